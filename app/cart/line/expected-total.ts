import type { CartLine } from '~/backend/cart/cart-model'
import type { Cents } from '~/backend/catalogue/model'
import { quantityFault } from '~/product/add/quantity'

type Line = Pick<CartLine, 'unitPrice' | 'count' | 'total' | 'quantity'>

/** What a line will cost by a count that has no answer yet; its own total where the shop counts otherwise. @param typed null for none */
export function expectedTotal(
  { unitPrice, count, total, quantity }: Line,
  typed: string | null,
): Cents | null {
  if (unitPrice === null) return total
  const isPlain = Math.round(unitPrice * count) === total
  if (typed === null || !isPlain || quantityFault(typed, quantity)) return total
  return Math.round(unitPrice * Number(typed))
}
