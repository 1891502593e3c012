import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/field'
import type { FormRules, RuledField } from './form-rules'
import { addressMasks } from './masks'

/** A field as the form's rules want it (app/address/form-rules.ts). */
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
  /** All tax offices, for a browser that runs no script. */
  offices: string[]
}

/** What a company's invoice needs; it stands closed until it is asked for. */
export function CompanyFields({ field, rules, isCompany, wantsEInvoice, offices }: Props) {
  const t = useT()
  // Needed of a company only: the server asks for it, not the browser.
  const own = (name: RuledField) => ({ ...field(name), required: false })
  return (
    <fieldset className="company">
      <legend className="vh">{t('address.corporate')}</legend>
      <label className="tick">
        <input type="checkbox" name="is_company_active" value="1" defaultChecked={isCompany} />
        {t('address.corporate')}
      </label>
      <div className="company-fields">
        {rules.company.show && <Field autoComplete="organization" {...own('company')} />}
        {rules.tax_office.show && (
          <div data-enhance="tax-office" className="office">
            <Field
              autoComplete="off"
              hint={t('address.taxOfficeHint')}
              list={offices.length > 0 ? 'tax-office-names' : undefined}
              {...own('tax_office')}
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
            {...own('tax_number')}
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
