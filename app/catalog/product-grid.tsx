import type { ProductCard as Card } from '~/shop/model'
import { ProductCard } from './product-card'

type Props = {
  products: Card[]
  layout?: 'grid' | 'list'
  /** How many pictures the first screen shows; they do not wait. */
  eager?: number
  pick?: boolean
  heading?: 'h2' | 'h3'
}

/** Products side by side, or one below the other (row B04). */
export default function ProductGrid({
  products,
  layout = 'grid',
  eager = 0,
  pick,
  heading,
}: Props) {
  return (
    <ul className={layout === 'list' ? 'cards rows' : 'cards'}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} first={at < eager} pick={pick} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
