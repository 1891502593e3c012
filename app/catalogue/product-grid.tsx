import type { ProductCard as Card } from '~/backend/catalogue/model'
import { ProductCard } from '~/catalogue/card/product-card'
import { useFavourites } from '~/favourites/hearts/use-favourites'
import type { FreeDelivery } from './free-delivery'

type Props = {
  products: Card[]
  layout?: 'grid' | 'list'
  /** How many pictures the first screen shows; they load eagerly. */
  eager?: number
  pick?: boolean
  compare?: boolean
  ticked?: string[]
  heading?: 'h2' | 'h3'
  freeDelivery?: FreeDelivery | undefined
  /** Page number within the list, for its anchor. */
  page?: number
}

export default function ProductGrid({
  products,
  layout = 'grid',
  eager = 0,
  pick,
  compare,
  ticked,
  heading,
  freeDelivery,
  page = 1,
}: Props) {
  const isFavourite = useFavourites()
  return (
    <ul
      className={layout === 'list' ? 'cards rows' : 'cards'}
      id={page > 1 ? `p${page}` : undefined}
      data-behavior="favourites"
    >
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            first={at < eager}
            pick={pick}
            compare={compare}
            ticked={ticked}
            heading={heading}
            freeDelivery={freeDelivery}
            isFavourite={isFavourite(product.id)}
          />
        </li>
      ))}
    </ul>
  )
}
