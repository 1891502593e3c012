import type { RegionField } from '~/account/address-form/address-rules'
import type { FormRules } from '~/account/address-form/field-rules'
import type { Country } from '~/backend/addresses/address-model'
import { Field } from '~/forms/field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

export type AddressRegions = {
  countries: Country[]
  country: { code: string; title: string }
  fields: RegionField[]
  postCode: string
  rules: FormRules
  isShort?: boolean
}

type Props = {
  regions: AddressRegions
  errors: Record<string, string[]>
  /** Form action of the button without script. */
  next: string
}

/** Country to district. Without script a button loads the next list, with script each choice (region-selects.ts). */
export function RegionFields({ regions, errors, next }: Props) {
  const { t, href } = useLocale()
  const { countries, country, fields } = regions
  const unlisted = countries.length > 0 && !country.code ? country.title : ''
  const district = fields.find(({ level }) => level === 'district')
  return (
    <fieldset
      className="places"
      id="places"
      data-enhance="places"
      data-from={href('addressLevels')}
      data-states={countries.flatMap(({ code, hasState }) => (hasState ? [code] : [])).join(' ')}
      {...(regions.isShort && { 'data-when': 'seen', 'data-short': '' })}
    >
      <legend className="vh">{t('address.street')}</legend>
      {district?.kind === 'pick' && (
        <input type="hidden" name="district_before" value={district.chosen} />
      )}
      {/* Typed while there was no list: kept until a country is chosen. */}
      {unlisted && <input type="hidden" name="country" value={unlisted} />}
      {countries.length > 0 ? (
        <RegionSelect
          name="country"
          options={countries}
          chosen={country.code}
          errors={unlisted ? [t('address.unlistedCountry', { country: unlisted })] : errors.country}
        />
      ) : (
        <Field
          label={t('address.country')}
          name="country"
          required
          defaultValue={country.title}
          {...(errors.country ? { errors: errors.country } : {})}
        />
      )}
      {fields.map((field) => (
        <RegionInput key={field.level} field={field} errors={errors[field.level]} />
      ))}
      <div className="next-level">
        <Button name="adim" value="ileri" formAction={next} formNoValidate>
          {t(regions.isShort ? 'address.bringLists' : 'address.nextLevel')}
        </Button>
        <p className="hint">{t(regions.isShort ? 'address.changeHint' : 'address.nextHint')}</p>
      </div>
    </fieldset>
  )
}

function RegionInput({ field, errors }: { field: RegionField; errors: string[] | undefined }) {
  const { t } = useLocale()
  const { level } = field
  if (field.kind === 'pick')
    return (
      <RegionSelect name={level} options={field.options} chosen={field.chosen} errors={errors} />
    )
  const label = t(`address.${level}`)
  return (
    <Field
      label={field.needed ? label : t('address.maybe', { label })}
      name={level}
      required={field.needed}
      maxLength={field.max}
      defaultValue={field.written}
      {...(errors ? { errors } : {})}
    />
  )
}

type RegionSelectProps = {
  name: 'country' | RegionField['level']
  options: { code: string; title: string }[]
  chosen: string
  errors: string[] | undefined
}

function RegionSelect({ name, options, chosen, errors }: RegionSelectProps) {
  const { t } = useLocale()
  const id = `f-${name}`
  return (
    <div className="field" data-enhance={errors && 'forgive'}>
      <label htmlFor={id}>{t(`address.${name}`)}</label>
      <select
        key={`${options.length}-${chosen}`}
        className="in"
        id={id}
        name={`${name}_code`}
        defaultValue={chosen}
        required
        autoComplete={name === 'country' ? 'country' : 'off'}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${id}-error` : undefined}
      >
        <option value="">{t('address.choose')}</option>
        {options.map(({ code, title }) => (
          <option key={code} value={code} dir="auto">
            {title}
          </option>
        ))}
      </select>
      {errors && (
        <p className="wrong" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
