import type { Cents, Currency, Path, Picture, QuantityRule } from '~/backend/catalogue/model'

/** Why fewer are available: limit per customer, stock, closed for sale, or no longer offered. */
export type Shortage = 'max' | 'stock' | 'closed' | 'gone'

/** `index` is the position that the backend addresses the line by. */
export type CartLine = {
  index: string
  /** Id of the line whatever its position; empty if the backend has none. */
  lineId: string
  productId: string
  variantId: string
  title: string
  path: Path
  brand: string
  picture: Picture | null
  variantLabel: string
  count: number
  /** Available quantity, when it is less than `count`; else null. */
  left: number | null
  shortage: Shortage
  stock: number
  quantity: QuantityRule
  /** Null where the shop names none, as with `total`. */
  unitPrice: Cents | null
  currency: Currency
  /** Percent of the VAT that the prices lack; 0 where they have it. */
  vatExcluded: number
  oldUnitPrice: Cents | null
  /** The unit price when the shopper last saw the line, where it is another now; else null. */
  seenUnitPrice: Cents | null
  total: Cents | null
  orderNote: string
  /** Characters that a note may have; null where the line takes none. */
  noteLimit: number | null
  subscribed: boolean
  subscribeFrequency: string
  /** Name of the subscription interval; empty if unknown. */
  frequencyName: string
  personal: { key: string; label: string; value: string }[]
  /** Whether the backend sends personalization for its lines. */
  hasPersonalization: boolean
  /** Gift cards count toward no free delivery. */
  isGiftCard?: true
}

export type Coupon = {
  isAccepted: boolean
  code: string
  discount: Cents
  /** The shop's own name and sentence for what was entered; '' for a coupon. */
  title: string
  text: string
  /** Whether the code of a gift card is taken too. */
  takesGiftCards: boolean
}

export type Campaign = {
  id: string
  group: string
  title: string
  about: string
  isChosen: boolean
  mayChange: boolean
  /** What it takes off; null where the shop tells only what all do. */
  discount: Cents | null
}

export type Cart = {
  lines: CartLine[]
  /** What is put by for a later order; null where the shop cannot. */
  saved: CartLine[] | null
  totalQuantity: number
  /** What the lines cost; more than `priceCart` where that has a discount in it. */
  priceGoods: Cents
  priceCart: Cents
  /** Null where the shop names none. */
  priceCargo: Cents | null
  /** Null where the shop names none. */
  priceTotal: Cents | null
  /** What is added to the goods, as far as `priceGoods` is without it. */
  extras?: { kind: 'giftPackages' | 'personalization'; total: Cents }[]
  coupon: Coupon
  campaignDiscount: Cents
  campaigns: Campaign[]
  priceByTransfer: Cents | null
  /** 0 when cargo is free, or never is. */
  missingForFreeCargo: Cents
  currency: Currency
  notice: string
  /** The shop takes no order of this cart. */
  noOrder?: true
}

/** The header's cart; without `currency` it is the page's. */
export type CartSummary = {
  count: number
  total: string
  currency?: string
  /** Undefined when the answer does not list the lines. */
  items?: CartItem[] | undefined
  /** For the cart of a shop that has no call for it (decision 068). */
  lines?: StoredLine[] | undefined
}

/** A line of an answer's `cartProducts`, under the contract's names (5.6), with what the cart's page needs. */
export type StoredLine = Record<string, string | number>

export type CartItem = {
  productId: string
  variantId: string
  title: string
  path: Path | null
  count: number
}

export type CartAddAnswer = {
  status: number
  statusText: string
  path: Path | null
  title: string
  summary: CartSummary | null
  personalizationError: boolean
  field?: string
  /** An order waits for its payment (`EOC0001`). */
  isOrderOpen?: boolean
  /** The backend's answer of an earlier time; it has no summary. */
  isReplay?: boolean
  isLost?: boolean
}

export type CartChangeAnswer = { ok: boolean; statusText: string; summary: CartSummary | null }
