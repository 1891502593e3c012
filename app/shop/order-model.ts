import type { Address } from './address-model'
import type { Cents, Currency, Path, Picture } from './model'

/** The addresses of an order with what is chosen; '' is nothing. */
export type OrderAddresses = { addresses: Address[]; deliveryId: string; invoiceId: string }

/** A way to have it delivered or to pay, with what it costs. */
export type OrderWay = { id: string; title: string; about: string; price: Cents }
export type OrderWays = { ways: OrderWay[]; chosen: string; currency: Currency }

export type OrderLine = {
  title: string
  variantLabel: string
  path: Path | null
  picture: Picture | null
  count: number
  unit: string
  total: Cents
}

export type Amounts = { goods: Cents; cargo: Cents; service: Cents; total: Cents }

/** An order as it would be now. */
export type OrderSummary = {
  lines: OrderLine[]
  amounts: Amounts
  currency: Currency
  delivery: Address | null
  invoice: Address | null
  cargo: OrderWay | null
  payment: OrderWay | null
  email: string
  /** Names exactly this order; the checkout brings it, so that nobody buys what they have not seen. */
  mark: string
}

/** A document that is agreed to; sanitised at the wall. */
export type Agreement = { id: string; title: string; html: string }

/** What came of a checkout: 1 done (`next` a payment page, '' for none), -1 address, -2 cart changed. */
export type Checkout = {
  status: number
  message: string
  key: string
  next: string
  number: string
}

/** An order that was made. */
export type Order = {
  number: string
  payment: 'paid' | 'waiting' | 'refused' | 'later'
  email: string
  lines: OrderLine[]
  amounts: Amounts
  currency: Currency
}
