import pickCss from '~/catalogue/pick/pick.css?url'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/pictures/icon'
import { Shelf } from './home/shelf'
import { chosenIn, clearedUrl, listAddress, listUrl, readAddress } from './list-url'
import type { Listing } from './product-listing'

type Props = { listing: Listing | undefined; url: string }

const picksSeveral = (url: string) => readAddress(url).query.sp === '1'

const layouts = [
  ['grid', 'grid'],
  ['list', 'rows'],
] as const

function SortForm({ list, url }: { list: Listing['list']; url: string }) {
  const { t } = useLocale()
  const { path, word, query } = readAddress(url)
  const { sort: _sort, pg: _page, ps: _reached, all: _all, ...rest } = query
  const hiddenFields = Object.entries(word ? { q: word, ...rest } : rest)
  return (
    <form method="get" action={path} className="sort" data-behavior="update-list">
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        name="sort"
        className="input"
        defaultValue={list.sort}
        aria-label={t('lists.sortBy')}
        data-submit-on-change
      >
        {list.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`lists.sort.${sort}`)}
          </option>
        ))}
      </select>
      <Button className="without-script">{t('lists.sortButton')}</Button>
    </form>
  )
}

function LayoutForm({ layout, url }: { layout: Listing['layout']; url: string }) {
  const { t, href } = useLocale()
  const several = picksSeveral(url)
  const { path, word, query } = readAddress(url)
  const { all: _all, ...rest } = query
  return (
    <Form action={href('listLayout')} className="layouts" behavior="switch-layout">
      <a
        className="button button-bare"
        href={listUrl(url, { sp: several ? null : 1 })}
        rel="nofollow"
        aria-current={several ? 'true' : undefined}
      >
        {several && <Icon name="check" />}
        {t(several ? 'lists.selectOne' : 'lists.selectSeveral')}
      </a>
      <input type="hidden" name="back" value={listAddress(path, rest, word)} />
      {layouts.map(([name, icon]) => (
        <button
          key={name}
          type="submit"
          className="button button-bare"
          name="layout"
          value={name}
          aria-pressed={layout === name}
          aria-label={t(`lists.layout.${name}`)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </Form>
  )
}

function ClearFilters({ url }: { url: string }) {
  const { t } = useLocale()
  return (
    <a href={clearedUrl(url)} rel="nofollow">
      {t('lists.clearFilters')}
    </a>
  )
}

function ClearButton({ url }: { url: string }) {
  const { t } = useLocale()
  return (
    <a href={clearedUrl(url)} rel="nofollow" className="button button-main">
      {t('lists.clearChosen')}
    </a>
  )
}

const besideFilters = 6

/** Leads on by itself: without the filters, or to what is bought often. */
function NoProducts({ listing, url }: { listing: Listing; url: string }) {
  const { t } = useLocale()
  const { filters, list, popular } = listing
  const isFiltered = chosenIn(url).length > 0
  if (list.unreadAt)
    return (
      <p className="empty">
        {isFiltered && (
          <>
            {t('error.unreadFiltered')} <ClearFilters url={url} />{' '}
          </>
        )}
        <a href={list.unreadAt}>{t('error.ownSite')}</a>
      </p>
    )
  const note = (
    <p className="empty" data-behavior="listed" data-load-on="visible">
      {t(isFiltered ? 'lists.noneFiltered' : 'lists.none')}
    </p>
  )
  if (!isFiltered) return note
  return (
    <>
      {note}
      <p>{filters ? <ClearButton url={url} /> : <ClearFilters url={url} />}</p>
      {popular && (
        <Shelf shelf={{ ...popular, products: popular.products.slice(0, besideFilters) }} />
      )}
    </>
  )
}

export default function ListTools({ listing, url }: Props) {
  const { t } = useLocale()
  if (!listing) return null
  const { list, layout, pages } = listing
  if (list.total === 0) return <NoProducts listing={listing} url={url} />
  return (
    <>
      <div className="tools">
        <p data-behavior="listed" data-load-on="visible">
          {list.total === null
            ? t('lists.shown', { count: pages.flat().length })
            : t('catalog.count', { count: list.total })}
        </p>
        <SortForm list={list} url={url} />
        <LayoutForm layout={layout} url={url} />
      </div>
      {picksSeveral(url) && (
        <>
          <link rel="stylesheet" href={pickCss} />
          <p className="selection-note">{t('lists.oneByOne')}</p>
        </>
      )}
    </>
  )
}
