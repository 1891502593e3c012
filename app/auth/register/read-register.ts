import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { RegisterField, RegisterForm } from '~/backend/account/member-model'
import type { PhoneReader } from '~/forms/phone/phone-choice'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { birthday } from './birthdate'

/** Fields that are never sent back to the page. */
export const secretFields = [
  ...['password', 'password_again', 'password_new', 'password_new_again'],
  'security_code',
]

const longOnly = new Set(['gender', 'birthdate', 'password_again'])

/** The fields of the shop's form, or of its short one. */
export const requestedFields = ({ fields }: RegisterForm, quick: boolean): RegisterField[] =>
  quick ? fields.filter(({ key }) => !longOnly.has(key)) : fields

const day = (t: Translate) =>
  z.string(t('form.required')).transform((typed, context) => {
    const found = birthday(typed.trim())
    if (!found) context.addIssue({ code: 'custom', message: t('formAnswer.date') })
    return found
  })

function checkboxSchema({ key, required }: RegisterField, t: Translate): z.ZodType {
  const { tick, mustTick } = fieldKinds(t)
  if (!required) return tick
  return mustTick(t(key === 'kvkk' ? 'register.noticeRequired' : 'form.mandatory'))
}

const choiceSchema = ({ options }: RegisterField, t: Translate) =>
  z
    .string(t('form.required'))
    .refine((chosen) => options.some(({ id }) => id === chosen), t('form.required'))

function inputSchema(field: RegisterField, t: Translate, phone?: PhoneReader): z.ZodType {
  const kinds = fieldKinds(t, phone)
  if (field.key === 'email') return kinds.email
  if (field.key === 'mobile_phone') return kinds.phone
  if (field.key === 'name' || field.key === 'surname') return kinds.name
  if (field.options.length > 0) return choiceSchema(field, t)
  return field.key === 'birthdate' ? day(t) : kinds.line
}

function fieldSchema(field: RegisterField, t: Translate, phone?: PhoneReader): z.ZodType {
  if (field.type === 'CHECK_BOX') return checkboxSchema(field, t)
  if (field.key === 'password') return fieldKinds(t).newPassword
  const schema = inputSchema(field, t, phone)
  return field.required ? schema : schema.optional()
}

function valuesOf(block: RegisterField[], read: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { key, type } of block) {
    const value = read[key]
    if (type === 'CHECK_BOX') values[key] = value === '1' ? '1' : '0'
    else if (typeof value === 'string') values[key] = value
  }
  return values
}

/** Reads the fields of the shop's form. @returns `values`, null where one is wrong; `errors` beyond the submission's */
export function readRegister(
  form: FormData,
  block: RegisterField[],
  t: Translate,
  phone?: PhoneReader,
) {
  const shape = Object.fromEntries(block.map((field) => [field.key, fieldSchema(field, t, phone)]))
  const submission = parseWithZod(form, { schema: z.object(shape) })
  const values = submission.status === 'success' ? valuesOf(block, submission.value) : null
  const repeat = block.find(({ key }) => key === 'password_again')
  const [typed, repeated] = [form.get('password') ?? '', form.get('password_again') ?? '']
  const isMissing = repeated === '' && repeat?.required === true
  const isRepeated = !repeat || typed === '' || typed === repeated || isMissing
  const errors: Record<string, string[]> = isRepeated
    ? {}
    : { password_again: [t('register.passwordsDiffer')] }
  return { submission, values: isRepeated ? values : null, errors }
}
