import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { addressMasks } from '~/account/address-form/address-masks'
import type { AddressName } from '~/account/address-form/address-values'
import type { FormRules, RuledField } from '~/account/address-form/field-rules'
import { fieldProps } from '~/forms/field-props'
import { Field } from '~/forms/fields/field'
import { useT } from '~/i18n/use-locale'
import { useAddressLabels } from './use-address-labels'

export type AddressFields = Record<AddressName, string>

/** The fields of conform's `useForm`, and the shop's rules for them. */
export type RuledForm = {
  fields: { [name in AddressName]: FieldMetadata<string, AddressFields> }
  rules: FormRules
}

/** A field's label by the rules: an optional one says so. */
export function useRuledLabel(rules: FormRules): (name: RuledField) => string {
  const t = useT()
  const labels = useAddressLabels()
  return (name) =>
    rules[name].required ? labels[name] : t('form.optional', { label: labels[name] })
}

type Props = Partial<ComponentProps<typeof Field>> & { of: RuledForm; name: RuledField }

/** An input by the rules of the shop, which may hide it. */
export function RuledInput({ of: { fields, rules }, name, ...input }: Props) {
  const labelOf = useRuledLabel(rules)
  const { show, required, max } = rules[name]
  if (!show) return null
  return (
    <Field
      label={labelOf(name)}
      required={required}
      maxLength={max}
      {...fieldProps(fields[name])}
      {...input}
    />
  )
}

type MaskedName = Exclude<keyof typeof addressMasks, 'nationality'>

/** An input that takes only some characters, and reads from left to right in every language. */
export function MaskedInput({ name, ...input }: Omit<Props, 'name'> & { name: MaskedName }) {
  return <RuledInput name={name} {...addressMasks[name]} {...input} dir="ltr" />
}
