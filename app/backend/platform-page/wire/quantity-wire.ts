import { readNumber } from '~/backend/http/fields'

export type QuantitySource = { min: string; step: string; value: string }

function positive(written: string): number | null {
  const found = readNumber(written)
  return found !== null && found > 0 ? found : null
}

const fractionOf = (count: number | null): number | null =>
  Math.round(((count ?? 0) % 1) * 1000) / 1000 || null

/** The smallest count and the step of a field, under the names of the contract (5.1): one that holds "0,5" sells halves. */
export function quantityWire({ min, step, value }: QuantitySource) {
  const [from, offered] = [positive(min), positive(value)]
  const by = positive(step) ?? fractionOf(from) ?? fractionOf(offered) ?? 1
  return { MIN_ORDER_COUNT: from ?? Math.min(1, by), STOCK_INCREMENT: by }
}
