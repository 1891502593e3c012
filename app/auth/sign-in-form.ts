import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { Translate } from '~/i18n/translators'
import { safePath } from '~/safe-path'
import type { Credentials } from '~/shop/sign-in'
import { securityAnswer } from './security-question'
import { type SignInTab, tabOf } from './tabs'

type ReadPhone = (typed: string) => string | null

const types = { email: 'email', phone: 'phone', vendor: 'vendor-code' } as const

/** Digits alone, the Eastern Arabic ones as Western. */
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
    // As the mask and the other forms take it: without spaces at its ends.
    password: z.string(t('form.required')).trim().min(1, t('form.required')).max(256),
    rememberMe: z.string().optional(),
    donus: z.string().optional(),
  })
}

/** What the sign-in form asks; the password is never among what is shown again. */
export type ReadSignIn = { tab: SignInTab; back: string | null; typed: Typed } & (
  | { ok: true; asked: Credentials }
  | { ok: false; fields: Record<string, string[]> }
)
export type Typed = { username: string; rememberMe: boolean }

/** Reads the sign-in form; errors are by field, in the shopper's language. */
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
  const asked = {
    type: types[tab],
    username,
    password,
    rememberMe: typed.rememberMe,
    redirect: back ?? '',
    proof: securityAnswer(form),
  }
  return { ok: true, tab, back, typed, asked }
}
