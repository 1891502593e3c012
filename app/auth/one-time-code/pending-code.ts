import { z } from 'zod'
import { digitsOf } from '~/auth/sign-in/sign-in-form'
import { type StepKind, saveStep, stepOf } from '~/auth/sign-in-step'
import type { Outcome } from '~/backend/http/envelope'
import type { PhoneReader } from '~/forms/phone/phone-choice'
import { type FieldErrors, fieldKinds, readFields } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'

/** Validity of a code when the backend does not state one, in seconds. */
const defaultTtl = 120

type CodeKind = Extract<StepKind, 'code' | 'verify'>

/** Null when no code was sent. */
export function pendingCode(context: RequestContext, kind: CodeKind) {
  const step = stepOf(context, kind)
  if (!step?.phone) return null
  const left = Math.max(0, Math.ceil((Number(step.until) - Date.now()) / 1000))
  return { phone: step.phone, left, ending: step.phone.slice(-4) }
}

/**
 * Saves that a code was sent; also when the backend refuses another one while the first is valid, which its ttl shows.
 */
export function saveCode(
  context: RequestContext,
  kind: CodeKind,
  phone: string,
  outcome: Outcome,
): boolean {
  if (!outcome.ok && outcome.ttl <= 0) return false
  const until = Date.now() + (outcome.ttl > 0 ? outcome.ttl : defaultTtl) * 1000
  saveStep(context, kind, { phone, until: String(until) })
  return true
}

export function readPhone(form: FormData, t: Translate, phoneOf: PhoneReader) {
  return readFields(form, z.object({ phone: fieldKinds(t, phoneOf).phone }))
}

export function readCode(
  form: FormData,
  t: Translate,
): { ok: true; code: string } | { ok: false; fields: FieldErrors } {
  const code = digitsOf(String(form.get('otp') ?? '')).slice(0, 8)
  return code ? { ok: true, code } : { ok: false, fields: { otp: [t('form.required')] } }
}
