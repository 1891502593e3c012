import { type FieldMetadata, getInputProps } from '@conform-to/react'

type InputType = 'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'hidden'

/**
 * A field's id, name, value, constraints and errors, for `Field` and its kin.
 * @param field from conform's `useForm`
 * @example <Field label={t('auth.email')} {...fieldProps(fields.email, 'email')} />
 */
export function fieldProps(
  field: FieldMetadata<unknown, Record<string, unknown>>,
  type: InputType = 'text',
) {
  const { key: _key, form: _form, ...props } = getInputProps(field, { type, ariaAttributes: false })
  return field.errors ? { ...props, errors: field.errors } : props
}
