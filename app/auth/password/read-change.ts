import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'

/** Fields of the form, named as in the backend. */
export const changeFields = [
  'password_old',
  'password_new',
  'password_new_again',
  'security_code',
] as const

export type ChangeFields = Partial<Record<(typeof changeFields)[number], string>>

/** @param requiresOld false where the token of an e-mail replaces the old password */
export function readChange(form: FormData, t: Translate, requiresOld: boolean) {
  const { password, newPassword } = fieldKinds(t)
  const schema = z
    .object({
      password_old: requiresOld ? password : password.optional(),
      password_new: newPassword,
      password_new_again: password,
    })
    .refine((one) => one.password_new === one.password_new_again, {
      path: ['password_new_again'],
      message: t('register.passwordsDiffer'),
    })
  return parseWithZod(form, { schema })
}

export type ReadChange = ReturnType<typeof readChange>

/** What the page needs to show the errors again; no password is sent back. */
export const replyOf = (submission: ReadChange, fieldErrors: Record<string, string[]>) =>
  submission.reply({ fieldErrors, hideFields: [...changeFields] })
