import type { Address } from '~/backend/addresses/address-model'
import type { Shortage } from '~/backend/cart/cart-model'
import type { Cents, Currency, Path, Picture } from '~/backend/catalogue/model'
import type { Outcome } from '~/backend/http/envelope'
import type { CarrierDays } from '~/backend/site/site-model'

export type OrderAddresses = {
  addresses: Address[]
  deliveryId: string
  invoiceId: string
  /** Whether nothing is carried: gift cards are mailed, and need an address for the invoice alone. */
  isMailed: boolean
}

export type OrderMethod = {
  id: string
  title: string
  about: string
  /** Null where the shop names none. */
  price: Cents | null
  discount: Cents
}
/** What became of the choices of delivery and payment, and the step that a refusal belongs to. */
export type ChosenMethods = Outcome & { step: 'address' | 'cart' | 'methods'; addressId: string }
export type OrderMethods = { methods: OrderMethod[]; chosen: string; currency: Currency }

export type OrderLine = {
  productId: string
  title: string
  variantLabel: string
  path: Path | null
  picture: Picture | null
  count: number
  /** Pieces that `count` no longer has. */
  cancelled?: number
  isGiftCard?: true
  /** Available quantity, when it is less than `count`; else null. */
  left: number | null
  shortage: Shortage
  unit: string
  /** Null where the shop names none. */
  total: Cents | null
  paid?: Cents
  /** The price of one piece when the shopper last saw the line in the cart, where it is another now. */
  seenUnitPrice?: Cents | null
  unitPrice?: Cents | null
  choices: LineChoices
}

/** Until when a gift card is valid, in ISO 8601; nothing where the shop names no end. */
export type CardEnd = { end?: string; hasEnded?: true }

/** Choices of a line besides product and variant. */
export type LineChoices = {
  /** The gift cards that the line became; none for other goods, and for whoever may not see them. */
  giftCards?: ({ code: string; balance: Cents; currency: Currency } & CardEnd)[]
  personal: { label: string; value: string }[]
  /** Subscription interval in words; '' for a single delivery. */
  frequency: string
  note: string
}

/** A gift card pays until its balance is used up, or until `leaves` is left to pay. */
export type PayingCard = { balance: Cents; leaves: Cents }

export type Discount = {
  title: string
  total: Cents
  isGiftCard?: true
  giftCard?: PayingCard
}

/** What an order has besides, with its sign: points lower the total. */
export type Extra = { kind: 'giftPackages' | 'duty' | 'hopi'; total: Cents }

/** Null for a sum that the shop does not name. */
export type Amounts = {
  goods: Cents | null
  discounts: Discount[]
  surcharge: Cents
  cargo: Cents | null
  service: Cents
  extras?: Extra[]
  total: Cents | null
}

/** Bank account and reference for a transfer. */
export type Transfer = { owner: string; iban: string; amount: Cents; reference: string }

export type Instalment = { card: string; number: number; each: Cents }

/** `chosen` is `family:number`. */
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

export type OrderSummary = {
  lines: OrderLine[]
  amounts: Amounts
  currency: Currency
  isMailed: boolean
  delivery: Address | null
  invoice: Address | null
  cargo: OrderMethod | null
  payment: OrderMethod | null
  instalment: Instalment | null
  /** Maximum number of payments; 1 without instalments. */
  maxInstalments: number
  email: string
  store: string
  /** Identifies the displayed order; the checkout sends it back, so that a changed order is not placed. */
  digest: string
}

export type Agreement = { id: string; title: string; html: string }

/** Status 1 done (`next` is the payment page or ''), -1 address missing, -2 cart changed. */
export type Checkout = {
  status: number
  message: string
  key: string
  next: string
  number: string
  /** Refused since an earlier order waits for its payment. */
  isOrderOpen: boolean
}

/** 'expired': not paid in time; 'returned': paid too late and refunded; 'processing': unknown. */
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

export type OrderEnd = 'cancelled' | 'returned' | 'closed' | null
export type OrderStage = 'ordered' | 'preparing' | 'shipped' | 'delivered' | NonNullable<OrderEnd>

export type Order = {
  number: string
  date: string
  daysToSend: number | null
  sentFrom: string
  carriage: CarrierDays | null
  payment: PaymentState
  end: OrderEnd
  /** Null where the shop does not say how far it is. */
  stage: OrderStage | null
  isMailed: boolean
  email: string
  lines: OrderLine[]
  amounts: Amounts
  instalment: Instalment | null
  transfer: Transfer | null
  store: string
  /** In the shop's words; '' where it has none. */
  paymentMethod: string
  currency: Currency
  /** Follows the order without signing in; '' where the shop gives no such link. */
  followPath: string
  /** The address line by line; empty where the shop does not tell it. */
  delivery: string[]
}
