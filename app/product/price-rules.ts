import type { Cents, Price, Product, Variant } from '~/shop/model'

/** What one piece costs by each way of paying. */
export type WaysToPay = { card: Cents; transfer: Cents | null; door: Cents | null }

/**
 * The three prices of a product or its chosen variant: by card, by bank transfer (MONEY_ORDER_PERCENT, which
 * the wall has taken off already), and at the door, whose fee comes once on top.
 */
export function waysToPay(price: Price, doorFee: Cents | null): WaysToPay {
  return {
    card: price.card,
    transfer: price.transfer,
    door: doorFee === null ? null : price.card + doorFee,
  }
}

/** The price of the variant that was asked for, else of the one that the page would show. */
export function priceOf(product: Product, variant: Variant | null): Price {
  return variant?.price ?? product.price
}
