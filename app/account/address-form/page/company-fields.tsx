import { getInputProps } from '@conform-to/react'
import { useT } from '~/i18n/use-locale'
import { MaskedInput, type RuledForm, RuledInput } from './ruled-input'

type Props = {
  form: RuledForm
  offices: string[]
}

/** Invoice fields of a company, collapsed until the box is ticked; the server checks which a company needs. */
export function CompanyFields({ form, offices }: Props) {
  const t = useT()
  const { rules } = form
  if (!rules.is_company_active.show) return null
  return (
    <fieldset className="company">
      <legend className="visually-hidden">{t('address.corporate')}</legend>
      <Tick form={form} name="is_company_active" label={t('address.corporate')} />
      <div className="company-fields">
        <RuledInput of={form} name="company" autoComplete="organization" required={false} />
        {rules.tax_office.show && <TaxOfficeField form={form} offices={offices} />}
        <MaskedInput of={form} name="tax_number" inputMode="numeric" required={false} />
        {rules.has_e_invoice.show && (
          <Tick form={form} name="has_e_invoice" label={t('address.eInvoice')} />
        )}
      </div>
    </fieldset>
  )
}

type TickProps = {
  form: RuledForm
  name: 'is_company_active' | 'has_e_invoice'
  label: string
}

function Tick({ form: { fields }, name, label }: TickProps) {
  const {
    key: _key,
    form: _form,
    ...box
  } = getInputProps(fields[name], {
    type: 'checkbox',
    value: '1',
    ariaAttributes: false,
  })
  return (
    <label className="checkbox">
      <input {...box} />
      {label}
    </label>
  )
}

/** Script makes it a combobox (tax-office.ts). */
function TaxOfficeField({ form, offices }: Props) {
  const t = useT()
  return (
    <div data-behavior="tax-office" className="tax-office">
      <RuledInput
        of={form}
        name="tax_office"
        autoComplete="off"
        hint={t('address.taxOfficeHint')}
        list={offices.length > 0 ? 'tax-office-names' : undefined}
        required={false}
      />
      {offices.length > 0 && (
        <datalist id="tax-office-names">
          {offices.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </div>
  )
}
