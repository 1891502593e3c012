import { z } from 'zod'
import { displayedPrice } from '~/backend/catalogue/price'
import { soldAs } from '~/backend/catalogue/product/sold-as'
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
  presentNumber,
  readNumber,
  requiredRows,
  rows,
  shortage,
  status,
  text,
} from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import type {
  Cart,
  CartAddAnswer,
  CartChangeAnswer,
  CartItem,
  CartLine,
  CartSummary,
  StoredLine,
} from './cart-model'

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
  COUNT: number,
  COUNT_LEFT: number.optional(),
  COUNT_LEFT_REASON: shortage,
  STOCK: number,
  STOCK_UNIT: text,
  STOCK_INCREMENT: number,
  MIN_ORDER_COUNT: number,
  MAX_ORDER_COUNT: number,
  MIN_SALE_COUNT: number,
  MAX_SALE_COUNT: number,
  PRICE_SELL: number,
  PRICE_NOT_DISCOUNTED: number,
  VAT: number,
  DISPLAY_VAT: z.unknown().optional(),
  IS_DISPLAY_DISCOUNTED_ACTIVE: flag,
  ORDER_NOTES: text,
  SUBSCRIBE: flag,
  SUBSCRIBE_FREQUENCY: text,
  SUBSCRIBE_FREQUENCY_LIST: rows(z.object({ ID: id, NAME: text })),
  PERSONALIZATION: z.unknown().optional(),
})

const cartShape = z.object({
  PRODUCTS: requiredRows(lineShape),
  ERROR: text,
  PRICE_CART: maybeNumber,
  PRICE_GOODS: maybeNumber,
  PRICE_CARGO: givenCents,
  PRICE_GENERAL: number,
  PRICE_MONEY_ORDER: number,
  PRICE_FOR_CARGO_FREE: number,
  TARGET_CURRENCY: text,
  IS_DISCOUNT_COUPON_ACTIVE: flag,
  COUPON_CODE: text,
  PRICE_COUPON: number,
  PRICE_CAMPAIGN: number,
})

const cents = (amount: number) => Math.round(amount * 100)

function toLine(wire: z.output<typeof lineShape>): CartLine {
  const vatIncluded = wire.DISPLAY_VAT === undefined || flag.parse(wire.DISPLAY_VAT)
  const unitPrice = displayedPrice(wire.PRICE_SELL, wire.VAT, vatIncluded)
  const old = displayedPrice(wire.PRICE_NOT_DISCOUNTED, wire.VAT, vatIncluded)
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
    oldUnitPrice: wire.IS_DISPLAY_DISCOUNTED_ACTIVE && old > unitPrice ? old : null,
    total: Math.round(unitPrice * wire.COUNT),
    orderNote: wire.ORDER_NOTES,
    subscribed: wire.SUBSCRIBE,
    subscribeFrequency: wire.SUBSCRIBE ? wire.SUBSCRIBE_FREQUENCY : '',
    frequencyName: wire.SUBSCRIBE
      ? (wire.SUBSCRIBE_FREQUENCY_LIST.find(({ ID }) => ID === wire.SUBSCRIBE_FREQUENCY)?.NAME ??
        '')
      : '',
    personal: personalShape.parse(wire.PERSONALIZATION).map(({ KEY, LABEL, VALUE }) => ({
      key: KEY,
      label: LABEL || KEY,
      value: VALUE,
    })),
    hasPersonalization: wire.PERSONALIZATION !== undefined,
  }
}

/** @throws BackendError shape: an answer without a product list is a failure, not an empty cart */
export function readCart(body: unknown, currency: string): Cart {
  const listParsed = z.object({ PRODUCTS: list }).safeParse(body)
  const parsed = listParsed.success ? cartShape.safeParse(body) : null
  if (!parsed?.success || parsed.data.PRODUCTS.length < (listParsed.data?.PRODUCTS.length ?? 0))
    throw new BackendError('shape', 'CART_LOAD', 'CART_LOAD answered something that is no cart.')
  const wire = parsed.data
  const lines = wire.PRODUCTS.map(toLine)
  const goods = wire.PRICE_GOODS
  const priceCart =
    wire.PRICE_CART === null
      ? lines.reduce((sum, line) => sum + line.total, 0)
      : cents(wire.PRICE_CART)
  // Some shops write a discount below zero.
  const discount = Math.abs(cents(wire.PRICE_COUPON))
  const campaignDiscount = Math.abs(cents(wire.PRICE_CAMPAIGN))
  const sum = priceCart + (wire.PRICE_CARGO ?? 0) - discount - campaignDiscount
  const priceTotal = cents(wire.PRICE_GENERAL) || (goods === null ? Math.max(0, sum) : null)
  const byTransfer = cents(wire.PRICE_MONEY_ORDER)
  return {
    lines,
    totalQuantity: Math.round(lines.reduce((sum, line) => sum + line.count, 0) * 1000) / 1000,
    priceGoods: goods === null ? priceCart : cents(goods),
    priceCart,
    priceCargo: wire.PRICE_CARGO,
    priceTotal,
    coupon: {
      isAccepted: wire.IS_DISCOUNT_COUPON_ACTIVE,
      code: wire.COUPON_CODE,
      discount,
    },
    campaignDiscount,
    priceByTransfer: byTransfer > 0 && byTransfer !== priceTotal ? byTransfer : null,
    missingForFreeCargo: cents(wire.PRICE_FOR_CARGO_FREE),
    currency: wire.TARGET_CURRENCY || currency,
    notice: wire.ERROR,
  }
}

