import { z } from 'zod'
import { addingUp } from '~/backend/adding-up'
import type { Cents } from '~/backend/catalogue/model'
import { displayedPrice, showsVat } from '~/backend/catalogue/price'
import { readPicture, readQuantity } from '~/backend/catalogue/product-card'
import { BackendError } from '~/backend/http/backend-error'
import {
  flag,
  givenCents,
  id,
  link,
  list,
  maybeId,
  maybeNumber,
  number,
  onUnlessOff,
  presentNumber,
  requiredRows,
  rows,
  shortage,
  text,
} from '~/backend/http/fields'
import { sentence } from '~/backend/site/html/without-markup'
import { campaignRows, readCampaigns } from './campaigns'
import type { Cart, CartLine, Coupon } from './cart-model'
import { currencyOfAll } from './line-currency'

const personalShape = rows(z.object({ KEY: text, LABEL: text, VALUE: text }))

export const lineShape = z.object({
  CART_ID: id,
  LINE_ID: maybeId,
  ID: id,
  VARIANT_ID: maybeId,
  TITLE: text,
  URL: link,
  BRAND: text,
  IMAGE: z.unknown().optional(),
  VARIANT_NAME: text,
  COUNT: presentNumber,
  COUNT_LEFT: number.optional(),
  COUNT_LEFT_REASON: shortage,
  STOCK: number,
  STOCK_UNIT: text,
  STOCK_INCREMENT: number,
  MIN_ORDER_COUNT: number,
  MAX_ORDER_COUNT: number,
  MIN_SALE_COUNT: number,
  MAX_SALE_COUNT: number,
  PRICE_SELL: presentNumber.optional(),
  PRICE_NOT_DISCOUNTED: number,
  PRICE_SEEN: number,
  PRICE_LINE: givenCents,
  VAT: number,
  DISPLAY_VAT: z.unknown().optional(),
  TARGET_CURRENCY: text,
  IS_DISPLAY_DISCOUNTED_ACTIVE: flag,
  ORDER_NOTES: text,
  ORDER_NOTES_LIMIT: number.optional(),
  IS_GIFT_CARD: flag,
  SUBSCRIBE: flag,
  SUBSCRIBE_FREQUENCY: text,
  SUBSCRIBE_FREQUENCY_LIST: rows(z.object({ ID: id, NAME: text })),
  PERSONALIZATION: z.unknown().optional(),
})

const cartShape = z.object({
  PRODUCTS: requiredRows(lineShape),
  SAVED_PRODUCTS: rows(lineShape).optional(),
  ERROR: sentence,
  PRICE_CART: maybeNumber,
  PRICE_GOODS: maybeNumber,
  PRICE_CARGO: givenCents,
  PRICE_GENERAL: maybeNumber,
  PRICE_PERSONALIZATION: number,
  PRICE_GIFT_PACKAGE: number,
  PRICE_MONEY_ORDER: number,
  PRICE_FOR_CARGO_FREE: number,
  TARGET_CURRENCY: text,
  IS_BUY_BUTTON_ACTIVE: onUnlessOff,
  IS_DISCOUNT_COUPON_ACTIVE: flag,
  COUPON_CODE: text,
  COUPON_TITLE: sentence,
  COUPON_TEXT: sentence,
  IS_GIFT_CARD_ACTIVE: flag,
  PRICE_COUPON: number,
  PRICE_CAMPAIGN: number,
  CAMPAIGN_LIST: campaignRows,
})

const cents = (amount: number) => Math.round(amount * 100)

function frequencyNameOf(wire: z.output<typeof lineShape>): string {
  const { SUBSCRIBE, SUBSCRIBE_FREQUENCY: chosen, SUBSCRIBE_FREQUENCY_LIST: list } = wire
  return SUBSCRIBE ? (list.find(({ ID }) => ID === chosen)?.NAME ?? '') : ''
}

const timesCount = (price: Cents | null, count: number): Cents | null =>
  price === null ? null : Math.round(price * count)

const pieceOf = ({ PRICE_SELL, VAT, DISPLAY_VAT }: z.output<typeof lineShape>): Cents | null =>
  PRICE_SELL === undefined ? null : displayedPrice(PRICE_SELL, VAT, showsVat(DISPLAY_VAT))

const personalOf = ({ PERSONALIZATION }: z.output<typeof lineShape>): CartLine['personal'] =>
  personalShape
    .parse(PERSONALIZATION)
    .map(({ KEY, LABEL, VALUE }) => ({ key: KEY, label: LABEL || KEY, value: VALUE }))

