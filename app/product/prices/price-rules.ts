import type { Cents, Price, Product, Variant } from '~/backend/catalogue/model'
import type { OrderMethod } from '~/backend/checkout/order-model'
import { paymentIds } from '~/checkout/payment-rules'

/** A payment method and its price; the title is the shop's. */
export type PaymentMethod = {
  kind: 'card' | 'transfer' | 'cashOnDelivery' | 'other'
  title: string
  /** With the fee. */
  price: Cents
  fee: Cents
}

/**
 * Prices by card, by bank transfer (already reduced by MONEY_ORDER_PERCENT), and on delivery with its fee added once; none
 * where the product names no other than the usual price, which promises no card.
 */
export function knownMethods(price: Price, cashOnDeliveryFee: Cents | null): PaymentMethod[] {
  const method = (kind: PaymentMethod['kind'], amount: Cents | null, fee: Cents | null = 0) =>
    amount === null || fee === null ? [] : [{ kind, title: '', price: amount + fee, fee }]
  const others = [
    ...method('transfer', price.transfer),
    ...method('cashOnDelivery', price.card, cashOnDeliveryFee),
  ]
  return others.length > 0 ? [...method('card', price.card), ...others] : []
}

/** Prices by the methods that the checkout offers, without a transfer whose price the product does not name. @param methods null when the shop does not say */
export function paymentMethods(
  price: Price,
  cashOnDeliveryFee: Cents | null,
  methods: OrderMethod[] | null,
): PaymentMethod[] {
  if (methods === null) return knownMethods(price, cashOnDeliveryFee)
  return methods.flatMap(({ id, title, price: added }): PaymentMethod[] => {
    if (id === paymentIds.card) return [{ kind: 'card', title, price: price.card, fee: 0 }]
    const fee = added ?? 0
    if (id !== paymentIds.transfer) return [{ kind: 'other', title, price: price.card + fee, fee }]
    return price.transfer === null
      ? []
      : [{ kind: 'transfer', title, price: price.transfer, fee: 0 }]
  })
}

export function priceOf(product: Product, variant: Variant | null): Price {
  return variant?.price ?? product.price
}