const storedFields = [
  ...['CART_ID', 'LINE_ID', 'ID', 'VARIANT_ID', 'TITLE', 'URL', 'BRAND', 'VARIANT_NAME', 'COUNT'],
  ...['STOCK_INCREMENT', 'MIN_ORDER_COUNT', 'PRICE_SELL', 'VAT', 'DISPLAY_VAT'],
]
/** In characters: a session has to fit into its cookies. */
const maxStored = 2500

/** The lines of an answer where each can be shown and all can be stored; undefined else. */
function linesToStore(cartProducts: unknown[] | undefined): StoredLine[] | undefined {
  const shape = lineShape.extend({ URL: link.pipe(z.string().min(1)), PRICE_SELL: presentNumber })
  const lines = cartProducts?.map((row): StoredLine | null => {
    if (!shape.safeParse(row).success) return null
    const wire = row as Record<string, unknown>
    const fields = storedFields.map((name) => [name, wire[name]])
    const picture = readPicture(wire.IMAGE, '')?.small
    return Object.fromEntries([
      ...fields.filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== ''),
      ...(picture ? [['IMAGE', picture]] : []),
    ])
  })
  const whole = lines?.filter((line) => line !== null)
  if (!whole || whole.length < (lines?.length ?? 0)) return undefined
  return JSON.stringify(whole).length <= maxStored ? whole : undefined
}

const answerShape = z.object({
  status,
  statusText: text,
  statusCode: text,
  url: text,
  title: text,
  totalQuantity: z.unknown().optional(),
  totalPrice: text,
  cartProducts: z.array(z.unknown()).optional().catch(undefined),
  personalization_error: flag,
  key: text,
})

const itemShape = z.object({
  ID: id,
  VARIANT_ID: maybeId,
  TITLE: text,
  URL: text,
  COUNT: number,
})

function readItems(cartProducts: unknown[] | undefined): CartItem[] | undefined {
  if (!cartProducts) return undefined
  const wire = rows(itemShape).parse(cartProducts)
  return wire.map(({ ID, VARIANT_ID, TITLE, URL, COUNT }) => ({
    productId: ID,
    variantId: VARIANT_ID || '0',
    title: TITLE,
    path: pathOfLink(URL),
    count: COUNT,
  }))
}

function readSummary(wire: z.output<typeof answerShape>): CartSummary | null {
  const count = readNumber(wire.totalQuantity)
  if (count === null) return null
  const { cartProducts, totalPrice: total } = wire
  return { count, total, items: readItems(cartProducts), lines: linesToStore(cartProducts) }
}

function readAdd(body: unknown): CartAddAnswer {
  const parsed = answerShape.safeParse(body)
  if (!parsed.success)
    throw new BackendError('shape', 'CART_ADD', 'CART_ADD answered without a status.')
  const wire = parsed.data
  return {
    status: wire.status,
    statusText: wire.statusText,
    path: pathOfLink(wire.url),
    title: wire.title,
    summary: wire.status > 0 ? readSummary(wire) : null,
    personalizationError: wire.personalization_error,
    ...(wire.key && { field: wire.key }),
    ...(wire.statusCode === 'EOC0001' && { isOrderOpen: true }),
  }
}

/** One object, or one per product in the order of the request. */
export function readAdds(body: unknown): CartAddAnswer[] {
  return Array.isArray(body) && body.length > 0 ? body.map(readAdd) : [readAdd(body)]
}

/** @throws BackendError shape: an answer without a status */
export function readChange(body: unknown): CartChangeAnswer {
  const parsed = answerShape.safeParse(body)
  if (!parsed.success)
    throw new BackendError('shape', 'CART_UPDATE', 'A cart change was answered without a status.')
  const wire = parsed.data
  return { ok: wire.status > 0, statusText: wire.statusText, summary: readSummary(wire) }
}

export type AddItem = {
  productId: string
  variantId: string
  quantity: string
  relatedProductId?: string
}
export type AddExtras = {
  subscribeFrequency?: string
  orderNotes?: string
  personalization?: Record<string, string>
  csrfToken?: string
  /** The answer to the shop's security question, by its names in the contract. */
  proof?: Record<string, string>
}

/** Plain names for one product, parallel `[]` names for several. Empty values are left out. */
export function addForm(items: AddItem[], extras: AddExtras): URLSearchParams {
  const form = new URLSearchParams()
  const many = items.length > 1 ? '[]' : ''
  for (const item of items.map(soldAs)) {
    form.append(`productId${many}`, item.productId)
    form.append(`variantId${many}`, item.variantId)
    form.append(`quantity${many}`, item.quantity)
    if (many || item.relatedProductId)
      form.append(`relatedProductId${many}`, item.relatedProductId ?? '')
  }
  if (extras.subscribeFrequency) {
    form.set('subscribe', '1')
    form.set('subscribeFrequency', extras.subscribeFrequency)
  }
  if (extras.orderNotes) form.set('orderNotes', extras.orderNotes)
  for (const [productId, value] of Object.entries(extras.personalization ?? {}))
    form.set(`formData[${productId}]`, value)
  if (extras.csrfToken) form.set('csrfToken', extras.csrfToken)
  for (const [name, value] of Object.entries(extras.proof ?? {})) form.set(name, value)
  return form
}
