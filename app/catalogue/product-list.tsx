import { PickForm } from '~/catalogue/pick/pick-form'
import { useTicked } from '~/catalogue/pick/use-ticked'
import { useServerData } from '~/rendering/server-data'
import { serverOnly } from '~/rendering/server-only'
import { useIsUnavailable } from '~/rendering/use-is-unavailable'
import type { ListFrame, Listing } from './product-listing'

const FilterPanel = serverOnly(
  () => import('~/catalogue/filters/filter-panel'),
  ({ listing, url }) => ({
    of: listing?.filters ?? undefined,
    rest: `${url} ${listing?.list.total}`,
  }),
)
const ProductIcons = serverOnly(() => import('~/ui/pictures/product-icons'))
const ListTools = serverOnly(() => import('./list-tools'))
const ListPages = serverOnly(() => import('./list-pages'))
const Grid = serverOnly(
  () => import('./product-grid'),
  ({ products, layout, pick, page, ticked, compare, freeDelivery: free }) => ({
    // A visitor's own ticks are not cached.
    of: ticked?.length ? undefined : products,
    rest: `${layout} ${pick} ${page} ${compare} ${free?.from} ${free?.currency}`,
  }),
)

type Props = { frame: ListFrame; listing: Listing | undefined }

/** A product list with filters, tools and paging, all server-only; earlier pages stay when "load more" adds one. */
export function ProductList({ frame, listing: fromData }: Props) {
  const listing = useServerData('listing', fromData)
  const { url, base, reached, several } = frame
  const ticked = useTicked()
  const isCompareUnavailable = useIsUnavailable('compare')
  const grids = Array.from({ length: reached }, (_, at) => (
    <Grid
      // biome-ignore lint/suspicious/noArrayIndexKey: a page of products is known by its place
      key={`${base} ${at}`}
      products={listing?.pages[at] ?? []}
      layout={listing?.layout}
      eager={at === 0 ? 4 : 0}
      pick={several}
      compare={several && !isCompareUnavailable}
      ticked={ticked}
      heading="h2"
      freeDelivery={listing?.freeDelivery}
      page={at + 1}
    />
  ))
  return (
    <div className="listing">
      <FilterPanel key={`${url} filters`} url={url} listing={listing} />
      <div className="found">
        <ListTools key={`${url} tools`} url={url} listing={listing} />
        {several && <ProductIcons />}
        {several ? <PickForm url={url}>{grids}</PickForm> : grids}
        <ListPages key={`${url} pages`} url={url} reached={reached} listing={listing} />
      </div>
    </div>
  )
}
