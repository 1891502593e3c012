import type { Currency } from '../../locale'
import { CURRENCY_SYMBOLS } from '../../locale'
import { convert, discountPercent, withoutVat, withPercent } from '../../money'
import { shopTime } from '../../shop-time'
import { unitTitle } from '../../unit'
import type { Awaited, ProductRow } from './product-row'

/** The prices of a product, without VAT and in the display currency. */
export function prices(row: ProductRow, currency: Currency) {
  const price = convert(row.price, row.rate)
  const old = convert(row.old_price, row.rate)
  const net = withoutVat(price, row.vat)
  const percent = discountPercent(price, old)
  const transfer = withoutVat(withPercent(price, row.money_order), row.vat)
  return {
    PRICE_SELL: String(net),
    PRICE_NOT_DISCOUNTED: percent > 0 ? withoutVat(old, row.vat) : net,
    PRICE_BUY: 0,
    PRICE_GUEST: net,
    PRICE_VISITOR: net,
    PRICE_CREDIT_CART: net,
    PRICE_MONEY_ORDER: transfer,
    MONEY_ORDER_PERCENT: row.money_order,
    IS_MONEY_ORDER_ACTIVE: row.money_order === 0 ? 0 : 1,
    PRICE_SELL_DEFAULT: withoutVat(row.price, row.vat),
    PRICE_RAW: net,
    VAT: row.vat,
    DISPLAY_VAT: 1,
    CURRENCY: 'TL',
    CURRENCY_ID: '1',
    TARGET_CURRENCY: currency,
    TARGET_CURRENCY_ORIGINAL: currency,
    TARGET_CURRENCY_SYMBOL: CURRENCY_SYMBOLS[currency],
    IS_DISCOUNT_ACTIVE: percent > 0 ? 1 : 0,
    IS_DISPLAY_DISCOUNTED_ACTIVE: percent > 0 ? 1 : 0,
    DISCOUNT_PERCENT: percent,
    DISCOUNT_PERCENT_RAW: percent > 0 ? Number((((old - price) * 100) / old).toFixed(4)) : 0,
    IS_MULTIPLE_DISCOUNT_ACTIVE: row.tiers === '[]' ? 0 : 1,
    NUMERIC1: 0,
  }
}

export function stock(row: ProductRow) {
  return {
    STOCK: String(row.stock),
    IN_STOCK: row.stock > 0 ? 1 : 0,
    STOCK_UNIT: unitTitle(row.unit, row.language),
    STOCK_UNIT_ID: row.unit,
    STOCK_UNIT_DECIMAL: Number.isInteger(row.step) ? 0 : 1,
    STOCK_INCREMENT: row.step,
    CBM: 1,
    MIN_SALE_COUNT: String(row.min_count),
    MAX_SALE_COUNT: String(row.max_count),
    MIN_ORDER_COUNT: row.min_count,
    MAX_ORDER_COUNT: row.max_count || 99999,
    STORE_ID: '0',
    ...awaitedOf(row),
  }
}

/** Only of goods that are ordered before they are there (own-calls.md). */
export const awaitedOf = ({ awaited, available_on }: Awaited) => ({
  ...(awaited && { AVAILABILITY: awaited }),
  ...(available_on && { AVAILABLE_ON: available_on }),
})

export function cargo(row: ProductRow) {
  return {
    CARGO_FREE: row.free_cargo,
    CARGO_FREE_MEMBER: row.free_cargo,
    CARGO_FREE_VENDOR: row.free_cargo,
    CARGO_FREE_THIS: row.free_cargo,
    IS_CARGO_FREE: row.free_cargo,
    IS_GIFT_CARD: row.is_gift_card,
    DELIVERY_TIME: row.delivery_days,
  }
}

/** The end of a deal as `dd.mm.yyyy HH:ii:ss` in the shop's time zone. */
export function dealOf(row: ProductRow) {
  const now = Date.now() / 1000
  const isOn = row.deal_end > now && row.deal_start <= now
  return {
    DEAL: isOn ? 1 : 0,
    DEAL_START_DATE: row.deal_start ? shopTime(row.deal_start) : '',
    DEAL_END_DATE: row.deal_end ? shopTime(row.deal_end) : '',
  }
}
