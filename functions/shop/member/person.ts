import type { Fields } from '../form'
import { field } from '../form'
import type { Wrong } from './answers'
import { isEmail } from './answers'
import { phoneOf } from './phone'

export type Person = { name: string; surname: string; email: string; phone: string; gender: number }

const NAME = /^[\p{L}\p{M}'’ .-]{1,60}$/u

/** Reads name, surname, email, phone and gender of a form; adds errors to `wrong` by field. */
export function readPerson(fields: Fields, wrong: Wrong): Person {
  const name = field(fields, 'name')
  const surname = field(fields, 'surname')
  const email = field(fields, 'email')
  const phone = phoneOf(field(fields, 'mobile_phone'))
  const gender = Number(field(fields, 'gender') || 2)
  if (!NAME.test(name)) wrong.name = 'required'
  if (!NAME.test(surname)) wrong.surname = 'required'
  if (!isEmail(email)) wrong.email = email ? 'notAnEmail' : 'required'
  if (!phone) wrong.mobile_phone = 'required'
  return {
    name,
    surname,
    email,
    phone: phone ?? '',
    gender: [0, 1, 2].includes(gender) ? gender : 2,
  }
}
