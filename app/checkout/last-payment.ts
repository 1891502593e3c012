import type { Cents } from '~/backend/catalogue/model'
import type { Instalment } from '~/backend/checkout/order-model'

/** The last of several payments; null where it equals the others. */
export function lastPayment(
  { number, each }: Pick<Instalment, 'number' | 'each'>,
  total: Cents,
): Cents | null {
  const last = total - each * (number - 1)
  // A larger difference is not from rounding: the shop's own amounts are displayed.
  const isRounding = last > 0 && Math.abs(last - each) <= number
  return isRounding && last !== each ? last : null
}
