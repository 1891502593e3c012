import type { FieldMetadata } from '@conform-to/react'
import { Fragment, type ReactNode } from 'react'
import type { RegisterField } from '~/backend/account/member-model'
import { checkboxProps, controlProps, fieldProps } from '~/forms/field-props'
import { Checkbox } from '~/forms/fields/checkbox'
import { ErrorText } from '~/forms/fields/error-text'
import { Field } from '~/forms/fields/field'
import { PasswordField } from '~/forms/fields/password-field'
import { SelectField } from '~/forms/fields/select-field'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import type { Translate } from '~/i18n/translators'
import { useT } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { isoDay } from './birthdate'

/** Values of the form by the shop's field names. */
export type RegisterValues = Record<string, string>
type Metadata = FieldMetadata<string, RegisterValues>

type Props = {
  block: RegisterField[]
  fields: Record<string, Metadata | undefined>
  /** Pages with the full text of a consent, by field. */
  notices: Record<string, string>
  phone?: PhoneStart | undefined
  belowEmail?: ReactNode
}

const inputs: Record<string, object> = {
  name: { mask: 'name', autoComplete: 'given-name', maxLength: 60 },
  surname: { mask: 'name', autoComplete: 'family-name', maxLength: 60 },
  email: { mask: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  birthdate: { autoComplete: 'bday', min: '1900-01-01' },
}

const inputTypes: Record<string, 'email' | 'date' | undefined> = {
  email: 'email',
  birthdate: 'date',
}

const labelOf = ({ key, label }: RegisterField, t: Translate): string =>
  label || t(`register.consents.${key}`)

export const labelsOf = (block: RegisterField[], t: Translate): Record<string, string> =>
  Object.fromEntries(block.map((field) => [field.key, labelOf(field, t)]))

export function RegisterFields({ block, fields, notices, phone, belowEmail }: Props) {
  return block.map((field) => {
    const metadata = fields[field.key]
    return (
      metadata && (
        <Fragment key={field.key}>
          <RegisterInput
            field={field}
            metadata={metadata}
            notice={notices[field.key]}
            phone={phone}
          />
          {field.key === 'email' && belowEmail}
        </Fragment>
      )
    )
  })
}

type InputProps = {
  field: RegisterField
  metadata: Metadata
  notice: string | undefined
  phone: PhoneStart | undefined
}

function RegisterInput({ field, metadata, notice, phone }: InputProps) {
  const t = useT()
  const { key, required, type, options } = field
  const label = labelOf(field, t)
  if (type === 'CHECK_BOX')
    return (
      <Checkbox {...checkboxProps(metadata)} required={required}>
        {notice ? <a href={notice}>{label}</a> : label}
      </Checkbox>
    )
  if (key === 'password' || key === 'password_again') {
    const hint = key === 'password' ? t('register.passwordHint') : undefined
    return <PasswordField {...fieldProps(metadata)} label={label} kind="new" hint={hint} />
  }
  if (options.length > 0 && type === 'SELECT_BOX')
    return <ListField field={field} metadata={metadata} />
  if (options.length > 0) return <ChoiceField field={field} metadata={metadata} />
  if (key === 'mobile_phone' && phone)
    return (
      <PhoneField
        {...fieldProps(metadata, 'tel')}
        label={label}
        start={phone}
        required={required}
      />
    )
  const props = fieldProps(metadata, inputTypes[key])
  const value = metadata.initialValue ?? ''
  return (
    <Field
      {...inputs[key]}
      {...props}
      label={label}
      required={required}
      defaultValue={key === 'birthdate' ? isoDay(value) : value}
    />
  )
}

type ListProps = { field: RegisterField; metadata: Metadata }

function ListField({ field: { label, required, options, hasNext }, metadata }: ListProps) {
  const t = useT()
  return (
    <>
      <SelectField {...controlProps(metadata)} label={label} required={required}>
        <option value="">{t('form.choose')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </SelectField>
      {hasNext && (
        <Button name="adim" value="ileri" formNoValidate>
          {t('address.applyChoice')}
        </Button>
      )}
    </>
  )
}

function ChoiceField({ field, metadata }: { field: RegisterField; metadata: Metadata }) {
  const { id: groupId, errorId, name, initialValue, errors } = metadata
  return (
    <fieldset className="choice-group" id={groupId} aria-describedby={errors && errorId}>
      <legend>{field.label}</legend>
      {field.options.map((option) => (
        <label key={option.id} className="checkbox">
          <input
            type="radio"
            name={name}
            value={option.id}
            defaultChecked={initialValue === option.id}
          />
          {option.name}
        </label>
      ))}
      <ErrorText id={groupId} errors={errors} />
    </fieldset>
  )
}
