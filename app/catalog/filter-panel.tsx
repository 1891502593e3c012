import { useLocale } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { FilterChips } from './filter-chips'
import { FilterGroupFields } from './filter-group'
import { FilterRangeFields } from './filter-range'
import { chosenIn, clearedUrl, listUrl, readAddress } from './list-url'
import type { Listing } from './listing'

type Props = { listing: Listing | undefined; url: string }

const flags = ['stock', 'discounted', 'new'] as const

/**
 * The filters of a list: a form that any browser sends, beside the list where there is room and behind a disclosure
 * where there is not; above it what is chosen, each to be undone by itself.
 */
export default function FilterPanel({ listing, url }: Props) {
  const { t } = useLocale()
  const filters = listing?.filters
  if (!filters) return null
  const { path, word, query } = readAddress(url)
  const chosen = chosenIn(url)
  const { sort, sp, all } = query
  const kept = Object.entries({ q: word, sort, sp, all }).filter(([, value]) => value)
  // Where the link to all choices leads without script; with it what is ticked goes along (go-in-place.ts).
  const wider = all ? null : `${listUrl(url, { all: 1 })}#filters`
  return (
    <aside className="filters" id="filters" aria-label={t('catalog.filters')}>
      <FilterChips chosen={chosen} filters={filters} clear={clearedUrl(url)} />
      <details open={all === '1'}>
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
            <FilterGroupFields key={group.param + group.id} group={group} all={wider} />
          ))}
          <Button>{t('catalog.apply')}</Button>
        </form>
      </details>
    </aside>
  )
}
