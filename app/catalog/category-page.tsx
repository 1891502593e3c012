import { useDrawn } from '~/server-visit'
import { still } from '~/ui/still'
import type { CategoryTop, ListFrame, Listing } from './listing'
import { ProductList } from './product-list'

const CategoryHead = still(
  () => import('./category-head'),
  ({ top }) => ({ of: top?.category }),
)

type Props = {
  id: string
  frame: ListFrame
  top: CategoryTop | undefined
  listing: Listing | undefined
}

/** A category: its parts, its products. */
export function CategoryPage({ id, frame, top: fromData, listing }: Props) {
  const top = useDrawn('top', fromData)
  return (
    <>
      <CategoryHead key={id} top={top} />
      <ProductList frame={frame} listing={listing} />
    </>
  )
}
