import type { Filters } from '~/backend/catalogue/model'
import { chosenIn, clearedUrl, readAddress } from '~/catalogue/list-url'
import type { Listing } from '~/catalogue/product-listing'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { FilterChips } from './filter-chips'
import { FilterGroupFields } from './filter-group'
import { FilterRangeFields } from './filter-range'
import { withChosen } from './with-chosen'

type Props = { listing: Listing | undefined; url: string }

const flags = ['stock', 'discounted', 'new'] as const

/** Sends the form; where script applies each choice, it closes the sheet and says what was found. */
function ApplyButton({ total }: { total: number | null }) {
  const { t } = useLocale()
  return (
    <Button className="without-script">
      <span className="apply">{t('lists.apply')}</span>
      <span hidden>
        {total === null ? t('lists.showFound') : t('lists.showCount', { count: total })}
      </span>
    </Button>
  )
}

const choicesIn = (url: string) =>
  chosenIn(url).filter(({ param }) => !flags.some((flag) => flag === param))

type FormProps = { filters: Filters; listing: Listing; url: string }

function Flags({ query }: Pick<ReturnType<typeof readAddress>, 'query'>) {
  const { t } = useLocale()
  return (
    <fieldset>
      {flags.map((name) => (
        <label key={name}>
          <input type="checkbox" name={name} value="1" defaultChecked={query[name] === '1'} />
          {t(`lists.only.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}

function FilterForm({ filters: ofShop, listing, url }: FormProps) {
  const { path, word, query } = readAddress(url)
  const { sort, sp, all } = query
  const { filters, others } = withChosen(ofShop, choicesIn(url))
  const hiddenFields = [
    ...Object.entries({ q: word, sort, sp }).filter(([, value]) => value),
    ...others.map(({ param, value }) => [param, value]),
  ]
  return (
    <form method="get" action={path} data-behavior="update-list" data-all={all}>
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" hidden />
      {hiddenFields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Flags query={query} />
      {filters.ranges.map((range) => (
        <FilterRangeFields
          key={range.param + range.id}
          range={range}
          currency={listing.pages[0]?.[0]?.price.currency}
        />
      ))}
      {filters.groups.map((group) => (
        <FilterGroupFields key={group.param + group.id} group={group} all={all === '1'} />
      ))}
      <ApplyButton total={listing.list.total} />
    </form>
  )
}

const unknown: Filters = { groups: [], ranges: [] }

/** The filters of a list: a plain GET form, with a chip per active filter above it; these stay where the shop fails to name the others. */
export default function FilterPanel({ listing, url }: Props) {
  const { t } = useLocale()
  const chosen = chosenIn(url)
  if (!listing || (!listing.filters && chosen.length === 0)) return null
  const { filters } = listing
  return (
    <aside className="filters" id="filters" aria-label={t('lists.filters')}>
      <FilterChips chosen={chosen} filters={filters ?? unknown} clear={clearedUrl(url)} />
      {filters && (
        <details open={readAddress(url).query.all === '1'}>
          <summary className="button">
            {chosen.length > 0
              ? t('lists.filterCount', { count: chosen.length })
              : t('lists.filter')}
          </summary>
          <FilterForm filters={filters} listing={listing} url={url} />
        </details>
      )}
    </aside>
  )
}
