import { useLocale } from '~/i18n/use-t'
import type { FilterGroup } from '~/shop/model'
import { Button } from '~/ui/button'
import { Dot } from '~/ui/dot'
import { FilterChips } from './filter-chips'
import { FilterRangeFields } from './filter-range'
import { chosenIn, clearedUrl, readAddress } from './list-url'
import type { Listing } from './listing'

type Props = { listing: Listing | undefined; url: string }

/** Choices shown of one group; what is chosen is always among them. */
const shown = 8

const flags = ['stock', 'discounted', 'new'] as const

/**
 * The filters of a list: a form that any browser sends, beside the list where there is room and behind a disclosure
 * where there is not; above it what is chosen, each to be undone by itself (rows B03, B05).
 */
export default function FilterPanel({ listing, url }: Props) {
  const { t } = useLocale()
  const filters = listing?.filters
  if (!filters) return null
  const { path, word, query } = readAddress(url)
  const chosen = chosenIn(url)
  const kept = Object.entries({ q: word, sort: query.sort, sp: query.sp }).filter(
    ([, value]) => value,
  )
  return (
    <aside className="filters" aria-label={t('catalog.filters')}>
      <FilterChips chosen={chosen} filters={filters} clear={clearedUrl(url)} />
      <details>
        <summary className="b">
          {chosen.length > 0
            ? t('catalog.filterCount', { count: chosen.length })
            : t('catalog.filter')}
        </summary>
        <form method="get" action={path} data-enhance="go">
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset>
            {flags.map((name) => (
              <label key={name}>
                <input type="checkbox" name={name} value="1" defaultChecked={query[name] === '1'} />
                {t(`catalog.only.${name}`)}
              </label>
            ))}
          </fieldset>
          {filters.ranges.map((range) => (
            <FilterRangeFields key={range.param + range.id} range={range} />
          ))}
          {filters.groups.map((group) => (
            <Group key={group.param + group.id} group={group} />
          ))}
          <Button>{t('catalog.apply')}</Button>
        </form>
      </details>
    </aside>
  )
}

/** The choices of one group: several, or one of them. */
function Group({ group: { param, title, single, options } }: { group: FilterGroup }) {
  const { t, number } = useLocale()
  const first = options.filter((option, at) => option.selected || at < shown)
  return (
    <fieldset>
      <legend>{title || t(`catalog.group.${param}`)}</legend>
      {first.map(({ value, label, count, selected, colour }) => (
        <label key={value}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={param}
            value={value}
            defaultChecked={selected}
          />
          {colour && <Dot colour={colour} />}
          {label}
          {count !== null && <small>{number(count)}</small>}
        </label>
      ))}
    </fieldset>
  )
}
