import { amountOf, currencyCode } from '../wire/amounts'
import { quantityWire } from '../wire/quantity-wire'
import type { CartSource, LineSource } from './read-cart'

type Line = { source: LineSource; count: number; price: number; total: number | null }

function lineOf(source: LineSource): Line | null {
  const [count, price] = [amountOf(source.count), amountOf(source.price, true)]
  const isWhole = source.title.trim() !== '' && source.href !== ''
  if (!isWhole || count === null || count <= 0 || price === null) return null
  return { source, count, price, total: amountOf(source.total, true) }
}

const maxRatio = 1.5

const sumOf = (lines: Line[], each: (line: Line) => number) =>
  Math.round(lines.reduce((sum, line) => sum + each(line), 0) * 100) / 100

function rowOf({ source, count, price, total }: Line, currency: string) {
  return {
    CART_ID: source.index,
    ID: source.id,
    VARIANT_ID: source.variantId,
    TITLE: source.title.trim(),
    URL: source.href,
    BRAND: source.brand.trim(),
    IMAGE: { SMALL: source.picture },
    VARIANT_NAME: source.variant.trim(),
    COUNT: count,
    ...quantityWire({ ...source, value: source.count }),
    PRICE_SELL: price,
    PRICE_LINE: total ?? undefined,
    VAT: 0,
    DISPLAY_VAT: 1,
    TARGET_CURRENCY: currency,
  }
}

const ofLine = (line: Line): Line =>
  line.total === null ? { ...line, price: line.price / line.count, total: line.price } : line

/** From which amount on delivery is free is not what it costs. */
const freeFrom = /üzeri|bedava|ücretsiz|\b(?:free|over|above|gratis|kostenlos|ab)\b|مجان/iu

const amountsOf = ({ cart, cargo, general }: CartSource['totals']) =>
  [
    amountOf(cart, true),
    freeFrom.test(cargo) ? null : amountOf(cargo, true),
    amountOf(general, true),
  ] as const

function sumsOf(totals: CartSource['totals'], units: number) {
  const [cart, cargo, general] = amountsOf(totals)
  const named = [cart, cargo === null ? general : null].flatMap((one) => one ?? [])
  return {
    PRICE_GOODS: cart !== null && general !== null ? cart : units,
    PRICE_CART: named.length > 0 ? Math.min(...named) : units,
    PRICE_CARGO: cargo ?? undefined,
    PRICE_GENERAL: general ?? (cargo === null ? cart : null) ?? undefined,
  }
}

/** What the goods cost by the totals: what is said of them, else the whole without the delivery. */
function goodsTotal(totals: CartSource['totals']): number | null {
  const [cart, cargo, general] = amountsOf(totals)
  if (cart !== null || general === null) return cart
  return Math.round((general - (cargo ?? 0)) * 100) / 100
}

/**
 * A cart under the names of the contract (5.6), from its markup; null for markup that cannot be read whole.
 * PRICE_LINE and PRICE_GOODS, which the contract does not have, are what a line and all lines cost; without PRICE_GENERAL
 * the markup names no total.
 */
export function cartWire({ lines, isEmpty, totals }: CartSource): object | null {
  if (lines.length === 0) return isEmpty ? { PRODUCTS: [] } : null
  const read = lines.map(lineOf).filter((line) => line !== null)
  if (read.length < lines.length) return null
  const written = goodsTotal(totals)
  const pieces = sumOf(read, ({ count, price, total }) => total ?? count * price)
  // Some themes show what a line costs, others what a piece does.
  const isOfLines =
    written !== pieces && written === sumOf(read, ({ price, total }) => total ?? price)
  // For much more than their sum, tax and delivery included, a count or a price has been misread.
  if (!isOfLines && (amountsOf(totals)[0] ?? 0) > pieces * maxRatio) return null
  const priced = isOfLines ? read.map(ofLine) : read
  const [first] = lines
  const currency =
    currencyCode(`${first?.price} ${first?.currency}`) ||
    currencyCode(totals.cart || totals.general)
  return {
    PRODUCTS: priced.map((line) => rowOf(line, currency)),
    ...sumsOf(totals, isOfLines ? (written ?? pieces) : pieces),
    TARGET_CURRENCY: currency,
  }
}
