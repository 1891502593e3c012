import type { FieldErrors } from '~/forms/read-fields'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { hasSecurityQuestion } from './security-question'

type Refused = {
  message: string
  errors: FieldErrors
  needsCode: boolean
}

/** Errors of a sign-in that needs a code, with the shop's words above the form, where they stay; null for any other. */
export function refusalWithCode(
  { language }: Pick<RequestContext, 'language'>,
  form: FormData,
  { message, errors, needsCode }: Refused,
): { errors: FieldErrors; formErrors: string[] } | null {
  const t = translatorOf(language)
  const { security_code: named, ...others } = errors
  const aboutCode = [...new Set(named?.filter(Boolean))]
  if (hasSecurityQuestion(form)) {
    if (!named) return null
    const code = aboutCode.length > 0 ? aboutCode : [t('auth.securityWrong')]
    return { errors: { ...others, security_code: code }, formErrors: beside(message, others, code) }
  }
  if (!needsCode) return null
  const words = message || aboutCode.join(' ')
  const code = [t('auth.securityNeeded')]
  return { errors: { ...others, security_code: code }, formErrors: beside(words, others, code) }
}

function beside(message: string, others: FieldErrors, code: string[]): string[] {
  const placed = [...Object.values(others).flat(), ...code]
  return message && !placed.includes(message) ? [message] : []
}
