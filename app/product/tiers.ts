import type { Cents, Tier } from '~/shop/model'

/** A price with a percent taken off: a tier's, a subscription's. */
export function percentOff(price: Cents, percent: number): Cents {
  return Math.round((price * (100 - percent)) / 100)
}

/**
 * The tier that a quantity falls into, if any: the last of them, as the shop counts. Nothing lies between 3 to 5 and 6
 * on: five and a half are in the first.
 */
export function tierOf(tiers: Tier[], quantity: number): Tier | null {
  const isIn = ({ min, max }: Tier) =>
    quantity >= min &&
    (max === null ||
      quantity <= max ||
      tiers.some((next) => next.min > quantity && next.min <= max + 1))
  return tiers.findLast(isIn) ?? null
}
