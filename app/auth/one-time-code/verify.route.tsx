import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { typedOnly } from '~/auth/security-code/security-question'
import type { Outcome } from '~/backend/http/envelope'
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

type Sent = { form: FormData; guarded: ReturnType<typeof guardedForm>; field: 'phone' | 'otp' }

function refuseOutcome(context: RequestContext, { form, guarded, field }: Sent, outcome: Outcome) {
  guarded.noteCode(outcome.fields)
  const general = translatorOf(context.language)('error.general')
  const otp = String(form.get('otp') ?? '')
  return refuse(context, refusedBy(field, outcome, general, { otp }))
}

function endVerified(context: RequestContext, { message }: Outcome) {
  context.session.step = undefined
  const text = message || translatorOf(context.language)('code.verified')
  context.flash([{ tone: 'good', text, ms: noticeMs.code }])
  return redirect(hrefOf('account', context.language), 303)
}

async function requestCode(context: RequestContext, sent: Sent) {
  const phone = await phoneOf(context)
  if (!phone)
    return refuse(
      context,
      refusedField('phone', [translatorOf(context.language)('code.numberMissing')]),
    )
  const outcome = await context.backend.codes.verifySms(phone, '', sent.guarded.proof)
  if (outcome.isVerified) return endVerified(context, outcome)
  if (!saveCode(context, 'verify', phone, outcome)) return refuseOutcome(context, sent, outcome)
  noteSent(context, outcome)
  return redirect(hrefOf('verifyPhone', context.language), 303)
}

async function confirmCode(context: RequestContext, phone: string, sent: Sent) {
  const t = translatorOf(context.language)
  const submission = parseWithZod(sent.form, { schema: codeSchema(t) })
  if (submission.status !== 'success')
    return refuse(context, submission.reply({ hideFields: ['otp'] }))
  const { verifySms } = context.backend.codes
  const outcome = await verifySms(phone, submission.value.otp, sent.guarded.proof)
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
    if (pending) return await confirmCode(context, pending.phone, sent)
    return refuse(context, refusedField('phone', [t('codeTimer.expired')]))
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
