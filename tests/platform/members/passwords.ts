import type { Fields } from '../server/fields'
import type { FieldFault } from '../server/reply'

/** The platform's rule for a new password: ten characters with a lower and an upper letter, a digit and a sign. */
export function isStrong(password: string): boolean {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
  return password.length >= 10 && kinds.every((kind) => kind.test(password))
}

/** What is wrong with the new password of a form, which is typed twice. */
export function newPasswordFault(form: Fields, current: string): FieldFault | undefined {
  const password = form.get('password_new')
  if (!isStrong(password))
    return {
      key: 'password_new',
      statusText: 'Şifre en az 10 karakter olmalı; büyük, küçük harf, rakam ve işaret içermeli.',
    }
  if (password === current)
    return { key: 'password_new', statusText: 'Yeni şifre eskisinden farklı olmalı.' }
  if (password !== form.get('password_new_again'))
    return { key: 'password_new_again', statusText: 'Şifreler aynı değil.' }
  return undefined
}
