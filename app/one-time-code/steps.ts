import { z } from 'zod'
import { type FieldErrors, fieldKinds, readFields } from '~/auth/read-fields'
import { digitsOf } from '~/auth/sign-in-form'
import { type StepKind, stepOf, takeStep } from '~/auth/step'
import type { Translate } from '~/i18n/translators'
import type { PhoneReader } from '~/phone/phone-choice'
import type { Outcome } from '~/shop/envelope'
import type { Visit } from '~/visit'

/** How long a code holds where the backend does not say, in seconds. */
const defaultTtl = 120

type CodeKind = Extract<StepKind, 'code' | 'verify'>

/** The code that this visit waits for; null while none was sent. */
export function waitingCode(visit: Visit, kind: CodeKind) {
  const step = stepOf(visit, kind)
  if (!step?.phone) return null
  const left = Math.max(0, Math.ceil((Number(step.until) - Date.now()) / 1000))
  return { phone: step.phone, left, ending: step.phone.slice(-4) }
}

/**
 * Keeps that a code is on its way: also when the backend refused another while the first still holds, which it says by
 * a ttl.
 */
export function keepCode(visit: Visit, kind: CodeKind, phone: string, outcome: Outcome): boolean {
  if (!outcome.ok && outcome.ttl <= 0) return false
  const until = Date.now() + (outcome.ttl > 0 ? outcome.ttl : defaultTtl) * 1000
  takeStep(visit, kind, { phone, until: String(until) })
  return true
}

export function readPhone(form: FormData, t: Translate, phoneOf: PhoneReader) {
  return readFields(form, z.object({ phone: fieldKinds(t, phoneOf).phone }))
}

/** The digits of the code. */
export function readCode(
  form: FormData,
  t: Translate,
): { ok: true; code: string } | { ok: false; fields: FieldErrors } {
  const code = digitsOf(String(form.get('otp') ?? '')).slice(0, 8)
  return code ? { ok: true, code } : { ok: false, fields: { otp: [t('form.required')] } }
}
