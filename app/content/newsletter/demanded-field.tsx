import { checkboxProps, controlProps, type FormField, fieldProps } from '~/forms/field-props'
import { Checkbox } from '~/forms/fields/checkbox'
import { Field } from '~/forms/fields/field'
import { SelectField } from '~/forms/fields/select-field'
import { useT } from '~/i18n/use-locale'
import type { Choices, NameField } from './demanded-names'

type Props = { name: NameField; field: FormField; choices: Choices }

/** A field that the shop demands beside the address. */
export function DemandedField({ name, field, choices: { genders, consent } }: Props) {
  const t = useT()
  if (name === 'kvkk')
    return (
      <Checkbox {...checkboxProps(field)} required>
        {consent.href ? <a href={consent.href}>{consent.label}</a> : consent.label}
      </Checkbox>
    )
  if (name === 'gender' && genders.length > 0)
    return (
      <SelectField label={t('newsletter.gender')} {...controlProps(field)} required>
        <option value="">{t('form.choose')}</option>
        {genders.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
    )
  if (name === 'phone')
    return (
      <Field
        {...fieldProps(field, 'tel')}
        {...{ label: t('auth.phone'), hint: t('phone.hint') }}
        {...{ autoComplete: 'tel', inputMode: 'tel', dir: 'ltr', maxLength: 40 }}
        required
      />
    )
  return <TextField name={name} field={field} />
}

function TextField({ name, field }: Pick<Props, 'name' | 'field'>) {
  const t = useT()
  const props = { ...fieldProps(field), required: true, maxLength: 60 }
  if (name === 'gender') return <Field {...props} label={t('newsletter.gender')} />
  const isName = name === 'name'
  return (
    <Field
      {...props}
      label={t(isName ? 'messages.name' : 'messages.surname')}
      mask="name"
      autoComplete={isName ? 'given-name' : 'family-name'}
    />
  )
}
