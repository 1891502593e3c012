import type { SecurityQuestion } from '~/backend/account/member-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** Whether the form held the security question, so that a refusal needs a new one. */
export const hasSecurityQuestion = (form: FormData): boolean => form.has('security_code')

/** The proof against bots in a form, by its names in the contract: a captcha's response, else the security code. */
export function securityAnswer(form: FormData): Record<string, string> {
  const fieldValue = (name: string, max: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, max) : ''
  }
  const captcha = fieldValue('g-recaptcha-response', 4000)
  if (captcha) return { 'g-recaptcha-response': captcha }
  const code = fieldValue('security_code', 16)
  return code ? { security_code: code } : {}
}

/** Loads a new security question; null when there is none. The previous one becomes invalid. */
export async function securityQuestion(
  context: RequestContext,
  purpose: string,
): Promise<SecurityQuestion | null> {
  try {
    return await context.backend.membership.captcha(purpose)
  } catch (error) {
    noteFailure(context, error)
    return null
  }
}
