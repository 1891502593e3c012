import { z } from 'zod'
import { type FieldErrors, fieldKinds, readFields } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'

/** Fields of the form, named as in the backend. */
export const changeFields = [
  'password_old',
  'password_new',
  'password_new_again',
  'security_code',
] as const

export type Change = { old: string; next: string }

/** Without `requiresOld` the token of the e-mail replaces the old password. */
export function readChange(
  form: FormData,
  t: Translate,
  requiresOld: boolean,
): { ok: true; change: Change } | { ok: false; fields: FieldErrors } {
  const kinds = fieldKinds(t)
  const schema = z
    .object({
      password_old: requiresOld ? kinds.password : kinds.password.optional(),
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
