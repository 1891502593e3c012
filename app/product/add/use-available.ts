import { useContext } from 'react'
import type { Product, Variant } from '~/backend/catalogue/model'
import { NegativeStock } from '~/ui/negative-stock'

/** How many can be bought at once, in the product's unit; Infinity where the shop does not count them or sells more than it has. */
export function useAvailable({ stock, awaitedText }: Product | Variant): number {
  const isSoldBelowZero = useContext(NegativeStock)
  return stock > 0 && !awaitedText && !isSoldBelowZero ? stock : Infinity
}
