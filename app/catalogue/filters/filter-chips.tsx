import type { Filters } from '~/backend/catalogue/model'
import type { Chosen } from '~/catalogue/list-url'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'
import { endsIn } from './with-chosen'

type Props = { chosen: Chosen[]; filters: Filters; clear: string }

function useLabelOf(filters: Filters): (chosen: Chosen) => string {
  const { t, number } = useLocale()
  return ({ param, value }) => {
    if (param === 'stock' || param === 'discounted' || param === 'new')
      return t(`lists.only.${param}`)
    for (const group of filters.groups) {
      const option = group.options.find((one) => group.param === param && one.value === value)
      if (option) return option.label
    }
    const named = filters.chosen?.find((one) => one.param === param && one.value === value)
    const bounds = value.split('-')
    const isRange = param === 'price' || (param === 'filter' && bounds.length === 3)
    if (!isRange) return named?.label || t(`lists.group.${param}`)
    const id = param === 'filter' ? bounds[0] : ''
    const range = filters.ranges.find((one) => one.param === param && one.id === id)
    const name = range?.title || t(`lists.group.${param}`)
    const { low, high } = endsIn(value)
    if (high === null) return `${name}: ${t('lists.from')} ${number(low ?? 0)}`
    if (low === null) return `${name}: ${t('lists.to')} ${number(high)}`
    return t('lists.range', { name, low: number(low), high: number(high) })
  }
}

/** Active filters; each chip removes its own, the last link all. */
export function FilterChips({ chosen, filters, clear }: Props) {
  const { t } = useLocale()
  const labelOf = useLabelOf(filters)
  if (chosen.length === 0) return null
  return (
    <ul
      className="chosen-filters"
      aria-label={t('lists.chosenFilters')}
      data-behavior="update-list"
      data-load-on="click"
    >
      {chosen.map((one) => (
        <li key={one.param + one.value}>
          <a className="button" href={one.without} rel="nofollow">
            {labelOf(one)}
            <Icon name="close" />
            <span className="visually-hidden"> {t('lists.removeFilter')}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="button button-bare" href={clear}>
          {t('lists.clearFilters')}
        </a>
      </li>
    </ul>
  )
}
