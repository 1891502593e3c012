import { type FieldMetadata, getCollectionProps, getInputProps } from '@conform-to/react'

/** A field of any form, from conform's `useForm`. */
export type FormField = FieldMetadata<unknown, Record<string, unknown>>
type InputType = 'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'hidden'

const errorsOf = ({ errors }: FormField) => (errors ? { errors } : {})

/** Props of `Field` and its kin: `<Field label={t('auth.email')} {...fieldProps(fields.email, 'email')} />` */
export function fieldProps(field: FormField, type: InputType = 'text') {
  const { key: _key, form: _form, ...props } = getInputProps(field, { type, ariaAttributes: false })
  return { ...props, ...errorsOf(field) }
}

/** Props of a `Checkbox`, which sends `1`: `<Checkbox {...checkboxProps(fields.showName)}>` */
export function checkboxProps(field: FormField) {
  const { id, name, initialValue, required } = field
  return { id, name, defaultChecked: initialValue === '1', required, ...errorsOf(field) }
}

/** What `fieldProps` gives, for a `SelectField` or `TextField`, which have no type. */
export function controlProps(field: FormField) {
  const { type: _type, ...props } = fieldProps(field)
  return props
}

/** The inputs of a field that offers a choice, one for each value. */
export function choiceProps(field: FormField, type: 'radio' | 'checkbox', values: string[]) {
  return getCollectionProps(field, { type, options: values, ariaAttributes: false }).map(
    ({ key: _key, form: _form, ...props }) => props,
  )
}
