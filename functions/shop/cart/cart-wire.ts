import { ORDER_NOTE_LIMIT } from '../catalog/product/detail'
import { frequencyList } from '../catalog/product/frequencies'
import { pictureOf } from '../catalog/product/pictures'
import type { Language } from '../locale'
import { discountPercent, formatTotal, withoutVat } from '../money'
import { unitTitle } from '../unit'
import { availableCounts, shortageOf } from './available-counts'
import type { Cart } from './cart'
import { totalQuantity } from './cart'
import type { CartRow } from './queries'
import type { LinePrice } from './rules'

/** A unique id of a line: the database may reuse a deleted line's row id. */
export const lineIdOf = ({ id, added_at }: Pick<CartRow, 'id' | 'added_at'>) => `${id}-${added_at}`

/** The lines as the wire has them. CART_ID is the position in the cart, from 0. */
export function cartItems({ lines, language, settings }: Cart) {
  const sellsOverStock = settings.negative_stock === 1
  const available = availableCounts(lines, sellsOverStock)
  return lines.map(({ row, price }, index) => ({
    CART_ID: String(index),
    LINE_ID: lineIdOf(row),
    ...productWire(row),
    COUNT: row.count,
    // Only where less is available than the line's count.
    ...(available[index] != null && {
      COUNT_LEFT: available[index],
      COUNT_LEFT_REASON: shortageOf(row, sellsOverStock),
    }),
    STOCK: row.stock,
    STOCK_UNIT: unitTitle(row.unit, language),
    STOCK_INCREMENT: row.step,
    MIN_ORDER_COUNT: row.min_count,
    MAX_ORDER_COUNT: row.max_count || 99999,
    ...priceWire(row, price),
    TARGET_CURRENCY: settings.currency,
    ...choicesWire(row, language),
  }))
}

function productWire(row: CartRow) {
  return {
    ID: String(row.product_id),
    VARIANT_ID: String(row.variant_id),
    TITLE: row.title,
    URL: row.path,
    BRAND: row.brand,
    BRAND_URL: row.brand_path ?? '',
    CODE: row.code,
    ...(row.is_gift_card === 1 && { IS_GIFT_CARD: 1 }),
    CATEGORY_ID: String(row.category_id),
    CATEGORY_NAME: row.category,
    IMAGE: { SMALL: smallPicture(row) },
    VARIANT_NAME: [row.option1, row.option2].filter(Boolean).join(' '),
    VARIANT1_NAME: row.option1 ?? '',
    VARIANT2_NAME: row.option2 ?? '',
  }
}

function priceWire({ vat, is_sold }: CartRow, { unit, old, total, seen }: LinePrice) {
  return {
    ...(seen !== undefined && is_sold === 1 && { PRICE_SEEN: withoutVat(seen, vat) }),
    PRICE_SELL: withoutVat(unit, vat),
    PRICE_NOT_DISCOUNTED: withoutVat(old || unit, vat),
    PRICE_TOTAL: total / 100,
    VAT: vat,
    DISPLAY_VAT: 1,
    DISCOUNT_PERCENT: discountPercent(unit, old),
    IS_DISPLAY_DISCOUNTED_ACTIVE: old > 0 ? 1 : 0,
    CAMPAIGN_PERCENT: 0,
  }
}

function choicesWire(row: CartRow, language: Language) {
  return {
    IS_GIFT_PACKAGE_ACTIVE: 0,
    GIFT_NOTES: '',
    ORDER_NOTES: row.order_note,
    ...(row.has_order_note === 1 && { ORDER_NOTES_LIMIT: ORDER_NOTE_LIMIT }),
    PERSONALIZATION: JSON.parse(row.personal) as unknown[],
    SUBSCRIBE: row.frequency ? 1 : 0,
    SUBSCRIBE_FREQUENCY: row.frequency,
    SUBSCRIBE_FREQUENCY_LIST: row.subscribe_percent > 0 ? frequencyList(language) : [],
  }
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

const smallPicture = ({ picture, title }: CartRow): string =>
  picture && pictureOf(picture, title).SMALL
