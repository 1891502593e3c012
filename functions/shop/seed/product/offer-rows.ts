import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { variantId } from './product-columns'
import type { ProductSeed } from './product-seed'

const ONE_DAY = 24 * 60 * 60

type Discounted = { id: number; price: number; oldPrice: number }

/** The old price for two months; every third product had a lower one in the days before its discount. */
function historyOf({ id, price, oldPrice }: Discounted, product: number, today: number): Value[][] {
  if (oldPrice <= price) return []
  const between = Math.round((price + (oldPrice - price) * 0.6) / 10) * 10
  return [
    [id, today - 60 * ONE_DAY, oldPrice],
    ...(product % 3 === 0 ? [[id, today - 9 * ONE_DAY, between]] : []),
    [id, today - 4 * ONE_DAY, price],
  ]
}

export function priceHistoryStatements(products: ProductSeed[], today: number): Insert[] {
  const own = products.flatMap((one) => historyOf(one, one.id, today))
  const ofVariants = products.flatMap((product) =>
    product.variants.flatMap((variant, index) =>
      historyOf({ ...variant, id: variantId(product, index) }, product.id, today),
    ),
  )
  return [
    ...insertRows('price_history', ['product_id', 'since', 'price'], own),
    ...insertRows('variant_price_history', ['variant_id', 'since', 'price'], ofVariants),
  ]
}
