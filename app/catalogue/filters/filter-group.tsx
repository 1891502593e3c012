import type { FilterGroup } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Dot } from '~/ui/pictures/dot'

/** Options displayed per group at first; chosen ones are always included. */
const visibleOptions = 4

type Props = {
  group: FilterGroup
  /** URL of the page with all options; null when this is it. */
  all: string | null
}

/** The options of one filter group: checkboxes, or a select for a single choice. */
export function FilterGroupFields({ group: { param, title, single, options }, all }: Props) {
  const { t, number } = useLocale()
  const name = title || t(`lists.group.${param}`)
  const few = options.filter((option, at) => !all || option.selected || at < visibleOptions)
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
        few.map(({ value, label, count, selected, colour }) => (
          <label key={value}>
            <input type="checkbox" name={param} value={value} defaultChecked={selected} />
            {colour && <Dot colour={colour} />}
            {label}
            {count !== null && <small>{number(count)}</small>}
          </label>
        ))
      )}
      {all && few.length < options.length && (
        <a className="button button-text" href={all} rel="nofollow">
          {t('lists.showAll', { count: options.length })}
        </a>
      )}
    </fieldset>
  )
}
