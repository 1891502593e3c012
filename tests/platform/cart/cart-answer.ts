import { imageOfVariant } from '../catalogue/list-item'
import { convert, formatted, round, withoutVat } from '../catalogue/money'
import { flagForm, textForm } from '../catalogue/value-forms'
import { typeTitle, variantTitle } from '../catalogue/variant-item'
import { productPath, type View } from '../catalogue/view'
import { brandOf } from '../data/brands'
import { frequencies } from '../data/options'
import type { Product, Variant } from '../data/product'
import { campaignFields, campaignOff } from './campaigns'
import { type CartView, cartCount, cartTotal, type PricedLine, pricedLines } from './cart-count'
import { couponOff } from './coupon'

const freeFrom = 1000
const cargoPrice = 59.9

/** What shipping costs, and what is missing until it is free; nothing for an empty cart. */
export function shipping(view: CartView, total: number): { price: number; missing: number } {
  const limit = convert(freeFrom, 'TL', view.currency)
  const isFree =
    view.session.cart.length === 0 ||
    total >= limit ||
    pricedLines(view).every(({ product }) => product.isCargoFree)
  if (isFree) return { price: 0, missing: 0 }
  return { price: convert(cargoPrice, 'TL', view.currency), missing: round(limit - total) }
}

const leftOf = (product: Product, variant: Variant | undefined): number =>
  variant ? variant.stock : product.stock

/** How much of a line is available, and why not all of it. */
function short(view: View, { line, product, variant }: PricedLine): object {
  if (!product.isActive) return { COUNT_LEFT: 0, COUNT_LEFT_REASON: 'gone' }
  if (product.isShowOnly) return { COUNT_LEFT: 0, COUNT_LEFT_REASON: 'closed' }
  if (product.max > 0 && line.count > product.max)
    return { COUNT_LEFT: product.max, COUNT_LEFT_REASON: 'max' }
  const left = leftOf(product, variant)
  return left < line.count && !view.platform.settings.negativeStock
    ? { COUNT_LEFT: left, COUNT_LEFT_REASON: 'stock' }
    : {}
}

function optionFields({ line, product }: PricedLine): object {
  return {
    ORDER_NOTES: line.note,
    SUBSCRIBE: flagForm(line.subscribeFrequency !== '', product.id),
    SUBSCRIBE_FREQUENCY: line.subscribeFrequency,
    SUBSCRIBE_FREQUENCY_TEXT:
      frequencies.find(({ ID }) => ID === line.subscribeFrequency)?.NAME ?? '',
    SUBSCRIBE_FREQUENCY_LIST: product.subscribePercent > 0 ? frequencies : null,
    PERSONALIZATION: line.personalization.length > 0 ? line.personalization : null,
  }
}

function priceFields(priced: PricedLine): object {
  const { product, unit, usual } = priced
  const percent = usual > unit ? Math.round(100 - (unit / usual) * 100) : 0
  return {
    PRICE_SELL: withoutVat(unit, product.vat),
    PRICE_NOT_DISCOUNTED: withoutVat(usual, product.vat),
    VAT: product.vat,
    DISPLAY_VAT: '1',
    DISCOUNT_PERCENT: percent,
    IS_DISPLAY_DISCOUNTED_ACTIVE: flagForm(percent > 0, product.id),
  }
}

/** A line of the cart: its index, its product, its prices without VAT. */
export function cartRow(view: CartView, priced: PricedLine, at: number): object {
  const { line, product, variant } = priced
  const brand = brandOf(product.brandId)
  return {
    CART_ID: String(at),
    LINE_ID: line.lineId,
    ID: product.id % 2 === 0 ? product.id : String(product.id),
    VARIANT_ID: String(line.variantId),
    TITLE: textForm(product.title[view.language], product.id),
    URL: productPath(product, view.language),
    BRAND: textForm(brand?.title ?? '', 1),
    BRAND_URL: brand?.path.tr ?? '',
    IMAGE: imageOfVariant(view, product, variant),
    VARIANT_NAME: variant ? variantTitle(variant, view) : '',
    VARIANT1_NAME: variant ? typeTitle(variant.type1, view) : '',
    VARIANT2_NAME: variant ? typeTitle(variant.type2, view) : '',
    COUNT: product.id % 2 === 0 ? line.count : String(line.count),
    STOCK: String(leftOf(product, variant)),
    STOCK_UNIT: product.unit,
    STOCK_INCREMENT: product.step,
    MIN_ORDER_COUNT: String(product.min),
    MAX_ORDER_COUNT: product.max > 0 ? product.max : 99_999,
    TARGET_CURRENCY: view.currency,
    ...priceFields(priced),
    ...optionFields(priced),
    ...short(view, priced),
  }
}

export const cartRows = (view: CartView): object[] =>
  pricedLines(view).map((line, at) => cartRow(view, line, at))

/** Lines for a later order, of which null are none. */
function savedRows(view: CartView): object[] | null {
  const { saved } = view.session
  const rows = pricedLines(view, saved).map((line, at) => cartRow(view, line, at))
  return rows.length > 0 ? rows : null
}

/** The totals that every change of the cart answers with; sums are formatted texts. */
export function cartTotals(view: CartView) {
  const total = formatted(cartTotal(view))
  return {
    totalQuantity: cartCount(view),
    totalPrice: total,
    priceCart: total,
    cartProducts: cartRows(view),
  }
}

/** The whole cart, as `cart/load` answers. */
export function cartLoad(view: CartView): object {
  const total = cartTotal(view)
  const cargo = shipping(view, total)
  const coupon = couponOff(view)
  const off = coupon + campaignOff(view)
  const isEmpty = view.session.cart.length === 0
  return {
    PRODUCTS: isEmpty ? null : cartRows(view).map((row) => ({ ...row, ORDER_NOTES_LIMIT: '250' })),
    SAVED_PRODUCTS: savedRows(view),
    ERROR: isEmpty ? 'Sepetiniz bo&#351;.' : '',
    PRICE_CART: total,
    PRICE_CARGO: cargo.price.toFixed(2),
    PRICE_GENERAL: round(total - off + cargo.price),
    PRICE_MONEY_ORDER: isEmpty ? 0 : round(total * 0.97 - off + cargo.price),
    ...campaignFields(view),
    PRICE_COUPON: coupon.toFixed(2),
    PRICE_FOR_CARGO_FREE: cargo.missing,
    TARGET_CURRENCY: view.currency,
    COUPON_CODE: view.session.coupon,
    IS_DISCOUNT_COUPON_ACTIVE: '1',
    IS_MEMBER_LOGGED_IN: view.session.memberId > 0 ? '1' : 0,
    IS_BUY_BUTTON_ACTIVE: '1',
  }
}
