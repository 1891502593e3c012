import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
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

/** The old price for two months; every third product had a lower one in the days before its discount. */
export function priceHistoryStatements(products: ProductSeed[], today: number): Insert[] {
  const rows = products
    .filter((product) => product.oldPrice > product.price)
    .flatMap(({ id, price, oldPrice }): Value[][] => {
      const between = Math.round((price + (oldPrice - price) * 0.6) / 10) * 10
      return [
        [id, today - 60 * ONE_DAY, oldPrice],
        ...(id % 3 === 0 ? [[id, today - 9 * ONE_DAY, between]] : []),
        [id, today - 4 * ONE_DAY, price],
      ]
    })
  return insertRows('price_history', ['product_id', 'since', 'price'], rows)
}
