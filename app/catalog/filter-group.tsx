import { useLocale } from '~/i18n/use-t'
import type { FilterGroup } from '~/shop/model'
import { Dot } from '~/ui/dot'

/** Choices shown of one group at first; what is chosen is always among them. */
const shown = 4

type Props = {
  group: FilterGroup
  /** The address of the page that shows every choice; null when this one does. */
  all: string | null
}

/** The choices of one group: several to tick, or a list of which one is taken and can be given up again. */
export function FilterGroupFields({ group: { param, title, single, options }, all }: Props) {
  const { t, number } = useLocale()
  const name = title || t(`catalog.group.${param}`)
  const few = options.filter((option, at) => !all || option.selected || at < shown)
  return (
    <fieldset>
      <legend>{name}</legend>
      {single ? (
        <select
          className="in"
          name={param}
          aria-label={name}
          defaultValue={options.find((one) => one.selected)?.value}
        >
          <option value="">{t('catalog.any')}</option>
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
        <a className="b b-text" href={all} rel="nofollow">
          {t('catalog.all', { count: options.length })}
        </a>
      )}
    </fieldset>
  )
}
