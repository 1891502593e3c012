import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { RegionField } from '~/account/address-form/address-rules'
import type { FormRules } from '~/account/address-form/field-rules'
import type { AddressFields } from '~/account/address-form/page/ruled-input'
import type { Country } from '~/backend/addresses/address-model'
import { fieldProps } from '~/forms/field-props'
import { Field } from '~/forms/fields/field'
import { SelectField } from '~/forms/fields/select-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

export type AddressRegions = {
  countries: Country[]
  country: { code: string; title: string }
  fields: RegionField[]
  postCode: string
  rules: FormRules
  isShort?: boolean
  /** Its postal code stands before the regions that it names. */
  findsPostalCodes?: boolean
}

type RegionName = 'country' | RegionField['level']

type Props = {
  regions: AddressRegions
  fields: { [name in RegionName]: FieldMetadata<string, AddressFields> }
  /** Form action of the button without script. */
  next: string
  children?: ReactNode
}

/** Country to district. Without script a button loads the next list, with script each choice (region-selects.ts). */
export function RegionFields({ regions, fields, next, children }: Props) {
  const { t, href } = useLocale()
  const { countries } = regions
  const district = regions.fields.find(({ level }) => level === 'district')
  return (
    <fieldset
      className="regions"
      id="regions"
      data-behavior="regions"
      data-regions-url={href('regions')}
      data-countries-with-states={countries
        .flatMap(({ code, hasState }) => (hasState ? [code] : []))
        .join(' ')}
      data-finds-postal-codes={regions.findsPostalCodes ? '' : undefined}
      {...(regions.isShort && { 'data-load-on': 'visible', 'data-saved-only': '' })}
    >
      <legend className="visually-hidden">{t('address.street')}</legend>
      {district?.kind === 'pick' && (
        <input type="hidden" name="district_before" value={district.chosen} />
      )}
      {children}
      <CountryInput regions={regions} metadata={fields.country} />
      {regions.fields.map((field) => (
        <RegionInput key={field.level} field={field} metadata={fields[field.level]} />
      ))}
      <div className="apply-region without-script">
        <Button name="adim" value="ileri" formAction={next} formNoValidate>
          {t(regions.isShort ? 'address.loadLists' : 'address.applyChoice')}
        </Button>
        <p className="hint">
          {t(regions.isShort ? 'address.loadListsHint' : 'address.applyChoiceHint')}
        </p>
      </div>
    </fieldset>
  )
}

type Metadata = Props['fields'][RegionName]

function CountryInput({ regions, metadata }: { regions: AddressRegions; metadata: Metadata }) {
  const { t } = useLocale()
  const { countries, country } = regions
  if (countries.length === 0)
    return (
      <Field
        label={t('regions.country')}
        required
        {...fieldProps(metadata)}
        defaultValue={country.title}
      />
    )
  const unlisted = country.code ? '' : country.title
  const message = unlisted && t('address.unlistedCountry', { country: unlisted })
  return (
    <>
      {/* Typed while there was no list: kept until a country is chosen. */}
      {unlisted && <input type="hidden" name="country" value={unlisted} />}
      <RegionSelect
        id={metadata.id}
        name="country"
        options={countries}
        chosen={country.code}
        errors={message ? [message] : metadata.errors}
      />
    </>
  )
}

function RegionInput({ field, metadata }: { field: RegionField; metadata: Metadata }) {
  const { t } = useLocale()
  const { level } = field
  if (field.kind === 'pick')
    return (
      <RegionSelect
        id={metadata.id}
        name={level}
        options={field.options}
        chosen={field.chosen}
        errors={metadata.errors}
      />
    )
  const label = t(`regions.${level}`)
  return (
    <Field
      label={field.needed ? label : t('form.optional', { label })}
      required={field.needed}
      maxLength={field.max}
      {...fieldProps(metadata)}
      defaultValue={field.written}
    />
  )
}

type RegionSelectProps = {
  id: string
  name: RegionName
  options: { code: string; title: string }[]
  chosen: string
  errors: string[] | undefined
}

/** Its options have their own text direction. */
function RegionSelect({ id, name, options, chosen, errors }: RegionSelectProps) {
  const { t } = useLocale()
  return (
    <SelectField
      id={id}
      label={t(`regions.${name}`)}
      name={`${name}_code`}
      defaultValue={chosen}
      required
      autoComplete={name === 'country' ? 'country' : 'off'}
      errors={errors}
    >
      <option value="">{t('form.choose')}</option>
      {options.map(({ code, title }) => (
        <option key={code} value={code} dir="auto">
          {title}
        </option>
      ))}
    </SelectField>
  )
}
