import type { SubmissionResult } from '@conform-to/react'
import { z } from 'zod'
import { digitsOf } from '~/auth/sign-in/sign-in-form'
import { type StepKind, saveStep, stepOf } from '~/auth/sign-in-step'
import type { Outcome } from '~/backend/http/envelope'
import type { PhoneReader } from '~/forms/phone/phone-choice'
import { fieldKinds } from '~/forms/read-fields'
import { messagesOf } from '~/forms/refusal'
import { type Translate, translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { noticeMs } from '~/ui/notice-times'

/** Validity of a code when the backend does not state one, in seconds. */
const defaultTtl = 120
/** More is no time that is left: a shop may send when the code ends. */
const maxTtl = 3600

type CodeKind = Extract<StepKind, 'code' | 'verify'>

/** The last of a form's steps: a button's own comes after the form's. */
export const stepIn = (form: FormData) => form.getAll('adim').at(-1)

/** Null when no code was sent. */
export function pendingCode(context: RequestContext, kind: CodeKind) {
  const step = stepOf(context, kind)
  if (!step?.phone) return null
  const left = Math.max(0, Math.ceil((Number(step.until) - Date.now()) / 1000))
  return { phone: step.phone, left, ending: step.phone.slice(-4) }
}

/** Saves that a code was sent; also when the backend refuses another one while the first is valid, which its ttl shows. */
export function saveCode(
  context: RequestContext,
  kind: CodeKind,
  phone: string,
  outcome: Outcome,
): boolean {
  if (!outcome.ok && outcome.ttl <= 0) return false
  const isTimeLeft = outcome.ttl > 0 && outcome.ttl <= maxTtl
  const until = Date.now() + (isTimeLeft ? outcome.ttl : defaultTtl) * 1000
  saveStep(context, kind, { phone, until: String(until) })
  return true
}

export const phoneSchema = (t: Translate, readNumber: PhoneReader) =>
  z.object({ phone: fieldKinds(t, readNumber).phone })

export const codeSchema = (t: Translate) =>
  z.object({
    otp: z
      .string(t('form.required'))
      .transform((typed) => digitsOf(typed).slice(0, 8))
      .refine(Boolean, t('form.required')),
  })

/** A refusal by the shop: the errors of a security code are beside it, all others beside the form's own field, which is emptied. */
export function refusedBy(
  name: 'phone' | 'otp',
  outcome: Pick<Outcome, 'message' | 'fields'>,
  general: string,
  typed?: Record<string, string>,
): SubmissionResult {
  const { security_code: code, ...fields } = outcome.fields
  const isOnlyCode = code && Object.keys(fields).length === 0
  const errors = isOnlyCode ? [] : messagesOf({ ...outcome, fields }, general)
  const result = refusedField(name, errors)
  if (!code) return result
  const error = { ...result.error, security_code: code }
  return { ...result, error, ...(isOnlyCode && typed && { initialValue: typed }) }
}

/** A refusal of what the forms of a code hold: `phone` before a code is sent, `otp` after. */
export const refusedField = (name: 'phone' | 'otp', errors: string[]): SubmissionResult => ({
  status: 'error',
  error: { [name]: errors },
})

export function unansweredCode(
  name: 'phone' | 'otp',
  form: FormData,
  text: string,
): SubmissionResult {
  const otp = form.get('otp')
  const typed = name === 'otp' && typeof otp === 'string' && { initialValue: { otp } }
  return { ...refusedField(name, [text]), ...typed }
}

/** What the shop says of a code that it has sent, or had sent before, for the next page. */
export function noteSent(context: RequestContext, { ok, message }: Outcome): void {
  const text = message || translatorOf(context.language)(ok ? 'code.sent' : 'error.general')
  context.flash([{ tone: ok ? 'good' : 'warn', text, ms: noticeMs.code }])
}
