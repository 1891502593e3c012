import { describe, expect, it } from 'vitest'
import { pricedCart, totalQuantity } from './cart'
import { cartItems, cartSummary, lineIdOf } from './cart-wire'
import type { CartRow, CartSettings } from './queries'

const row: CartRow = {
  id: 7,
  added_at: 1_700_000_000,
  product_id: 12,
  variant_id: 0,
  count: 2,
  frequency: '',
  order_note: '',
  has_order_note: 0,
  personal: '[]',
  title: 'Kuzey Defter',
  path: 'kuzey-defter',
  brand: 'Kuzey',
  brand_path: null,
  option1: null,
  option2: null,
  price: 12000,
  old_price: 0,
  seen_price: null,
  is_sold: 1,
  unsold: '',
  stock: 10,
  vat: 20,
  unit: 'adet',
  step: 1,
  min_count: 1,
  max_count: 0,
  tiers: '[]',
  subscribe_percent: 0,
  money_order: 0,
  free_cargo: 0,
  is_gift_card: 0,
  picture: '',
  category_id: 3,
  category: 'Defterler',
  code: 'KD-1',
}
const settings = {
  currency: 'TL',
  rate: 1,
  cargo_price: 4990,
  cargo_free_from: 75000,
  campaigns: '[]',
  negative_stock: 0,
} as CartSettings

const cartOf = (rows: Partial<CartRow>[], more: Partial<CartSettings> = {}) =>
  pricedCart(
    's',
    'tr',
    { ...settings, ...more },
    rows.map((one) => ({ ...row, ...one })),
  )
const itemOf = (one: Partial<CartRow>, more: Partial<CartSettings> = {}) =>
  cartItems(cartOf([one], more))[0]

describe('a line of the cart as it is sent', () => {
  it('[C13] has prices without VAT, its total with VAT, and an old price only with a discount', () => {
    expect(itemOf({})).toMatchObject({
      PRICE_SELL: 100,
      PRICE_NOT_DISCOUNTED: 100,
      PRICE_TOTAL: 240,
      DISCOUNT_PERCENT: 0,
      IS_DISPLAY_DISCOUNTED_ACTIVE: 0,
    })
    expect(itemOf({ old_price: 24000 })).toMatchObject({
      PRICE_SELL: 100,
      PRICE_NOT_DISCOUNTED: 200,
      PRICE_TOTAL: 240,
      DISCOUNT_PERCENT: 50,
      IS_DISPLAY_DISCOUNTED_ACTIVE: 1,
    })
  })

  it('[C13] names its variant, its brand’s page and its picture where it has them', () => {
    expect(itemOf({})).toMatchObject({
      VARIANT_NAME: '',
      VARIANT1_NAME: '',
      VARIANT2_NAME: '',
      BRAND_URL: '',
      IMAGE: { SMALL: '' },
      GIFT_NOTES: '',
    })
    const fullRow = {
      option1: 'Mavi',
      option2: 'L',
      brand_path: 'kuzey',
      picture: 'defter',
    }
    expect(itemOf(fullRow)).toMatchObject({
      VARIANT_NAME: 'Mavi L',
      VARIANT1_NAME: 'Mavi',
      VARIANT2_NAME: 'L',
      BRAND_URL: 'kuzey',
      IMAGE: { SMALL: '/img/defter-240.webp' },
    })
    expect(itemOf({ option1: 'Mavi' })?.VARIANT_NAME).toBe('Mavi')
  })

  it('[C11] has an id beside its position', () => {
    expect(lineIdOf(row)).toBe('7-1700000000')
    const items = cartItems(cartOf([{}, { id: 8 }]))
    expect(items.map(({ CART_ID, LINE_ID }) => [CART_ID, LINE_ID])).toEqual([
      ['0', '7-1700000000'],
      ['1', '8-1700000000'],
    ])
  })

  it('[C13] reports the available count and the reason, only where it is less than the line’s', () => {
    expect(itemOf({})).not.toHaveProperty('COUNT_LEFT')
    expect(itemOf({ count: 11 })).toMatchObject({ COUNT_LEFT: 10, COUNT_LEFT_REASON: 'stock' })
    expect(itemOf({ count: 2, unsold: 'closed', is_sold: 0 })).toMatchObject({
      COUNT_LEFT: 0,
      COUNT_LEFT_REASON: 'closed',
    })
    const overStock = { negative_stock: 1 }
    expect(itemOf({ count: 11 }, overStock)).not.toHaveProperty('COUNT_LEFT')
    expect(itemOf({ count: 21, max_count: 20 }, overStock)).toMatchObject({
      COUNT_LEFT: 20,
      COUNT_LEFT_REASON: 'max',
    })
  })

  it('[P07] may be as many as the product allows', () => {
    expect(itemOf({ max_count: 3 })?.MAX_ORDER_COUNT).toBe(3)
    expect(itemOf({})?.MAX_ORDER_COUNT).toBeGreaterThan(9999)
  })

  it('[P09] offers frequencies where the product is sold as a subscription', () => {
    expect(itemOf({})).toMatchObject({ SUBSCRIBE: 0, SUBSCRIBE_FREQUENCY_LIST: [] })
    const weekly = itemOf({ subscribe_percent: 10, frequency: '4' })
    expect(weekly).toMatchObject({ SUBSCRIBE: 1, SUBSCRIBE_FREQUENCY: '4', PRICE_SELL: 90 })
    expect(weekly?.SUBSCRIBE_FREQUENCY_LIST).toHaveLength(3)
  })
})

describe('the totals of the cart', () => {
  it('[C13] count its pieces, without floating-point noise', () => {
    expect(totalQuantity(cartOf([{ count: 0.1 }, { count: 0.2 }, { count: 3 }]))).toBe(3.3)
    expect(totalQuantity(cartOf([]))).toBe(0)
  })

  it('[C08] come with every change, in the language’s number format', () => {
    const summary = cartSummary(cartOf([{ count: 2 }, { id: 8, price: 100050 }]))
    expect(summary).toMatchObject({
      totalQuantity: 4,
      totalPrice: '2.241,00',
      priceCart: '2.241,00',
    })
    expect(summary.cartProducts.map((item) => item.PRICE_TOTAL)).toEqual([240, 2001])
  })

  it('[C13] have free delivery where every product has it', () => {
    expect(cartOf([{ free_cargo: 1 }]).price.cargo).toBe(0)
    expect(cartOf([{ free_cargo: 1 }, { id: 8 }]).price.cargo).toBe(4990)
  })
})
