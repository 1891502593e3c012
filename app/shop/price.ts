import { z } from 'zod'
import type { Cents, Price } from './model'
import { flag, number, readNumber, text } from './wire'

/**
 * A catalogue price as it is shown, in hundredths: entities are exclusive of VAT, and DISPLAY_VAT tells whether
 * the shop shows it with.
 */
export function shownPrice(exclusive: number, vatPercent: number, vatIncluded: boolean): Cents {
  return Math.round(exclusive * (vatIncluded ? 100 + vatPercent : 100))
}

/** A price by another way of paying: the percent is added to it, so a negative one is a discount. */
export function withPercent(price: Cents, percent: number): Cents {
  return Math.round((price * (100 + percent)) / 100)
}

/** The price fields that list items, details and variants share, as they come. */
export const priceFields = {
  PRICE_SELL: z.unknown().optional(),
  PRICE: z.unknown().optional(),
  PRICE_NOT_DISCOUNTED: number,
  DISCOUNT_PERCENT: number,
  IS_DISPLAY_DISCOUNTED_ACTIVE: z.unknown().optional(),
  MONEY_ORDER_PERCENT: number,
  IS_MONEY_ORDER_ACTIVE: z.unknown().optional(),
  VAT: number,
  DISPLAY_VAT: z.unknown().optional(),
  TARGET_CURRENCY: text,
}

export const priceShape = z.object(priceFields)
type PriceWire = z.output<typeof priceShape>

/** How prices are shown where a row does not say it itself; without a word discounts and transfer prices are shown. */
export type PriceDisplay = {
  vatIncluded: boolean
  currency: string
  showsDiscount?: boolean
  showsTransfer?: boolean
}

const said = (field: unknown, outer: boolean): boolean =>
  field === undefined ? outer : flag.parse(field)

/** How a row's prices are shown: what a product's variants take over from it. */
export function displayOf(wire: PriceWire, outer: PriceDisplay): Required<PriceDisplay> {
  return {
    vatIncluded: said(wire.DISPLAY_VAT, outer.vatIncluded),
    currency: wire.TARGET_CURRENCY || outer.currency,
    showsDiscount: said(wire.IS_DISPLAY_DISCOUNTED_ACTIVE, outer.showsDiscount ?? true),
    showsTransfer: said(wire.IS_MONEY_ORDER_ACTIVE, outer.showsTransfer ?? true),
  }
}

/**
 * The one price of a wire row. The old price shows only when IS_DISPLAY_DISCOUNTED_ACTIVE and above the new one,
 * the discount only above 0 and as an absolute value, the transfer price only when IS_MONEY_ORDER_ACTIVE.
 * @param outer what a variant leaves to its product
 */
export function readPrice(wire: PriceWire, outer: PriceDisplay): Price {
  const { vatIncluded, currency, showsDiscount, showsTransfer } = displayOf(wire, outer)
  const card = shownPrice(readNumber(wire.PRICE_SELL ?? wire.PRICE) ?? 0, wire.VAT, vatIncluded)
  const old = shownPrice(wire.PRICE_NOT_DISCOUNTED, wire.VAT, vatIncluded)
  const percent = Math.abs(Math.round(wire.DISCOUNT_PERCENT))
  const hasTransfer = showsTransfer && wire.MONEY_ORDER_PERCENT !== 0
  return {
    card,
    old: showsDiscount && old > card ? old : null,
    discountPercent: showsDiscount && percent > 0 ? percent : null,
    transfer: hasTransfer ? withPercent(card, wire.MONEY_ORDER_PERCENT) : null,
    vatPercent: wire.VAT,
    vatIncluded,
    currency,
  }
}
