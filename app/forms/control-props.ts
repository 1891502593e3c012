import { type FieldMetadata, getCollectionProps } from '@conform-to/react'
import { fieldProps } from './field-props'

type Metadata = FieldMetadata<unknown, Record<string, unknown>>

/** What `fieldProps` gives, for a `SelectField` or `TextField`, which have no type. */
export function controlProps(field: Metadata) {
  const { type: _type, ...props } = fieldProps(field)
  return props
}

/** The inputs of a field that offers a choice, one for each value. */
export function choiceProps(field: Metadata, type: 'radio' | 'checkbox', values: string[]) {
  return getCollectionProps(field, { type, options: values, ariaAttributes: false }).map(
    ({ key: _key, form: _form, ...props }) => props,
  )
}
