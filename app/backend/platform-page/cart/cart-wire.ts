import { amountOf, currencyCode } from '../wire/amounts'
import type { CartSource, LineSource } from './read-cart'

type Line = { source: LineSource; count: number; price: number }

function lineOf(source: LineSource): Line | null {
  const [count, price] = [amountOf(source.count), amountOf(source.price, true)]
  const isWhole = source.title.trim() !== '' && source.href !== ''
  return isWhole && count !== null && count > 0 && price !== null ? { source, count, price } : null
}

const sumOf = (lines: Line[], each: (line: Line) => number) =>
  Math.round(lines.reduce((sum, line) => sum + each(line), 0) * 100) / 100

function rowOf({ source, count, price }: Line, at: number, currency: string) {
  return {
    CART_ID: source.index || `${at}`,
    ID: source.id,
    VARIANT_ID: source.variantId,
    TITLE: source.title.trim(),
    URL: source.href,
    BRAND: source.brand.trim(),
    IMAGE: { SMALL: source.picture },
    VARIANT_NAME: source.variant.trim(),
    COUNT: count,
    STOCK_INCREMENT: amountOf(source.step) ?? 1,
    MIN_ORDER_COUNT: amountOf(source.min) ?? 1,
    PRICE_SELL: price,
    VAT: 0,
    DISPLAY_VAT: 1,
    TARGET_CURRENCY: currency,
  }
}

/** A cart under the names of the contract (5.6), from its markup; null for markup that cannot be read whole. */
export function cartWire({ lines, isEmpty, totals }: CartSource): object | null {
  if (lines.length === 0) return isEmpty ? { PRODUCTS: [] } : null
  const read = lines.map(lineOf).filter((line) => line !== null)
  if (read.length < lines.length) return null
  const written = amountOf(totals.cart, true)
  const units = sumOf(read, ({ count, price }) => count * price)
  // Some themes show what a line costs, others what a piece does.
  const isOfLines = written !== units && written === sumOf(read, ({ price }) => price)
  const priced = isOfLines ? read.map((one) => ({ ...one, price: one.price / one.count })) : read
  const [first] = lines
  const currency = currencyCode(`${first?.price} ${first?.currency}`) || currencyCode(totals.cart)
  const total = written ?? units
  return {
    PRODUCTS: priced.map((line, at) => rowOf(line, at, currency)),
    PRICE_CART: total,
    PRICE_CARGO: amountOf(totals.cargo, true) ?? undefined,
    PRICE_GENERAL: amountOf(totals.general, true) ?? total,
    TARGET_CURRENCY: currency,
  }
}
