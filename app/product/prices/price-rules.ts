import type { Cents, Price, Product, Variant } from '~/backend/catalogue/model'

export type PaymentMethods = { card: Cents; transfer: Cents | null; cashOnDelivery: Cents | null }

/** Prices by card, by bank transfer (already reduced by MONEY_ORDER_PERCENT), and on delivery with its fee added once. */
export function paymentMethods(price: Price, cashOnDeliveryFee: Cents | null): PaymentMethods {
  return {
    card: price.card,
    transfer: price.transfer,
    cashOnDelivery: cashOnDeliveryFee === null ? null : price.card + cashOnDeliveryFee,
  }
}

export function priceOf(product: Product, variant: Variant | null): Price {
  return variant?.price ?? product.price
}
