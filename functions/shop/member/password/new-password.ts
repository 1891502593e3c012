import { hashPassword } from '../../auth/password'
import type { Fields } from '../../form'
import type { Wrong } from '../answers'
import { isGoodPassword, strengthOf } from './strength'

/** The new password of a form, which has it twice; adds errors to `wrong`. */
export function readNewPassword(fields: Fields, old: string, wrong: Wrong): string {
  const next = fields.get('password_new')?.[0] ?? ''
  if (!isGoodPassword(next)) wrong.password_new = next ? 'shortPassword' : 'required'
  else if (next === old) wrong.password_new = 'sameAsOld'
  else if ((fields.get('password_new_again')?.[0] ?? '') !== next)
    wrong.password_new_again = 'notTheSame'
  return next
}

export async function secured(password: string) {
  return { hash: await hashPassword(password), strength: strengthOf(password) }
}
