import { Field } from '~/forms/field'
import { useT } from '~/i18n/use-locale'
import { addressMasks } from './address-masks'
import type { FormRules, RuledField } from './field-rules'

export type RuledProps = {
  name: RuledField
  label: string
  required: boolean
  maxLength: number
  defaultValue: string
  errors?: string[]
}

type Props = {
  field: (name: RuledField) => RuledProps
  rules: FormRules
  isCompany: boolean
  wantsEInvoice: boolean
  /** All tax offices, for a browser without script. */
  offices: string[]
}

/** Invoice fields of a company, collapsed until the box is ticked. */
export function CompanyFields({ field, rules, isCompany, wantsEInvoice, offices }: Props) {
  const t = useT()
  // Required of companies only, which the server checks.
  const optionalField = (name: RuledField) => ({ ...field(name), required: false })
  return (
    <fieldset className="company">
      <legend className="vh">{t('address.corporate')}</legend>
      <label className="tick">
        <input type="checkbox" name="is_company_active" value="1" defaultChecked={isCompany} />
        {t('address.corporate')}
      </label>
      <div className="company-fields">
        {rules.company.show && <Field autoComplete="organization" {...optionalField('company')} />}
        {rules.tax_office.show && (
          <div data-enhance="tax-office" className="office">
            <Field
              autoComplete="off"
              hint={t('address.taxOfficeHint')}
              list={offices.length > 0 ? 'tax-office-names' : undefined}
              {...optionalField('tax_office')}
            />
            {offices.length > 0 && (
              <datalist id="tax-office-names">
                {offices.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            )}
          </div>
        )}
        {rules.tax_number.show && (
          <Field
            {...addressMasks.tax_number}
            inputMode="numeric"
            dir="ltr"
            {...optionalField('tax_number')}
          />
        )}
        {rules.has_e_invoice.show && (
          <label className="tick">
            <input type="checkbox" name="has_e_invoice" value="1" defaultChecked={wantsEInvoice} />
            {t('address.eInvoice')}
          </label>
        )}
      </div>
    </fieldset>
  )
}
