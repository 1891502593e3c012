import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { variantId } from './product-columns'
import type { ProductSeed } from './product-seed'

const ONE_DAY = 24 * 60 * 60

/**
 * The legal maximum of months: electronics have a lower one, and food none at all
 * (Banka Kartları ve Kredi Kartları Hakkında Yönetmelik: no instalments on food, fuel or telecommunication).
 */
const CAPS: Value[][] = [
  [1, 12],
  [2, 12],
  [3, 9],
  [4, 12],
  [5, 12],
  [6, 4],
  [305, 1],
  [306, 1],
]

export const instalmentCaps = (): Insert[] =>
  insertRows('instalment_cap', ['category_id', 'max_number'], CAPS)

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
