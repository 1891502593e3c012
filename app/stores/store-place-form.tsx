import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import type { narrowStores } from './store-place'

type Props = {
  action: string
  place: ReturnType<typeof narrowStores>
  /** The URL's other parameters, sent as hidden fields. */
  carried?: [name: string, value: string][]
  /** Handles a choice in place, where React renders the form; else a choice submits it. */
  onChoice?: (fields: FormData) => void
}

/** Filters stores by city and town; nothing when all are in one city. */
export function StorePlaceForm({ action, place, carried = [], onChoice }: Props) {
  const { t } = useLocale()
  const { cities, city, towns, town } = place
  if (cities.length < 2) return null
  return (
    <form
      method="get"
      action={action}
      className="store-place"
      onChange={onChoice && ((event) => onChoice(new FormData(event.currentTarget)))}
      onSubmit={onChoice && ((event) => event.preventDefault())}
    >
      {carried.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <PlaceSelect
        name="sehir"
        label={t('regions.city')}
        all={t('stores.allCities')}
        choices={cities}
        chosen={city}
        submits={!onChoice}
      />
      {towns.length > 1 && (
        <PlaceSelect
          key={city}
          name="ilce"
          label={t('regions.town')}
          all={t('stores.allTowns')}
          choices={towns}
          chosen={town}
          submits={!onChoice}
        />
      )}
      <Button className="without-script">{t('stores.show')}</Button>
    </form>
  )
}

type SelectProps = {
  name: string
  label: string
  all: string
  choices: { code: string; name: string }[]
  chosen: string
  submits: boolean
}

function PlaceSelect({ name, label, all, choices, chosen, submits }: SelectProps) {
  return (
    <select
      name={name}
      className="input"
      defaultValue={chosen}
      aria-label={label}
      data-submit-on-change={submits || undefined}
    >
      <option value="">{all}</option>
      {choices.map(({ code, name: text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </select>
  )
}
