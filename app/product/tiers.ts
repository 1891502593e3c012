import type { Cents, Tier } from '~/shop/model'

/** A price with a percent taken off: a tier's (row P08), a subscription's (spec §5, row P09). */
export function percentOff(price: Cents, percent: number): Cents {
  return Math.round((price * (100 - percent)) / 100)
}

/** The tier that a quantity falls into, if any. */
export function tierOf(tiers: Tier[], quantity: number): Tier | null {
  return (
    tiers.find((tier) => quantity >= tier.min && (tier.max === null || quantity <= tier.max)) ??
    null
  )
}
