import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { isCodeDue, noteVerified, securityAnswer } from './security-question'

export type CheckedProof =
  | { proof: Record<string, string>; refused?: never }
  | { proof?: never; refused: { security_code: string[] } }

const texts = { refused: 'auth.captchaRefused', unreachable: 'auth.captchaUnreachable' } as const

/** Verifies a captcha; the shop's own code passes where it was shown. @param isRequired whether the form always needs a proof */
export async function checkedProof(
  context: RequestContext,
  form: FormData,
  purpose: string,
  isRequired = false,
): Promise<CheckedProof> {
  const proof = securityAnswer(form)
  const { captcha } = context
  if (!captcha) return { proof }
  const t = translatorOf(context.language)
  const isDue = isCodeDue(context, purpose)
  const response = proof['g-recaptcha-response']
  if (response) {
    const verdict = await captcha.verify(response)
    if (verdict === 'unreachable') context.failure = `captcha ${captcha.provider}`
    if (verdict !== 'human') return { refused: { security_code: [t(texts[verdict])] } }
    if (isDue) noteVerified(context)
    return { proof }
  }
  const isAnswered = isDue ? 'security_code' in proof : !isRequired
  return isAnswered ? { proof } : { refused: { security_code: [t('auth.captchaNeeded')] } }
}
