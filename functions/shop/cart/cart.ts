import type { Call } from '../app'
import { frequencyList } from '../catalog/frequencies'
import { pictureOf } from '../catalog/pictures'
import type { Language } from '../locale'
import { readCurrency } from '../locale'
import { convert, discountPercent, formatTotal, withoutVat, withPercent } from '../money'
import { languageOf } from '../session/call-preferences'
import { sessionIdOf } from '../session/session'
import { unitTitle } from '../unit'
import { availableCounts, shortageOf } from './available-counts'
import type { CartRow, CartSettings } from './queries'
import { cartLines, cartSettings } from './queries'
import type { CartPrice, LinePrice, Tier } from './rules'
import { priceCart, priceLine } from './rules'

/** A shopper's cart with its prices, in the language and currency of the call. */
export type Cart = {
  session: string
  language: Language
  settings: CartSettings
  lines: { row: CartRow; price: LinePrice }[]
  price: CartPrice
}

/** Reads the cart in one round trip; empty without a session. */
export async function readCart(call: Call, session?: string): Promise<Cart> {
  const id = session ?? (await sessionIdOf(call)) ?? ''
  const language = languageOf(call)
  const [settings, lines] = await call.env.DB.batch([
    cartSettings(call.env.DB, id, readCurrency(call.req.query('currency'))),
    cartLines(call.env.DB, id, language),
  ])
  return pricedCart(
    id,
    language,
    settings?.results[0] as CartSettings,
    (lines?.results ?? []) as CartRow[],
  )
}

export function pricedCart(
  session: string,
  language: Language,
  settings: CartSettings,
  rows: CartRow[],
): Cart {
  const lines = rows.map((row) => ({
    row,
    price: priceLine({
      price: row.price,
      oldPrice: row.old_price,
      rate: settings.rate,
      count: row.count,
      tiers: JSON.parse(row.tiers) as Tier[],
      subscribePercent: row.frequency ? row.subscribe_percent : 0,
    }),
  }))
  const price = priceCart(
    lines.map(({ row, price }) => ({ total: price.total, freeCargo: row.free_cargo === 1 })),
    {
      price: convert(settings.cargo_price, settings.rate),
      freeFrom: convert(settings.cargo_free_from, settings.rate),
    },
  )
  return { session, language, settings, lines, price }
}

/** A unique id of a line: the database may reuse a deleted line's row id. */
export const lineIdOf = ({ id, added_at }: Pick<CartRow, 'id' | 'added_at'>) => `${id}-${added_at}`

/** The lines as the wire has them. CART_ID is the position in the cart, from 0. */
export function cartItems(cart: Cart) {
  const sellsOverStock = cart.settings.negative_stock === 1
  const available = availableCounts(cart.lines, sellsOverStock)
  return cart.lines.map(({ row, price }, index) => ({
    CART_ID: String(index),
    LINE_ID: lineIdOf(row),
    ID: String(row.product_id),
    VARIANT_ID: String(row.variant_id),
    TITLE: row.title,
    URL: row.path,
    BRAND: row.brand,
    BRAND_URL: row.brand_path ?? '',
    CODE: row.code,
    CATEGORY_ID: String(row.category_id),
    CATEGORY_NAME: row.category,
    IMAGE: { SMALL: smallPicture(row) },
    VARIANT_NAME: [row.option1, row.option2].filter(Boolean).join(' '),
    VARIANT1_NAME: row.option1 ?? '',
    VARIANT2_NAME: row.option2 ?? '',
    COUNT: row.count,
    // Only where less is available than the line's count.
    ...(available[index] != null && {
      COUNT_LEFT: available[index],
      COUNT_LEFT_REASON: shortageOf(row, sellsOverStock),
    }),
    STOCK: row.stock,
    STOCK_UNIT: unitTitle(row.unit, cart.language),
    STOCK_INCREMENT: row.step,
    MIN_ORDER_COUNT: row.min_count,
    MAX_ORDER_COUNT: row.max_count || 99999,
    PRICE_SELL: withoutVat(price.unit, row.vat),
    PRICE_NOT_DISCOUNTED: withoutVat(price.old || price.unit, row.vat),
    PRICE_TOTAL: price.total / 100,
    VAT: row.vat,
    DISPLAY_VAT: 1,
    DISCOUNT_PERCENT: discountPercent(price.unit, price.old),
    IS_DISPLAY_DISCOUNTED_ACTIVE: price.old > 0 ? 1 : 0,
    TARGET_CURRENCY: cart.settings.currency,
    CAMPAIGN_PERCENT: 0,
    IS_GIFT_PACKAGE_ACTIVE: 0,
    GIFT_NOTES: '',
    ORDER_NOTES: row.order_note,
    PERSONALIZATION: JSON.parse(row.personal) as unknown[],
    SUBSCRIBE: row.frequency ? 1 : 0,
    SUBSCRIBE_FREQUENCY: row.frequency,
    SUBSCRIBE_FREQUENCY_LIST: row.subscribe_percent > 0 ? frequencyList(cart.language) : [],
  }))
}

/** The discount of paying by transfer, which has its own price for each unit (decision 023). */
export function transferDiscount(cart: Cart): number {
  const byTransfer = cart.lines.reduce(
    (sum, { row, price }) => sum + Math.round(withPercent(price.unit, row.money_order) * row.count),
    0,
  )
  return cart.price.cart - byTransfer
}

/** The fields that every change of the cart answers beside its status. */
export function cartSummary(cart: Cart) {
  return {
    totalQuantity: totalQuantity(cart),
    totalPrice: formatTotal(cart.price.cart, cart.language),
    priceCart: formatTotal(cart.price.cart, cart.language),
    cartProducts: cartItems(cart),
  }
}

export function totalQuantity(cart: Cart): number {
  return Math.round(cart.lines.reduce((sum, line) => sum + line.row.count, 0) * 1000) / 1000
}

function smallPicture(row: CartRow): string {
  const [first] = JSON.parse(row.pictures) as string[]
  return first ? pictureOf(first, row.title).SMALL : ''
}
