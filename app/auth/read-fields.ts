import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { Translate } from '~/i18n/translators'
import { signsOf } from '~/phone/sign-rules'
import { phoneDigits } from './phone-digits'

export type FieldErrors = Record<string, string[]>

/** A form judged by its schema: its values, or what is wrong by field. */
export function readFields<S extends z.ZodType>(
  form: FormData,
  schema: S,
): { ok: true; value: z.output<S> } | { ok: false; fields: FieldErrors } {
  const submission = parseWithZod(form, { schema })
  if (submission.status === 'success') return { ok: true, value: submission.value as z.output<S> }
  const fields: FieldErrors = {}
  for (const [name, found] of Object.entries(submission.error ?? {})) {
    const texts = found as string[] | null
    if (texts && texts.length > 0) fields[name] = texts
  }
  return { ok: false, fields }
}

/** What was typed into these fields, to be shown again; never ask for a secret. */
export function typedOf(form: FormData, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').slice(0, 500)]))
}

/**
 * The fields that every form of a person asks in the same way.
 * @param readPhone a typed number's digits with its country's, null for none
 */
export function fieldKinds(
  t: Translate,
  readPhone: (typed: string) => string | null = phoneDigits,
) {
  const required = t('form.required')
  const line = z.string(required).trim().min(1, required)
  return {
    line: line.max(500, t('form.tooLong', { most: 500 })),
    /** Letters, spaces, hyphens; names have apostrophes, of both kinds, and dots too (app/phone/sign-rules.ts). */
    name: line
      .max(60, t('form.tooLong', { most: 60 }))
      .regex(signsOf('name'), t('register.letters')),
    email: line.max(254, t('form.email')).pipe(z.email(t('form.email'))),
    phone: line.transform((typed, context) => {
      const digits = readPhone(typed)
      if (!digits) context.addIssue({ code: 'custom', message: required })
      return digits ?? ''
    }),
    /** A secret is taken as it was typed, but for spaces at its ends. */
    password: z.string(required).trim().min(1, required).max(128),
    newPassword: z
      .string(required)
      .trim()
      .min(1, required)
      .min(10, t('register.shortPassword'))
      .max(128, t('form.tooLong', { most: 128 })),
    tick: z.string().optional(),
    /** A box of ours sends `1`; anything else agrees to nothing. */
    mustTick: (message: string) => z.literal('1', message),
  }
}
