import type { Cents } from '~/backend/catalogue/model'
import type { Instalment } from '~/backend/checkout/order-model'

/** What the last of several payments comes to; null where it is as much as each. */
export function lastPayment(
  { number, each }: Pick<Instalment, 'number' | 'each'>,
  total: Cents,
): Cents | null {
  const last = total - each * (number - 1)
  // Amounts further apart are no rounding: they stand as the shop says them.
  const isRounding = last > 0 && Math.abs(last - each) <= number
  return isRounding && last !== each ? last : null
}
