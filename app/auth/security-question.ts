import { noteFailure } from '~/failure'
import type { SecurityQuestion } from '~/shop/member-model'
import type { Visit } from '~/visit'

/** Whether a form that was sent held the question's field: what refuses it must ask anew. */
export const wasAsked = (form: FormData): boolean => form.has('security_code')

/**
 * What a sent form proves with that no machine sends it, by the contract's names: a captcha's own response, which
 * replaces the code, or the answer to the question; empty where it holds neither.
 */
export function securityAnswer(form: FormData): Record<string, string> {
  const word = (name: string, most: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, most) : ''
  }
  const captcha = word('g-recaptcha-response', 4000)
  if (captcha) return { 'g-recaptcha-response': captcha }
  const code = word('security_code', 16)
  return code ? { security_code: code } : {}
}

/** A new security question of the shop; null where it has none to ask now. The one before no longer counts. */
export async function securityQuestion(
  visit: Visit,
  purpose: string,
): Promise<SecurityQuestion | null> {
  try {
    return await visit.shop.membership.captcha(purpose)
  } catch (error) {
    noteFailure(visit, error)
    return null
  }
}
