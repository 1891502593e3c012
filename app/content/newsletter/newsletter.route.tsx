import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { checkedProof } from '~/auth/security-code/human-check'
import {
  asksForCode,
  questionDue,
  rememberCode,
  typedOnly,
  wantsNewCode,
} from '~/auth/security-code/security-question'
import type { Outcome } from '~/backend/http/envelope'
import { fieldKinds } from '~/forms/read-fields'
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

const NewsletterPage = serverOnlyPage(() => import('./newsletter-page'))

/** The newsletter's own page: where a refused address is corrected without script. */
export async function loader({ context }: LoaderFunctionArgs) {
  return {
    question: await questionDue(context, 'newsletter'),
    head: privateHead(translatorOf(context.language)('newsletter.title')),
  }
}

/** Errors for the newsletter's page, and as data for the form in the footer. */
const refuseAddress = (context: RequestContext, result: SubmissionResult, status = 422) =>
  refuse(context, result, { status, state: { notices: [] as ActionResult['notices'] } })

/** The shop asks for a security code, which only the newsletter's own page has room for. */
function askCode(
  context: RequestContext,
  submission: Pick<Submission<unknown>, 'reply'>,
  { fields, message }: Outcome,
) {
  rememberCode(context, 'newsletter')
  const t = translatorOf(context.language)
  const { security_code: code, ...others } = fields
  const errors = messagesOf({ message, fields: code ? { code } : others }, t('error.general'))
  const link = { href: hrefOf('newsletter', context.language), text: t('newsletter.title') }
  const notices: ActionResult['notices'] = context.enhanced
    ? [{ tone: 'bad', text: errors.join(' '), link, ms: noticeMs.error }]
    : []
  const name = code && !context.enhanced ? 'security_code' : 'email'
  const result = submission.reply({ fieldErrors: { ...others, [name]: errors } })
  return refuse(context, result, { state: { notices } })
}

/** Subscribes an address; the answer does not reveal who is known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: z.object({ email: fieldKinds(t).email }) })
  if (submission.status !== 'success') return refuseAddress(context, submission.reply())
  if (wantsNewCode(form)) {
    rememberCode(context, 'newsletter')
    return refuseAddress(context, typedOnly(submission).reply())
  }
  const refused = (email: string[]) => submission.reply({ fieldErrors: { email } })
  const { proof, refused: refusal } = await checkedProof(context, form, 'newsletter')
  if (refusal) return refuseAddress(context, submission.reply({ fieldErrors: refusal }))
  try {
    const { email } = submission.value
    const outcome = await context.backend.membership.subscribe(email, proof)
    const text = outcome.message || t('error.general')
    if (!outcome.ok && asksForCode(form, outcome.fields))
      return askCode(context, submission, outcome)
    if (!outcome.ok) return refuseAddress(context, refused(messagesOf(outcome, text)))
    return respond(context, pageBefore(request) ?? hrefOf('home', context.language), {
      notices: [{ tone: 'good', text, ms: noticeMs.newsletter }],
      result: submission.reply({ resetForm: true }),
    })
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseAddress(context, refused([text]), status)
  }
}

export const clientAction = sendAction

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function NewsletterRoute() {
  const { question } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <NewsletterPage question={question} {...(refused?.result && { result: refused.result })} />
}
