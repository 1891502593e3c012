import { useLocale } from '~/i18n/use-locale'
import { maxPages } from './list-query'
import { listAddress, listUrl, readAddress } from './list-url'
import { PageLinks } from './page-links'
import type { Listing } from './product-listing'

type Props = { listing: Listing | undefined; url: string; reached: number }

export default function ListPages({ listing, url, reached }: Props) {
  const { t } = useLocale()
  if (!listing) return null
  const { page, pages } = listing.list
  const { path, word, query } = readAddress(url)
  const { all: _all, ...rest } = query
  const more = page === 1 && reached < Math.min(pages, maxPages)
  return (
    <>
      {/* The tools, which report the list too, are screens away from what "load more" has added. */}
      {reached > 1 && <div data-behavior="listed" data-load-on="visible" />}
      {more && (
        <p className="load-more" data-behavior="load-more" data-load-on="click">
          <a
            className="button"
            href={`${listAddress(path, { ...rest, ps: String(reached + 1) }, word)}#p${reached + 1}`}
            rel="nofollow"
          >
            {t('lists.showMore')}
          </a>
        </p>
      )}
      <PageLinks
        page={page + reached - 1}
        pages={pages}
        hrefOf={(to) => listUrl(url, { pg: to })}
      />
    </>
  )
}
