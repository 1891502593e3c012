import { useMarked } from '~/favourites/use-marked'
import type { ProductCard as Card } from '~/shop/model'
import { ProductCard } from './product-card'

type Props = {
  products: Card[]
  layout?: 'grid' | 'list'
  /** How many pictures the first screen shows; they do not wait. */
  eager?: number
  pick?: boolean
  /** What was ticked in it before. */
  ticked?: string[]
  heading?: 'h2' | 'h3'
  /** Which page of a list it is, for addresses that lead to its place. */
  place?: number
}

/** Products side by side, or one below the other. */
export default function ProductGrid({
  products,
  layout = 'grid',
  eager = 0,
  pick,
  ticked,
  heading,
  place = 1,
}: Props) {
  const marked = useMarked()
  return (
    <ul
      className={layout === 'list' ? 'cards rows' : 'cards'}
      id={place > 1 ? `p${place}` : undefined}
      data-enhance="marks"
    >
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            first={at < eager}
            pick={pick}
            ticked={ticked}
            heading={heading}
            kept={marked(product.id)}
          />
        </li>
      ))}
    </ul>
  )
}
