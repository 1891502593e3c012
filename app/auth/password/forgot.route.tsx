import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { checkedProof } from '~/auth/security-code/human-check'
import {
  offeredQuestion,
  rememberCode,
  typedOnly,
  wantsNewCode,
} from '~/auth/security-code/security-question'
import { signInOffer } from '~/auth/sign-in/sign-in-tabs'
import type { Outcome } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader, typedPhone } from '~/forms/phone/phone-choice'
import { fieldKinds } from '~/forms/read-fields'
import { errorNotices, messagesOf } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { handOverMissingCall, handOverTo } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'

const ForgotPage = serverOnlyPage(() => import('./forgot-page'))

const tabOf = (word: unknown) => (word === 'telefon' ? ('phone' as const) : ('email' as const))

export async function loader({ request, context }: LoaderFunctionArgs) {
  // Both at once: a shop that hangs costs one deadline.
  const loading = offeredQuestion(context, 'forgot-password')
  if (!(await context.backend.mayTake('FORGOT_PASSWORD'))) handOverTo(context, 'forgotPassword')
  const { phone: takesPhone } = await signInOffer(context)
  const params = new URL(request.url).searchParams
  const by = takesPhone ? tabOf(params.get('tip')) : 'email'
  return {
    by,
    back: safePath(params.get('donus')),
    takesPhone,
    phone: by === 'phone' ? await phoneChoice(context, '') : undefined,
    question: await loading,
    head: privateHead(translatorOf(context.language)('password.forgot')),
  }
}

async function readRequest(request: Request, context: RequestContext) {
  const form = await request.formData()
  const by = tabOf(form.get('tip'))
  const readPhone = by === 'phone' ? await phoneReader(context, form, 'name') : undefined
  const kinds = fieldKinds(translatorOf(context.language), readPhone)
  const schema = z.object({ name: by === 'email' ? kinds.email : kinds.phone })
  const back = safePath(form.get('donus'))
  return { form, by, back, submission: parseWithZod(form, { schema }) }
}

async function refuseForgot(
  context: RequestContext,
  { form, by, back, submission }: Awaited<ReturnType<typeof readRequest>>,
  { errors = {}, text = '', status = 422 }: Refusal,
) {
  const result = submission.reply({ fieldErrors: errors, hideFields: ['security_code'] })
  const phone = by === 'phone' ? await typedPhone(context, form, 'name') : undefined
  return refuse(context, result, {
    status,
    notices: errorNotices(text),
    state: { by, back, sent: '', phone },
  })
}

/** Errors of the security code are shown beside it, all others beside the name. */
function errorsOf(outcome: Outcome, general: string): Record<string, string[]> {
  const { security_code: code, ...others } = outcome.fields
  if (code && Object.keys(others).length === 0) return { security_code: code }
  const name = messagesOf({ ...outcome, fields: others }, general)
  return code ? { security_code: code, name } : { name }
}

/** The security code is used up by the first of two presses. */
const once = sendOnce<Outcome>('FORGOT_PASSWORD')

/** Requests the link. The reply does not reveal whether the account exists. */
export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readRequest(request, context)
  const { form, by, back, submission } = read
  if (wantsNewCode(form))
    return refuseForgot(context, { ...read, submission: typedOnly(submission) }, {})
  if (submission.status !== 'success') return refuseForgot(context, read, {})
  const { proof, refused } = await checkedProof(context, form, 'forgot-password', true)
  if (refused) return refuseForgot(context, read, { errors: refused })
  try {
    const { name } = submission.value
    const { forgotPassword } = context.backend.membership
    const sent = { form, payload: [by, name] }
    const outcome = await once(context, sent, () => forgotPassword(by, name, proof))
    const t = translatorOf(context.language)
    const message = outcome.message || t(outcome.ok ? 'password.linkSent' : 'error.general')
    if (outcome.ok) return data({ by, back, sent: message, phone: undefined })
    if ('security_code' in outcome.fields) rememberCode(context, 'forgot-password')
    return refuseForgot(context, read, { errors: errorsOf(outcome, message) })
  } catch (error) {
    handOverMissingCall(context, error)
    return refuseForgot(context, read, noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ForgotPasswordRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <ForgotPage {...page} {...useActionData<typeof action>()} />
}
