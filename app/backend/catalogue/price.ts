import { z } from 'zod'
import { flag, maybeNumber, number, readNumber, text } from '~/backend/http/fields'
import type { Cents, Price } from './model'

/** Displayed price in hundredths. Wire prices exclude VAT; DISPLAY_VAT decides whether it is added. */
export function displayedPrice(exclusive: number, vatPercent: number, vatIncluded: boolean): Cents {
  return Math.round(exclusive * (vatIncluded ? 100 + vatPercent : 100))
}

/** Price with another payment method; a negative percent is a discount. */
export function withPercent(price: Cents, percent: number): Cents {
  return Math.round((price * (100 + percent)) / 100)
}

export const priceFields = {
  PRICE_SELL: z.unknown().optional(),
  PRICE: z.unknown().optional(),
  PRICE_NOT_DISCOUNTED: number,
  DISCOUNT_PERCENT: number,
  IS_DISPLAY_DISCOUNTED_ACTIVE: z.unknown().optional(),
  MONEY_ORDER_PERCENT: number,
  IS_MONEY_ORDER_ACTIVE: z.unknown().optional(),
  PRICE_WITH_VAT: maybeNumber,
  VAT: maybeNumber,
  DISPLAY_VAT: z.unknown().optional(),
  TARGET_CURRENCY: text,
}

export const priceShape = z.object(priceFields)
type PriceWire = z.output<typeof priceShape>

/** Defaults for rows without these settings; discounts and transfer prices are shown unless turned off. */
export type PriceDisplay = {
  vatIncluded: boolean
  currency: string
  showsDiscount?: boolean
  showsTransfer?: boolean
  /** In percent, of rows that do not name it. */
  vatPercent?: number | undefined
  /** What a row costs that names no price of its own, or none that can be shown for want of its VAT. */
  price?: Price
}

/** For rows that belong to a product with this price. Its VAT is 0 too where only the product's page named the price. */
export const displayLike = (price: Price): PriceDisplay => ({
  ...{ vatIncluded: price.vatIncluded, currency: price.currency, price },
  ...(price.vatPercent > 0 ? { vatPercent: price.vatPercent } : {}),
})

/** A setting of a row, or of the shop where the row does not name it. */
export const flagOr = (field: unknown, defaults: boolean): boolean =>
  field === undefined ? defaults : flag.parse(field)

/** Whether a row is to be shown with VAT: a setting that the shop leaves out, or leaves empty, is none. */
export const showsVat = (field: unknown, defaults = true): boolean =>
  flagOr(field ?? undefined, defaults)

/** The display settings of a product, which its variants inherit. */
export function displayOf(wire: PriceWire, defaults: PriceDisplay): Omit<PriceDisplay, 'price'> {
  return {
    vatIncluded: showsVat(wire.DISPLAY_VAT, defaults.vatIncluded),
    vatPercent: wire.VAT ?? defaults.vatPercent,
    currency: wire.TARGET_CURRENCY || defaults.currency,
    showsDiscount: flagOr(wire.IS_DISPLAY_DISCOUNTED_ACTIVE, defaults.showsDiscount ?? true),
    showsTransfer: flagOr(wire.IS_MONEY_ORDER_ACTIVE, defaults.showsTransfer ?? true),
  }
}

/** The price that a row names, as it is written; null for none, or one below 0. */
export function namedPrice({ PRICE_SELL, PRICE }: PriceWire): number | null {
  const amount = readNumber(PRICE_SELL ?? PRICE)
  return amount !== null && amount >= 0 ? amount : null
}

/** The VAT of a row in percent; null where neither the row nor its product says it. */
function vatOf(wire: PriceWire, named: number | null, { vatPercent }: PriceDisplay): number | null {
  const { VAT, PRICE_WITH_VAT: withVat } = wire
  if (VAT === null && withVat !== null && named) return Math.round((withVat / named - 1) * 100)
  return VAT ?? vatPercent ?? null
}

/**
 * Reads the price of a row. The old price needs IS_DISPLAY_DISCOUNTED_ACTIVE and must be higher; the discount is
 * absolute; the transfer price needs IS_MONEY_ORDER_ACTIVE.
 * @param defaults settings of the product for its variants
 */
export function readPrice(wire: PriceWire, defaults: PriceDisplay): Price {
  const { vatIncluded, currency, showsDiscount, showsTransfer } = displayOf(wire, defaults)
  const named = namedPrice(wire)
  const vat = vatOf(wire, named, defaults)
  if (defaults.price && (named === null || (vat === null && vatIncluded))) return defaults.price
  const vatPercent = vat ?? 0
  const card = displayedPrice(named ?? 0, vatPercent, vatIncluded)
  const old = displayedPrice(wire.PRICE_NOT_DISCOUNTED, vatPercent, vatIncluded)
  const percent = Math.abs(Math.round(wire.DISCOUNT_PERCENT))
  const hasTransfer = showsTransfer && wire.MONEY_ORDER_PERCENT !== 0
  return {
    card,
    old: showsDiscount && old > card ? old : null,
    discountPercent: showsDiscount && percent > 0 ? percent : null,
    transfer: hasTransfer ? withPercent(card, wire.MONEY_ORDER_PERCENT) : null,
    vatPercent,
    vatIncluded,
    currency,
  }
}
