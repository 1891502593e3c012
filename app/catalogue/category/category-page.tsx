import { ProductList } from '~/catalogue/product-list'
import type { CategoryTop, ListFrame, Listing } from '~/catalogue/product-listing'
import { useServerData } from '~/rendering/server-data'
import { serverOnly } from '~/rendering/server-only'

const CategoryHead = serverOnly(
  () => import('./category-head'),
  ({ top }) => ({ of: top?.category }),
)

type Props = {
  id: string
  frame: ListFrame
  top: CategoryTop | undefined
  listing: Listing | undefined
}

export function CategoryPage({ id, frame, top: fromData, listing }: Props) {
  const top = useServerData('top', fromData)
  return (
    <>
      <CategoryHead key={id} top={top} />
      <ProductList frame={frame} listing={listing} />
    </>
  )
}
