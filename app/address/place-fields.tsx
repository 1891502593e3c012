import { useLocale } from '~/i18n/use-t'
import type { Country } from '~/shop/address-model'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import type { FormRules } from './form-rules'
import type { LevelField } from './rules'

export type AddressPlaces = {
  countries: Country[]
  country: { code: string; title: string }
  levels: LevelField[]
  postCode: string
  rules: FormRules
  isShort?: boolean
}

type Props = {
  places: AddressPlaces
  errors: Record<string, string[]>
  /** Where the form goes to ask for the next level. */
  next: string
}

/**
 * Country down to district: a button asks for the next list; with script each choice brings it, and the
 * button goes (app/address/places.ts).
 */
export function PlaceFields({ places, errors, next }: Props) {
  const { t, href } = useLocale()
  const { countries, country, levels } = places
  const district = levels.find(({ level }) => level === 'district')
  return (
    <fieldset
      className="places"
      id="places"
      data-enhance="places"
      data-from={href('addressLevels')}
      {...(places.isShort && { 'data-when': 'seen', 'data-short': '' })}
    >
      <legend className="vh">{t('address.street')}</legend>
      {district?.kind === 'pick' && (
        <input type="hidden" name="district_before" value={district.chosen} />
      )}
      {countries.length > 0 ? (
        <Pick name="country" options={countries} chosen={country.code} errors={errors.country} />
      ) : (
        <Field
          label={t('address.country')}
          name="country"
          required
          defaultValue={country.title}
          {...(errors.country ? { errors: errors.country } : {})}
        />
      )}
      {levels.map((level) => (
        <Level key={level.level} field={level} errors={errors[level.level]} />
      ))}
      <div className="next-level">
        <Button name="adim" value="ileri" formAction={next} formNoValidate>
          {t(places.isShort ? 'address.bringLists' : 'address.nextLevel')}
        </Button>
        <p className="hint">{t(places.isShort ? 'address.changeHint' : 'address.nextHint')}</p>
      </div>
    </fieldset>
  )
}

function Level({ field, errors }: { field: LevelField; errors: string[] | undefined }) {
  const { t } = useLocale()
  const { level } = field
  if (field.kind === 'pick')
    return <Pick name={level} options={field.options} chosen={field.chosen} errors={errors} />
  const label = t(`address.${level}`)
  return (
    <Field
      label={field.needed ? label : t('address.maybe', { label })}
      name={level}
      required={field.needed}
      maxLength={field.most}
      defaultValue={field.written}
      {...(errors ? { errors } : {})}
    />
  )
}

type PickProps = {
  name: 'country' | LevelField['level']
  options: { code: string; title: string }[]
  chosen: string
  errors: string[] | undefined
}

function Pick({ name, options, chosen, errors }: PickProps) {
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
        aria-describedby={errors ? `${id}-errors` : undefined}
      >
        <option value="">{t('address.choose')}</option>
        {options.map(({ code, title }) => (
          <option key={code} value={code} dir="auto">
            {title}
          </option>
        ))}
      </select>
      {errors && (
        <p className="wrong" id={`${id}-errors`}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
