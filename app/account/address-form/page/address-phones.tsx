import { fieldProps } from '~/forms/field-props'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { type RuledForm, useRuledLabel } from './ruled-input'
import { useAddressLabels } from './use-address-labels'

type Props = {
  form: RuledForm
  phone: PhoneStart
  homePhone: PhoneStart | null
}

export function AddressPhones({ form: { fields, rules }, phone, homePhone }: Props) {
  const labels = useAddressLabels()
  const labelOf = useRuledLabel(rules)
  return (
    <>
      {rules.mobile_phone.show && (
        <PhoneField
          label={labelOf('mobile_phone')}
          start={phone}
          required={rules.mobile_phone.required}
          {...fieldProps(fields.mobile_phone, 'tel')}
        />
      )}
      {homePhone && (
        <fieldset>
          <legend className="visually-hidden">{labels.home_phone}</legend>
          <PhoneField
            label={labelOf('home_phone')}
            start={homePhone}
            autoComplete="home tel"
            required={rules.home_phone.required}
            {...fieldProps(fields.home_phone, 'tel')}
          />
        </fieldset>
      )}
    </>
  )
}
