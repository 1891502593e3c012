import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { typedOnly } from '~/auth/security-code/security-question'
import type { Outcome } from '~/backend/http/envelope'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import {
  codeSchema,
  noteSent,
  pendingCode,
  refusedBy,
  refusedField,
  saveCode,
  stepIn,
  unansweredCode,
} from './pending-code'

const CodePage = serverOnlyPage(() => import('./code-page'))

async function phoneOf(context: RequestContext): Promise<string> {
  const form = await needed(context, context.backend.membership.registerForm(true))
  const phone = form.values.mobile_phone ?? ''
  return /\d/.test(phone) ? phone : ''
}

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('verifyPhone', context.language))
  const pending = pendingCode(context, 'verify')
  const phone = pending?.phone ?? (await phoneOf(context))
  return {
    left: pending?.left ?? null,
    ending: phone.slice(-4),
    hasNumber: phone !== '',
    question: await questionOfForm(context, 'verify-sms'),
    head: privateHead(translatorOf(context.language)('code.verify')),
  }
}

type Pending = ReturnType<typeof pendingCode>
type Sent = { form: FormData; guarded: ReturnType<typeof guardedForm>; field: 'phone' | 'otp' }

type Refused = Pick<Outcome, 'message' | 'fields'>

function refuseOutcome(context: RequestContext, { form, guarded, field }: Sent, outcome: Refused) {
  guarded.noteCode(outcome.fields)
  const general = translatorOf(context.language)('error.general')
  const otp = String(form.get('otp') ?? '')
  return refuse(context, refusedBy(field, outcome, general, { otp }))
}

function endVerified(context: RequestContext, { message }: Refused) {
  context.session.step = undefined
  const text = message || translatorOf(context.language)('code.verified')
  context.flash([{ tone: 'good', text, ms: noticeMs.code }])
  return redirect(hrefOf('account', context.language), 303)
}

type Verified = Awaited<ReturnType<RequestContext['backend']['codes']['verifySms']>>

const requestOnce = sendOnce<Verified>('VERIFY_SMS')
const confirmOnce = sendOnce<Refused & { ok: boolean }>('VERIFY_SMS')

async function requestCode(context: RequestContext, sent: Sent) {
  const phone = await phoneOf(context)
  if (!phone)
    return refuse(
      context,
      refusedField('phone', [translatorOf(context.language)('code.numberMissing')]),
    )
  const { codes } = context.backend
  const request = { form: sent.form, payload: [String(stepIn(sent.form)), phone] }
  const send = () => codes.verifySms(phone, '', sent.guarded.proof)
  const outcome = await requestOnce(context, request, send)
  if (outcome.isVerified) return endVerified(context, outcome)
  if (!saveCode(context, 'verify', phone, outcome)) return refuseOutcome(context, sent, outcome)
  noteSent(context, outcome)
  return redirect(hrefOf('verifyPhone', context.language), 303)
}

/** The first of two presses ends what is pending. */
async function confirmCode(context: RequestContext, pending: Pending, sent: Sent) {
  const t = translatorOf(context.language)
  const submission = parseWithZod(sent.form, { schema: codeSchema(t) })
  const expired = { ok: false, message: t('codeTimer.expired'), fields: {} }
  if (submission.status !== 'success')
    return pending
      ? refuse(context, submission.reply({ hideFields: ['otp'] }))
      : refuseOutcome(context, sent, expired)
  const { otp } = submission.value
  const { codes } = context.backend
  const send = async () =>
    pending ? codes.verifySms(pending.phone, otp, sent.guarded.proof) : expired
  const outcome = await confirmOnce(context, { form: sent.form, payload: otp }, send)
  if (!outcome.ok) return refuseOutcome(context, sent, outcome)
  return endVerified(context, outcome)
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('verifyPhone', context.language))
  const form = await request.formData()
  const pending = pendingCode(context, 'verify')
  const field = pending ? 'otp' : 'phone'
  const t = translatorOf(context.language)
  const guarded = guardedForm(context, form, 'verify-sms')
  if (guarded.isNewCodeWanted) {
    const typed = typedOnly(parseWithZod(form, { schema: codeSchema(t) }))
    return refuse(context, typed.reply({ hideFields: ['security_code'] }))
  }
  const sent = { form, guarded, field } as const
  try {
    if (stepIn(form) !== 'dogrula') return await requestCode(context, sent)
    return await confirmCode(context, pending, sent)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuse(context, unansweredCode(field, form, text), { status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function VerifyRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <CodePage kind="verify" back={null} {...page} {...useActionData<typeof action>()} />
}
