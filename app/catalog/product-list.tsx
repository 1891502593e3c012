import { useDrawn } from '~/server-visit'
import { still } from '~/ui/still'
import type { ListFrame, Listing } from './listing'
import { PickForm } from './pick-form'
import { useTicked } from './use-ticked'

const FilterPanel = still(
  () => import('./filter-panel'),
  ({ listing, url }) => ({ of: listing?.filters ?? undefined, rest: url }),
)
const ListTools = still(() => import('./list-tools'))
const ListPages = still(() => import('./list-pages'))
const Grid = still(
  () => import('./product-grid'),
  ({ products, layout, pick, place, ticked }) => ({
    // Somebody's own ticks are not kept.
    of: ticked?.length ? undefined : products,
    rest: `${layout} ${pick} ${place}`,
  }),
)

type Props = { frame: ListFrame; listing: Listing | undefined }

/**
 * A list of products with its filters, tools, ticks and paging. Its parts are still; the
 * pages of products keep their place when "load more" puts another under them.
 */
export function ProductList({ frame, listing: fromData }: Props) {
  const listing = useDrawn('listing', fromData)
  const { url, base, reached, several } = frame
  const ticked = useTicked()
  const grids = Array.from({ length: reached }, (_, at) => (
    <Grid
      // biome-ignore lint/suspicious/noArrayIndexKey: a page of products is known by its place
      key={`${base} ${at}`}
      products={listing?.pages[at] ?? []}
      layout={listing?.layout}
      eager={at === 0 ? 4 : 0}
      pick={several}
      ticked={ticked}
      heading="h2"
      place={at + 1}
    />
  ))
  return (
    <div className="listing">
      <FilterPanel key={`${url} filters`} url={url} listing={listing} />
      <div className="found">
        <ListTools key={`${url} tools`} url={url} listing={listing} />
        {several ? <PickForm url={url}>{grids}</PickForm> : grids}
        <ListPages key={`${url} pages`} url={url} reached={reached} listing={listing} />
      </div>
    </div>
  )
}
