import type { PastOrder } from '~/backend/account/member-model'
import type { Returnable } from './refund'

/** Null where the shop does not tell what was paid for each line. */
export function returnableOf({ lines, currency, returnCosts }: PastOrder): Returnable | null {
  const found = lines
    .filter(({ returnable }) => returnable > 0)
    .flatMap(({ position, paid, count, returnable: left }) =>
      paid === null ? [] : [{ position, paid, count, left }],
    )
  const isWhole = found.length === lines.filter(({ returnable }) => returnable > 0).length
  return isWhole ? { currency, costs: returnCosts, lines: found } : null
}
