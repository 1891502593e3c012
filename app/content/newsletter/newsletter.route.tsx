import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { checkedProof } from '~/auth/security-code/human-check'
import {
  asksForCode,
  questionDue,
  rememberCode,
  typedOnly,
  wantsNewCode,
} from '~/auth/security-code/security-question'
import type { Outcome } from '~/backend/http/envelope'
import { messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { sendAction } from '~/rendering/forms/client-action'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { refuse, respond } from '~/session/respond'
import type { ActionResult } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import {
  choicesOf,
  demandedNames,
  nameFields,
  newsletterSchema,
  rememberNames,
} from './demanded-names'

const NewsletterPage = serverOnlyPage(() => import('./newsletter-page'))

/** The newsletter's own page: where a refused address is corrected without script. */
export async function loader({ context }: LoaderFunctionArgs) {
  return {
    ...demandedNames(context),
    choices: await choicesOf(context),
    question: await questionDue(context, 'newsletter'),
    head: privateHead(translatorOf(context.language)('newsletter.title')),
  }
}

/** Errors for the newsletter's page, and as data for the form in the footer. */
const refuseAddress = (context: RequestContext, result: SubmissionResult, status = 422) =>
  refuse(context, result, { status, state: { notices: [] as ActionResult['notices'] } })

type Submitted = Pick<Submission<unknown>, 'reply' | 'payload'>

/** The shop demands a security code or more fields, which only the newsletter's own page has room for. */
function askOnPage(context: RequestContext, submission: Submitted, { fields, message }: Outcome) {
  const t = translatorOf(context.language)
  const { security_code: code, ...others } = fields
  const names = nameFields.filter((name) => name in others)
  rememberNames(context, String(submission.payload.email ?? ''), names)
  const errors = messagesOf({ message, fields: code ? { code } : others }, t('error.general'))
  const link = { href: hrefOf('newsletter', context.language), text: t('newsletter.title') }
  const notices: ActionResult['notices'] = context.enhanced
    ? [{ tone: 'bad', text: errors.join(' '), link, ms: noticeMs.error }]
    : []
  const place = code && !context.enhanced ? 'security_code' : (names[0] ?? 'email')
  const result = submission.reply({ fieldErrors: { ...others, [place]: errors } })
  return refuse(context, result, { state: { notices } })
}

function refuseByShop(
  context: RequestContext,
  form: FormData,
  submission: Submitted,
  outcome: Outcome,
) {
  const isCodeDemanded = asksForCode(form, outcome.fields)
  if (isCodeDemanded) rememberCode(context, 'newsletter')
  if (isCodeDemanded || nameFields.some((name) => name in outcome.fields))
    return askOnPage(context, submission, outcome)
  const email = messagesOf(outcome, translatorOf(context.language)('error.general'))
  return refuseAddress(context, submission.reply({ fieldErrors: { email } }))
}

const filledIn = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])))

/** Subscribes an address; the answer does not reveal who is known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: newsletterSchema(t) })
  if (submission.status !== 'success') return refuseAddress(context, submission.reply())
  if (wantsNewCode(form)) {
    rememberCode(context, 'newsletter')
    return refuseAddress(context, typedOnly(submission).reply())
  }
  const { proof, refused: refusal } = await checkedProof(context, form, 'newsletter')
  if (refusal) return refuseAddress(context, submission.reply({ fieldErrors: refusal }))
  try {
    const fields = { ...filledIn(submission.value), ...proof }
    const outcome = await context.backend.membership.subscribe(fields)
    if (!outcome.ok) return refuseByShop(context, form, submission, outcome)
    delete context.session.newsletter
    const text = outcome.message || t('newsletter.done')
    return respond(context, pageBefore(request) ?? hrefOf('home', context.language), {
      notices: [{ tone: 'good', text, ms: noticeMs.newsletter }],
      result: submission.reply({ resetForm: true }),
    })
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseAddress(context, submission.reply({ fieldErrors: { email: [text] } }), status)
  }
}

export const clientAction = sendAction

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function NewsletterRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <NewsletterPage {...page} {...(refused?.result && { result: refused.result })} />
}
