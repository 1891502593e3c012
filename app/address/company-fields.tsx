import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/field'

type FieldProps = { name: string; defaultValue: string; errors?: string[] }

/** What a company's invoice needs (row A06); it stands closed until it is asked for. */
export function CompanyFields(props: { field: (name: string) => FieldProps; isCompany: boolean }) {
  const t = useT()
  const { field, isCompany } = props
  return (
    <fieldset className="company">
      <legend className="vh">{t('address.corporate')}</legend>
      <label className="tick">
        <input type="checkbox" name="is_company_active" value="1" defaultChecked={isCompany} />
        {t('address.corporate')}
      </label>
      <div className="company-fields">
        <Field
          label={t('address.company')}
          maxLength={150}
          autoComplete="organization"
          {...field('company')}
        />
        <div data-enhance="tax-office" className="office">
          <Field
            label={t('address.taxOffice')}
            maxLength={100}
            autoComplete="off"
            hint={t('address.taxOfficeHint')}
            {...field('tax_office')}
          />
        </div>
        <Field
          label={t('address.taxNumber')}
          maxLength={11}
          inputMode="numeric"
          dir="ltr"
          {...field('tax_number')}
        />
      </div>
    </fieldset>
  )
}
