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
  const line = z.string(required).trim().min(1, required)
  return {
    line: line.max(500, t('formAnswer.tooLong', { max: 500 })),
    /** Letters, spaces, hyphens, apostrophes and dots (app/forms/phone/character-masks.ts). */
    name: line
      .max(60, t('formAnswer.tooLong', { max: 60 }))
      .regex(charactersOf('name'), t('register.letters')),
    email: line.max(254, t('form.email')).pipe(z.email(t('form.email'))),
    phone: line.transform((typed, context) => {
      const digits = readPhone(typed)
      if (!digits) context.addIssue({ code: 'custom', message: required })
      return digits ?? ''
    }),
    password: z.string(required).trim().min(1, required).max(128),
    newPassword: z
      .string(required)
      .trim()
      .min(1, required)
      .min(10, t('register.shortPassword'))
      .max(128, t('formAnswer.tooLong', { max: 128 })),
    tick: z.string().optional(),
    /** Our checkboxes send `1`. */
    mustTick: (message: string) => z.literal('1', message),
  }
}
