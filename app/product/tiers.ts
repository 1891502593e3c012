import type { Cents, Tier } from '~/shop/model'

/** The unit price within a tier: its percent comes off (spec §3 "Multi-buy tier", row P08). */
export function tierPrice(price: Cents, tier: Tier): Cents {
  return Math.round((price * (100 - tier.percent)) / 100)
}

/** The tier that a quantity falls into, if any. */
export function tierOf(tiers: Tier[], quantity: number): Tier | null {
  return (
    tiers.find((tier) => quantity >= tier.min && (tier.max === null || quantity <= tier.max)) ??
    null
  )
}
