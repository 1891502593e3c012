import { z } from 'zod'
import type { RegisterField } from '~/backend/account/member-model'
import type { PhoneReader } from '~/forms/phone/phone-choice'
import { type FieldErrors, fieldKinds, readFields, typedOf } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { birthday } from './birthdate'

const day = (t: Translate) =>
  z.string(t('form.required')).transform((typed, context) => {
    const found = birthday(typed.trim())
    if (!found) context.addIssue({ code: 'custom', message: t('form.date') })
    return found
  })

const secrets = new Set(['password', 'password_again'])

/** The result of a registration form; `typed` holds no passwords. */
export type ReadRegister = { typed: Record<string, string> } & (
  | { ok: true; values: Record<string, string> }
  | { ok: false; fields: FieldErrors }
)

function schemaOf(block: RegisterField[], t: Translate, phone?: PhoneReader) {
  const kinds = fieldKinds(t, phone)
  const shapeOf = ({ key, type, required, options }: RegisterField): z.ZodType => {
    if (type === 'CHECK_BOX')
      return required
        ? kinds.mustTick(t(key === 'kvkk' ? 'register.kvkkNeeded' : 'form.mandatory'))
        : kinds.tick
    if (key === 'password') return kinds.newPassword
    if (key === 'birthdate' && options.length === 0) return required ? day(t) : day(t).optional()
    const fieldSchema =
      key === 'email'
        ? kinds.email
        : key === 'mobile_phone'
          ? kinds.phone
          : key === 'name' || key === 'surname'
            ? kinds.name
            : options.length > 0
              ? z
                  .string(t('form.required'))
                  .refine((one) => options.some(({ id }) => id === one), t('form.required'))
              : kinds.line
    return required ? fieldSchema : fieldSchema.optional()
  }
  return z.object(Object.fromEntries(block.map((field) => [field.key, shapeOf(field)])))
}

/** Reads only the fields that the shop's form has. */
export function readRegister(
  form: FormData,
  block: RegisterField[],
  t: Translate,
  phone?: PhoneReader,
): ReadRegister {
  const visibleKeys = block.map(({ key }) => key).filter((key) => !secrets.has(key))
  const typed = typedOf(form, visibleKeys)
  const read = readFields(form, schemaOf(block, t, phone))
  if (!read.ok) return { ok: false, typed, fields: read.fields }
  const values: Record<string, string> = {}
  for (const { key, type } of block) {
    const value = read.value[key]
    if (type === 'CHECK_BOX') values[key] = value === '1' ? '1' : '0'
    else if (typeof value === 'string') values[key] = value
  }
  if (values.password && form.has('password_again') && 'password_again' in values)
    if (values.password_again !== values.password)
      return { ok: false, typed, fields: { password_again: [t('register.notTheSame')] } }
  return { ok: true, typed, values }
}
