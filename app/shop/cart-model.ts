import type { Cents, Currency, Path, Picture, QuantityRule } from './model'

/** Why less can be had: one may have no more, there is no more, it is closed for sale, or no longer offered. */
export type Shortage = 'max' | 'stock' | 'closed' | 'gone'

/** A cart line; `index` is the session index that the backend addresses it by. */
export type CartLine = {
  index: string
  /** The backend's own name of the line, whatever its place; empty where it gives none. */
  lineId: string
  productId: string
  variantId: string
  title: string
  path: Path
  brand: string
  picture: Picture | null
  variantLabel: string
  count: number
  /** What can still be had of it, where that is less than it holds. */
  left: number | null
  /** Why there is less of it. */
  shortage: Shortage
  stock: number
  quantity: QuantityRule
  unitPrice: Cents
  oldUnitPrice: Cents | null
  total: Cents
  orderNote: string
  subscribed: boolean
  subscribeFrequency: string
  /** How often it comes, as its product's page says it; empty where it is not said. */
  frequencyName: string
  /** What is to be written on it, by the fields of the product's personalization. */
  personal: { key: string; label: string; value: string }[]
  /** Whether the backend says that of its lines at all. */
  saysPersonal: boolean
}

export type Cart = {
  lines: CartLine[]
  /** Sum of the counts, as the header's badge shows it. */
  totalQuantity: number
  priceCart: Cents
  priceCargo: Cents
  priceTotal: Cents
  /** The total by bank transfer, where it is another one. */
  priceByTransfer: Cents | null
  /** What is missing for free cargo; 0 when it is free or never is. */
  missingForFreeCargo: Cents
  currency: Currency
  /** The shop's own word about the cart ("Sepetiniz boş"), if any. */
  notice: string
}

/** What the header shows of the cart; the page's currency unless said. */
export type CartSummary = {
  count: number
  total: string
  currency?: string
  /** What lies in it, where the answer says so. */
  items?: CartItem[] | undefined
}

/** A line of the cart in short, as the browser remembers it. */
export type CartItem = {
  productId: string
  variantId: string
  title: string
  path: Path | null
  count: number
}

/** Answer of add-to-cart, one product. */
export type CartAddAnswer = {
  status: number
  statusText: string
  path: Path | null
  title: string
  summary: CartSummary | null
  personalizationError: boolean
}

/** Answer of a change to the cart. `ok` is status above 0. */
export type CartChangeAnswer = { ok: boolean; statusText: string; summary: CartSummary | null }
