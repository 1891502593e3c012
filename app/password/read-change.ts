import { z } from 'zod'
import { type FieldErrors, fieldKinds, readFields } from '~/auth/read-fields'
import type { Translate } from '~/i18n/translators'

/** The fields of a change of password, as the shop and the form call them. */
export const changeFields = [
  'password_old',
  'password_new',
  'password_new_again',
  'security_code',
] as const

/** A change of password as it was filled in; the new one is asked for twice. */
export type Change = { old: string; next: string }

/** Reads the form of a change of password; without `asksOld` the link of a mail stands for the old one. */
export function readChange(
  form: FormData,
  t: Translate,
  asksOld: boolean,
): { ok: true; change: Change } | { ok: false; fields: FieldErrors } {
  const kinds = fieldKinds(t)
  const schema = z
    .object({
      password_old: asksOld ? kinds.password : kinds.password.optional(),
      password_new: kinds.newPassword,
      password_new_again: kinds.password,
    })
    .refine((one) => one.password_new === one.password_new_again, {
      path: ['password_new_again'],
      message: t('register.notTheSame'),
    })
  const read = readFields(form, schema)
  if (!read.ok) return read
  const { password_old, password_new } = read.value
  return { ok: true, change: { old: password_old ?? '', next: password_new } }
}
