import { priceOf, round } from '../catalogue/money'
import type { View } from '../catalogue/view'
import type { Product, Variant } from '../data/product'
import { productOf, variantOf } from '../platform'
import type { Session } from '../server/session'
import type { CartLine } from './cart-line'

export type CartView = View & { session: Session }

export type PricedLine = {
  line: CartLine
  product: Product
  variant: Variant | undefined
  /** With VAT, for one, after every discount of the line; and what it costs without them. */
  unit: number
  usual: number
  percent: number
  total: number
}

/** Discounts of a line: its tier and its subscription. */
function percentOf(product: Product, line: CartLine, count: number): number {
  const tier = product.tiers.find(({ min, max }) => count >= min && count <= max)
  const subscribed = line.subscribeFrequency ? product.subscribePercent : 0
  return (tier?.percent ?? 0) + subscribed
}

/** The lines of a cart with their prices; lines whose product is unknown are left out. */
export function pricedLines(view: CartView, lines = view.session.cart): PricedLine[] {
  return lines.flatMap((line) => {
    const product = productOf(view.platform, line.productId)
    if (!product) return []
    const variant = variantOf(product, line.variantId)
    const price = priceOf(product, variant, view.currency)
    const percent = percentOf(product, line, line.count)
    const unit = round(price.current * (1 - percent / 100))
    return [
      { line, product, variant, unit, usual: price.old, percent, total: round(unit * line.count) },
    ]
  })
}

export const cartCount = ({ session }: CartView): number =>
  round(session.cart.reduce((sum, { count }) => sum + count, 0))

/** With VAT, without shipping. */
export const cartTotal = (view: CartView): number =>
  round(pricedLines(view).reduce((sum, { total }) => sum + total, 0))
