import { z } from 'zod'
import { charactersOf } from '~/forms/phone/character-masks'
import type { Translate } from '~/i18n/translators'
import { phoneDigits } from './phone/login-phone'

export type FieldErrors = Record<string, string[]>

/** Schemas of common fields. @param readPhone digits with the country code, null for an invalid number */
export function fieldKinds(
  t: Translate,
  readPhone: (typed: string) => string | null = phoneDigits,
) {
  const required = t('form.required')
  const typed = z.string(required).trim().min(1, required)
  const upTo = (max: number) =>
    typed.max(max, { error: t('formAnswer.tooLong', { max }), abort: true })
  return {
    upTo,
    line: upTo(500),
    /** Letters, spaces, hyphens, apostrophes and dots (app/forms/phone/character-masks.ts). */
    name: upTo(60).regex(charactersOf('name'), t('register.letters')),
    email: upTo(254).pipe(z.email(t('form.email'))),
    phone: typed.transform((text, context) => {
      const digits = readPhone(text)
      if (!digits) context.addIssue({ code: 'custom', message: required })
      return digits ?? ''
    }),
    password: upTo(128),
    newPassword: upTo(128).min(10, t('register.shortPassword')),
    tick: z.string().optional(),
    /** Our checkboxes send `1`. */
    mustTick: (message: string) => z.literal('1', message),
  }
}
