import { type Currency, rates } from '../data/languages'
import type { Product, Variant } from '../data/product'

export const round = (amount: number, digits = 2): number => {
  const power = 10 ** digits
  return Math.round((amount + Number.EPSILON) * power) / power
}

export function convert(amount: number, from: Currency, to: Currency): number {
  return from === to ? amount : round((amount * rates[from]) / rates[to])
}

export const withoutVat = (amount: number, vat: number): number =>
  round(amount / (1 + vat / 100), 4)

export type Price = {
  /** With VAT, in the displayed currency. */
  current: number
  old: number
  /** Without VAT, as the catalogue's answers have them. */
  sell: number
  notDiscounted: number
  percent: number
}

/** What a product or its sub-product costs. */
export function priceOf(product: Product, variant: Variant | undefined, currency: Currency): Price {
  const own = variant && variant.price > 0 ? variant.price : product.price
  const current = convert(own, product.currency, currency)
  const old = convert(Math.max(product.oldPrice, own), product.currency, currency)
  return {
    current,
    old,
    sell: withoutVat(current, product.vat),
    notDiscounted: withoutVat(old, product.vat),
    percent: old > current ? Math.round(100 - (current / old) * 100) : 0,
  }
}

/** "1.249,90": the totals of an action's answer. */
export function formatted(amount: number): string {
  const [whole = '0', rest = '00'] = round(amount).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')},${rest}`
}
