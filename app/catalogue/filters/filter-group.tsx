import type { FilterGroup } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Dot } from '~/ui/pictures/dot'

/** Options displayed per group at first; chosen ones are always included. */
const visibleOptions = 4

type Props = {
  group: FilterGroup
  /** Whether all options are shown, not the first few. */
  all: boolean
}

/** An average as so many stars; the label says it in words. */
function StarsOf({ value }: { value: string }) {
  const stars = Math.min(5, Math.max(0, Number(value.split('-').at(-1)) || 0))
  return (
    <span className="rated" aria-hidden="true">
      {'★'.repeat(stars)}
    </span>
  )
}

type TickProps = {
  name: string
  option: FilterGroup['options'][number]
  isRating?: true | undefined
}

function Tick({ name, option, isRating }: TickProps) {
  const { number } = useLocale()
  const { value, label, count, selected, colour } = option
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={selected} />
      {colour && <Dot colour={colour} />}
      {isRating && <StarsOf value={value} />}
      {label}
      {count !== null && <small>{number(count)}</small>}
    </label>
  )
}

/** The options of one filter group: checkboxes, or a select for a single choice. */
export function FilterGroupFields({ group, all }: Props) {
  const { param, title, single, isRating, options } = group
  const { t, number } = useLocale()
  const name = title || t(`lists.group.${param}`)
  const few = options.filter((option, at) => all || option.selected || at < visibleOptions)
  return (
    <fieldset>
      <legend>{name}</legend>
      {single ? (
        <select
          className="input"
          name={param}
          aria-label={name}
          defaultValue={options.find((one) => one.selected)?.value}
        >
          <option value="">{t('lists.any')}</option>
          {few.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {count === null ? label : `${label} (${number(count)})`}
            </option>
          ))}
        </select>
      ) : (
        few.map((option) => (
          <Tick key={option.value} name={param} option={option} isRating={isRating} />
        ))
      )}
      {few.length < options.length && (
        <button type="submit" className="button button-text" name="all" value="1">
          {t('lists.showAll', { count: options.length })}
        </button>
      )}
    </fieldset>
  )
}
