import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { securityAnswer } from '~/auth/security-code/security-question'
import type { Credentials } from '~/backend/auth/sign-in'
import { safePath } from '~/backend/http/safe-path'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { type SignInTab, tabOf } from './sign-in-tabs'

type ReadPhone = (typed: string) => string | null

const types = { email: 'email', phone: 'phone', vendor: 'vendor-code' } as const

/** Keeps digits only, and converts Eastern Arabic ones. */
export function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\D/g, '')
}

/** Schema of the sign-in form. @param readPhone digits with the country code, null for an invalid number */
export function signInSchema(tab: SignInTab, t: Translate, readPhone: ReadPhone = digitsOf) {
  const { upTo } = fieldKinds(t)
  const name = upTo(254)
  const username = {
    email: name.pipe(z.email(t('form.email'))),
    phone: name.transform((typed, context) => {
      const digits = readPhone(typed) ?? ''
      if (digits.length < 7 || digits.length > 15)
        context.addIssue({ code: 'custom', message: t('form.required') })
      return digits
    }),
    vendor: upTo(64),
  }[tab]
  return z.object({
    username,
    // Trimmed like in the other forms.
    password: upTo(256),
    rememberMe: z.string().optional(),
    security_code: z.string().optional(),
  })
}

export type SignInFields = z.input<ReturnType<typeof signInSchema>>

/** Reads the sign-in form; `credentials` is null where a field is invalid. */
export function readSignInForm(form: FormData, t: Translate, readPhone?: ReadPhone) {
  const tab = tabOf(form.get('tip'))
  const back = safePath(form.get('donus'))
  const submission = parseWithZod(form, { schema: signInSchema(tab, t, readPhone) })
  const value = submission.status === 'success' ? submission.value : null
  const credentials: Credentials | null = value && {
    type: types[tab],
    username: value.username,
    password: value.password,
    rememberMe: value.rememberMe !== undefined,
    redirect: back ?? '',
    proof: securityAnswer(form),
  }
  return { tab, back, submission, credentials }
}
