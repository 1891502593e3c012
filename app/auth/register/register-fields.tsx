import type { RegisterField } from '~/backend/account/member-model'
import { Checkbox } from '~/forms/checkbox'
import { Field } from '~/forms/field'
import { PasswordField } from '~/forms/password-field'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useT } from '~/i18n/use-locale'
import { isoDay } from './birthdate'

type Props = {
  fields: RegisterField[]
  values: Record<string, string>
  errors: Record<string, string[]> | undefined
  /** Pages with the full text of a consent, by field. */
  notices: Record<string, string>
  phone?: PhoneStart | undefined
}

const inputs: Record<string, object> = {
  name: { mask: 'name', autoComplete: 'given-name', maxLength: 60 },
  surname: { mask: 'name', autoComplete: 'family-name', maxLength: 60 },
  email: {
    mask: 'email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 254,
  },
  birthdate: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
}

export function RegisterFields({ fields, values, errors, notices, phone }: Props) {
  const t = useT()
  return fields.map((field) => {
    const { key, label, required, options } = field
    const wrong = errors?.[key]
    const value = values[key] ?? ''
    if (field.type === 'CHECK_BOX')
      return (
        <Checkbox key={key} name={key} required={required} checked={value === '1'} errors={wrong}>
          {notices[key] ? <a href={notices[key]}>{label}</a> : label}
        </Checkbox>
      )
    if (key === 'password' || key === 'password_again')
      return (
        <PasswordField
          key={key}
          name={key}
          label={label}
          kind="new"
          {...(key === 'password' ? { hint: t('register.passwordHint') } : {})}
          errors={wrong}
        />
      )
    if (options.length > 0)
      return (
        <fieldset key={key} className="picks" id={`f-${key}`} data-enhance={wrong && 'forgive'}>
          <legend>{label}</legend>
          {options.map(({ id, name }) => (
            <label key={id} className="tick">
              <input type="radio" name={key} value={id} defaultChecked={value === id} />
              {name}
            </label>
          ))}
          {wrong && <p className="wrong">{wrong.join(' ')}</p>}
        </fieldset>
      )
    if (key === 'mobile_phone' && phone)
      return (
        <PhoneField
          key={key}
          name={key}
          label={label}
          start={phone}
          required={required}
          errors={wrong}
        />
      )
    return (
      <Field
        key={key}
        {...inputs[key]}
        label={label}
        name={key}
        required={required}
        defaultValue={key === 'birthdate' ? isoDay(value) : value}
        {...(wrong ? { errors: wrong } : {})}
      />
    )
  })
}
