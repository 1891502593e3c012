import type { Cents, Currency, Path, Picture, QuantityRule } from './model'

/** A cart line; `index` is the session index that the backend addresses it by (contract 4.5). */
export type CartLine = {
  index: string
  productId: string
  variantId: string
  title: string
  path: Path
  brand: string
  picture: Picture | null
  variantLabel: string
  count: number
  stock: number
  quantity: QuantityRule
  unitPrice: Cents
  oldUnitPrice: Cents | null
  total: Cents
  orderNote: string
  subscribed: boolean
}

export type Cart = {
  lines: CartLine[]
  /** Sum of the counts, as the header's badge shows it. */
  totalQuantity: number
  priceCart: Cents
  priceCargo: Cents
  priceTotal: Cents
  /** What is missing for free cargo; 0 when it is free or never is. */
  missingForFreeCargo: Cents
  currency: Currency
  /** The shop's own word about the cart ("Sepetiniz boş"), if any. */
  notice: string
}

/** What the header shows of the cart (spec §3: "summary with total"). */
export type CartSummary = { count: number; total: string }

/** Answer of add-to-cart, one product (spec §3 "Cart add result", contract 4.4). */
export type CartAddAnswer = {
  status: number
  statusText: string
  path: Path | null
  title: string
  summary: CartSummary | null
  personalizationError: boolean
}

/** Answer of a change to the cart (contract 4.5). `ok` is status above 0. */
export type CartChangeAnswer = { ok: boolean; statusText: string; summary: CartSummary | null }
