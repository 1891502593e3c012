import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { Credentials } from '~/backend/auth/sign-in'
import { safePath } from '~/backend/http/safe-path'
import type { Translate } from '~/i18n/translators'
import { securityAnswer } from './security-question'
import { type SignInTab, tabOf } from './sign-in-tabs'

type ReadPhone = (typed: string) => string | null

const types = { email: 'email', phone: 'phone', vendor: 'vendor-code' } as const

/** Keeps digits only, and converts Eastern Arabic ones. */
export function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\D/g, '')
}

function schemaFor(tab: SignInTab, t: Translate, readPhone: ReadPhone) {
  const name = z.string(t('form.required')).trim().min(1, t('form.required')).max(254)
  const username = {
    email: name.pipe(z.email(t('form.email'))),
    phone: name.transform((typed, context) => {
      const digits = readPhone(typed) ?? ''
      if (digits.length < 7 || digits.length > 15)
        context.addIssue({ code: 'custom', message: t('form.required') })
      return digits
    }),
    vendor: name.max(64),
  }[tab]
  return z.object({
    username,
    // Trimmed like in the other forms.
    password: z.string(t('form.required')).trim().min(1, t('form.required')).max(256),
    rememberMe: z.string().optional(),
    donus: z.string().optional(),
  })
}

/** The result of the sign-in form; `typed` never holds the password. */
export type ReadSignIn = { tab: SignInTab; back: string | null; typed: Typed } & (
  | { ok: true; credentials: Credentials }
  | { ok: false; fields: Record<string, string[]> }
)
export type Typed = { username: string; rememberMe: boolean }

export function readSignInForm(
  form: FormData,
  t: Translate,
  readPhone: ReadPhone = digitsOf,
): ReadSignIn {
  const tab = tabOf(form.get('tip'))
  const back = safePath(form.get('donus'))
  const typed = {
    username: String(form.get('username') ?? '').slice(0, 254),
    rememberMe: form.get('rememberMe') !== null,
  }
  const submission = parseWithZod(form, { schema: schemaFor(tab, t, readPhone) })
  if (submission.status !== 'success') {
    const errors = submission.error ?? {}
    const fields: Record<string, string[]> = {}
    for (const [name, found] of Object.entries(errors)) if (found) fields[name] = found
    return { ok: false, tab, back, typed, fields }
  }
  const { username, password } = submission.value
  const credentials = {
    type: types[tab],
    username,
    password,
    rememberMe: typed.rememberMe,
    redirect: back ?? '',
    proof: securityAnswer(form),
  }
  return { ok: true, tab, back, typed, credentials }
}
