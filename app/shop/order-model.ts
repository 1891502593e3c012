import type { Address } from './address-model'
import type { Shortage } from './cart-model'
import type { Cents, Currency, Path, Picture } from './model'

/** The addresses of an order with what is chosen; '' is nothing. */
export type OrderAddresses = { addresses: Address[]; deliveryId: string; invoiceId: string }

/** A way to have it delivered or to pay, with what it costs. */
export type OrderWay = {
  id: string
  title: string
  about: string
  price: Cents
  /** What choosing it takes off. */
  discount: Cents
}
export type OrderWays = { ways: OrderWay[]; chosen: string; currency: Currency }

export type OrderLine = {
  title: string
  variantLabel: string
  path: Path | null
  picture: Picture | null
  count: number
  /** What can still be had of it, where that is less. */
  left: number | null
  /** Why there is less of it. */
  shortage: Shortage
  unit: string
  total: Cents
  choices: LineChoices
}

/** What a shopper chose for a line beside product and variant. */
export type LineChoices = {
  /** What is written on it, by the label of its field. */
  personal: { label: string; value: string }[]
  /** How often it comes again, in words; '' for once. */
  frequency: string
  note: string
}

/** The rows of a sum; a discount is above 0 where it takes off. */
export type Amounts = {
  goods: Cents
  discounts: { title: string; total: Cents }[]
  /** What instalments add. */
  surcharge: Cents
  cargo: Cents
  service: Cents
  total: Cents
}

/** Where the money of an order goes that is paid by transfer, and what names it there. */
export type Transfer = { owner: string; iban: string; amount: Cents; reference: string }

/** So many payments with the cards of a family. */
export type Instalment = { card: string; number: number; each: Cents }

/** What an order comes to in one payment and in instalments; `chosen` is `family:number`. */
export type InstalmentPlans = {
  families: {
    id: string
    title: string
    rows: { number: number; each: Cents; total: Cents }[]
  }[]
  total: Cents
  chosen: string
  currency: Currency
}

/** An order as it would be now. */
export type OrderSummary = {
  lines: OrderLine[]
  amounts: Amounts
  currency: Currency
  delivery: Address | null
  invoice: Address | null
  cargo: OrderWay | null
  payment: OrderWay | null
  instalment: Instalment | null
  /** The most payments that a card may make; 1 where there is nothing to choose. */
  mostInstalments: number
  email: string
  /** The store that the goods are had at, in words; '' is none. */
  store: string
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

/**
 * What came of a payment: 'expired' came to nothing in time, 'returned' came too late and went back. 'processing' is not
 * known yet, as is every word that we do not know.
 */
export type PaymentState = (typeof paymentStates)[number]
export const paymentStates = [
  'paid',
  'waiting',
  'processing',
  'refused',
  'expired',
  'returned',
  'later',
] as const

/** An order that was made. */
export type Order = {
  number: string
  payment: PaymentState
  email: string
  lines: OrderLine[]
  amounts: Amounts
  instalment: Instalment | null
  /** Null where no transfer is awaited. */
  transfer: Transfer | null
  /** The store that was chosen, as pages say it; '' is none. */
  store: string
  currency: Currency
}