function toLine(wire: z.output<typeof lineShape>, currency: string): CartLine {
  const vatIncluded = showsVat(wire.DISPLAY_VAT)
  const unitPrice = pieceOf(wire)
  const old = displayedPrice(wire.PRICE_NOT_DISCOUNTED, wire.VAT, vatIncluded)
  const seen = displayedPrice(wire.PRICE_SEEN, wire.VAT, vatIncluded)
  return {
    index: wire.CART_ID,
    lineId: wire.LINE_ID,
    productId: wire.ID,
    variantId: wire.VARIANT_ID || '0',
    title: wire.TITLE,
    path: wire.URL || '/',
    brand: wire.BRAND,
    picture: readPicture(wire.IMAGE, wire.TITLE),
    variantLabel: wire.VARIANT_NAME,
    count: wire.COUNT,
    left: wire.COUNT_LEFT ?? null,
    shortage: wire.COUNT_LEFT_REASON,
    stock: wire.STOCK,
    quantity: readQuantity(wire),
    unitPrice,
    currency: wire.TARGET_CURRENCY || currency,
    vatExcluded: vatIncluded ? 0 : wire.VAT,
    oldUnitPrice:
      wire.IS_DISPLAY_DISCOUNTED_ACTIVE && unitPrice !== null && old > unitPrice ? old : null,
    seenUnitPrice: unitPrice !== null && seen > 0 && seen !== unitPrice ? seen : null,
    total: wire.PRICE_LINE ?? timesCount(unitPrice, wire.COUNT),
    orderNote: wire.ORDER_NOTES,
    noteLimit: wire.ORDER_NOTES_LIMIT || null,
    subscribed: wire.SUBSCRIBE,
    subscribeFrequency: wire.SUBSCRIBE ? wire.SUBSCRIBE_FREQUENCY : '',
    frequencyName: frequencyNameOf(wire),
    personal: personalOf(wire),
    hasPersonalization: wire.PERSONALIZATION !== undefined,
    ...(wire.IS_GIFT_CARD && { isGiftCard: true as const }),
  }
}

const toCoupon = (wire: z.output<typeof cartShape>, discount: Cents): Coupon => ({
  isAccepted: wire.IS_DISCOUNT_COUPON_ACTIVE,
  code: wire.COUPON_CODE,
  discount,
  title: wire.COUPON_TITLE,
  text: wire.COUPON_TEXT,
  takesGiftCards: wire.IS_GIFT_CARD_ACTIVE,
})

function sumsOf(wire: z.output<typeof cartShape>, ofLines: Cents) {
  const { PRICE_CART, PRICE_GOODS, PRICE_CARGO: priceCargo, PRICE_GENERAL } = wire
  const priceCart = PRICE_CART === null ? ofLines : cents(PRICE_CART)
  const priceGoods = PRICE_GOODS === null ? priceCart : cents(PRICE_GOODS)
  // Some shops write a discount below zero.
  const discount = Math.abs(cents(wire.PRICE_COUPON))
  const campaignDiscount = Math.abs(cents(wire.PRICE_CAMPAIGN))
  const further = [
    { kind: 'personalization', total: cents(wire.PRICE_PERSONALIZATION) },
    { kind: 'giftPackages', total: cents(wire.PRICE_GIFT_PACKAGE) },
  ] as const
  const beside = (priceCargo ?? 0) - discount - campaignDiscount
  const sum = further.reduce((all, { total }) => all + total, priceCart + beside)
  const isUnnamed = PRICE_GOODS !== null || PRICE_CART === null
  const unnamed = isUnnamed ? null : Math.max(0, sum)
  const priceTotal = PRICE_GENERAL === null ? unnamed : cents(PRICE_GENERAL)
  const extras = priceTotal === null ? [] : addingUp(further, priceTotal - (priceGoods + beside))
  const sums = { priceGoods, priceCart, priceCargo, priceTotal, campaignDiscount }
  return { sums: extras.length > 0 ? { ...sums, extras } : sums, discount }
}

/** The price of the delivery and what is missing for a free one. Gift cards alone are mailed: no price of nothing is named for them. */
function deliveryOf(
  lines: CartLine[],
  { priceCargo, missing }: { priceCargo: Cents | null; missing: Cents },
): Pick<Cart, 'priceCargo' | 'missingForFreeCargo'> {
  const isMailed = lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard)
  return isMailed
    ? { priceCargo: priceCargo || null, missingForFreeCargo: 0 }
    : { priceCargo, missingForFreeCargo: missing }
}

/** @throws BackendError shape: an answer without a product list is a failure, not an empty cart */
export function readCart(body: unknown, pageCurrency: string): Cart {
  const listParsed = z.object({ PRODUCTS: list }).safeParse(body)
  const parsed = listParsed.success ? cartShape.safeParse(body) : null
  if (!parsed?.success || parsed.data.PRODUCTS.length < (listParsed.data?.PRODUCTS.length ?? 0))
    throw new BackendError('shape', 'CART_LOAD', 'CART_LOAD answered something that is no cart.')
  const wire = parsed.data
  const currency = wire.TARGET_CURRENCY || currencyOfAll(wire.PRODUCTS) || pageCurrency
  const lines = wire.PRODUCTS.map((line) => toLine(line, currency))
  const ofLines = lines.reduce((sum, line) => sum + (line.total ?? 0), 0)
  const { sums, discount } = sumsOf(wire, ofLines)
  const byTransfer = cents(wire.PRICE_MONEY_ORDER)
  return {
    ...sums,
    lines,
    saved: wire.SAVED_PRODUCTS?.map((line) => toLine(line, currency)) ?? null,
    totalQuantity: Math.round(lines.reduce((sum, line) => sum + line.count, 0) * 1000) / 1000,
    coupon: toCoupon(wire, discount),
    campaigns: readCampaigns(wire.CAMPAIGN_LIST),
    priceByTransfer: byTransfer > 0 && byTransfer !== sums.priceTotal ? byTransfer : null,
    ...deliveryOf(lines, { ...sums, missing: cents(wire.PRICE_FOR_CARGO_FREE) }),
    currency,
    notice: wire.ERROR,
    ...(!wire.IS_BUY_BUTTON_ACTIVE && { noOrder: true as const }),
  }
}
