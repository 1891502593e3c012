import type { Cents, Tier } from '~/backend/catalogue/model'

export function percentOff(price: Cents, percent: number): Cents {
  return Math.round((price * (100 - percent)) / 100)
}

/** The last tier that contains a quantity. Between tiers of 3 to 5 and from 6, five and a half belongs to the first. */
export function tierOf(tiers: Tier[], quantity: number): Tier | null {
  const isIn = ({ min, max }: Tier) =>
    quantity >= min &&
    (max === null ||
      quantity <= max ||
      tiers.some((next) => next.min > quantity && next.min <= max + 1))
  return tiers.findLast(isIn) ?? null
}
