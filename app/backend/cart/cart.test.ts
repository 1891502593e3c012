import { describe, expect, it } from 'vitest'
import { wireLine as line } from '../../../tests/support/wire-line'
import { addForm } from './add-form'
import { readCart } from './cart'
import { readAdds, readChange } from './cart-answer'

const exclusive = (cents: number, vat: number) => (cents / (100 + vat)).toFixed(4)

/** A coupon of a shop that tells nothing of gift cards. */
const ordinary = { title: '', text: '', takesGiftCards: false }

describe('lines of the cart', () => {
  it('[C13] have no price where the shop names none, and are not free', () => {
    const priced = line({ COUNT: 2, PRICE_SELL: 10, VAT: 0, PRICE_SEEN: 12 })
    const unpriced = { ...priced, PRICE_SELL: undefined }
    const of = (one: object) => readCart({ PRODUCTS: [one] }, 'TL').lines[0]
    expect(of(unpriced)).toMatchObject({ unitPrice: null, total: null, seenUnitPrice: null })
    expect(of({ ...unpriced, PRICE_LINE: 30 })).toMatchObject({ unitPrice: null, total: 3000 })
    expect(of({ ...priced, PRICE_SELL: 0 })).toMatchObject({ unitPrice: 0, total: 0 })
  })

  it('[C13] total the displayed price times the count, for any count', () => {
    for (const cents of [1, 99, 7990, 12_345, 169_990, 9_999_999])
      for (const count of [1, 125, 127, 999, 10_000, 0.5, 1.5, 2.25]) {
        const PRICE_SELL = exclusive(cents, 20)
        const cart = readCart({ PRODUCTS: [line({ PRICE_SELL, COUNT: count })] }, 'TL')
        expect(cart.lines[0]?.unitPrice).toBe(cents)
        expect(cart.lines[0]?.total).toBe(Math.round(cents * count))
      }
  })

  it('[C13] add up half pieces without rounding errors', () => {
    const PRODUCTS = [0.1, 0.2].map((COUNT) => line({ PRICE_SELL: '1.0000', COUNT }))
    expect(readCart({ PRODUCTS }, 'TL').totalQuantity).toBe(0.3)
  })
})

const brokenShape = (endpoint: string, message: string) =>
  expect.objectContaining({ kind: 'shape', endpoint, message })

describe('the cart', () => {
  const of = (more: object, rest: object = {}) =>
    readCart({ PRODUCTS: [line(more)], ...rest }, 'TL').lines[0]

  it('[C11] has lines with all their choices', () => {
    const full = of({
      CART_ID: 4,
      VARIANT_ID: 70,
      BRAND: 'Kuzey',
      VARIANT_NAME: 'Lacivert',
      COUNT: '2',
      COUNT_LEFT: 1,
      COUNT_LEFT_REASON: 'max',
      STOCK: 5,
      PRICE_SELL: 10,
      PRICE_NOT_DISCOUNTED: 12,
      IS_DISPLAY_DISCOUNTED_ACTIVE: 1,
      ORDER_NOTES: 'Hediye',
      SUBSCRIBE: 1,
      SUBSCRIBE_FREQUENCY: '4',
      PERSONALIZATION: [
        { KEY: 'name', LABEL: 'İsim', VALUE: 'Ayla' },
        { KEY: 'year', VALUE: 1999 },
      ],
    })
    expect(full).toMatchObject({
      index: '4',
      productId: '1',
      variantId: '70',
      path: '/defter',
      brand: 'Kuzey',
      variantLabel: 'Lacivert',
      count: 2,
      left: 1,
      shortage: 'max',
      stock: 5,
      unitPrice: 1200,
      oldUnitPrice: 1440,
      total: 2400,
      orderNote: 'Hediye',
      subscribed: true,
      subscribeFrequency: '4',
      personal: [
        { key: 'name', label: 'İsim', value: 'Ayla' },
        { key: 'year', label: 'year', value: '1999' },
      ],
    })
    expect(of({ URL: '', SUBSCRIBE: 0, SUBSCRIBE_FREQUENCY: '4', DISPLAY_VAT: 1 })).toMatchObject({
      variantId: '0',
      path: '/',
      left: null,
      shortage: 'stock',
      subscribed: false,
      subscribeFrequency: '',
    })
  })

  it('[C13] shows prices with VAT unless the shop excludes it, and the old price when it is higher', () => {
    const priced = { PRICE_SELL: 10, PRICE_NOT_DISCOUNTED: 12, COUNT: 1 }
    const shows = { ...priced, IS_DISPLAY_DISCOUNTED_ACTIVE: 1 }
    expect(of({ ...shows, DISPLAY_VAT: 0 })).toMatchObject({ unitPrice: 1000, oldUnitPrice: 1200 })
    expect(of({ ...shows, DISPLAY_VAT: 1 })).toMatchObject({ unitPrice: 1200, oldUnitPrice: 1440 })
    expect(of(priced)?.oldUnitPrice).toBeNull()
    expect(of({ ...shows, PRICE_NOT_DISCOUNTED: 10 })?.oldUnitPrice).toBeNull()
  })

  it('[C13] has its sums in hundredths, and the shop’s message', () => {
    const sums = {
      PRICE_CART: '100,50',
      PRICE_CARGO: 49.9,
      PRICE_GENERAL: '150,40',
      PRICE_MONEY_ORDER: 145,
      PRICE_FOR_CARGO_FREE: 20,
      IS_DISCOUNT_COUPON_ACTIVE: '1',
      COUPON_CODE: 'NANE15',
      PRICE_COUPON: '-12,50',
      PRICE_CAMPAIGN: 3,
      CAMPAIGN_LIST: [{ TITLE: '3 al 2 öde' }, { ID: 4 }, { TITLE: 'Nane haftası' }],
      TARGET_CURRENCY: 'EUR',
      ERROR: 'Stok azaldı',
    }
    expect(readCart({ PRODUCTS: [], ...sums }, 'TL')).toEqual({
      lines: [],
      saved: null,
      totalQuantity: 0,
      priceGoods: 10050,
      priceCart: 10050,
      priceCargo: 4990,
      priceTotal: 15040,
      coupon: { isAccepted: true, code: 'NANE15', discount: 1250, ...ordinary },
      campaignDiscount: 300,
      campaigns: [
        expect.objectContaining({ title: '3 al 2 öde' }),
        expect.objectContaining({ title: 'Nane haftası' }),
      ],
      priceByTransfer: 14500,
      missingForFreeCargo: 2000,
      currency: 'EUR',
      notice: 'Stok azaldı',
    })
    const { PRICE_GENERAL: _, TARGET_CURRENCY: __, ...less } = sums
    expect(readCart({ PRODUCTS: [], ...less, PRICE_MONEY_ORDER: 134.9 }, 'TL')).toMatchObject({
      priceTotal: 13490,
      priceByTransfer: null,
      currency: 'TL',
    })
  })

  it('[C13] costs what its lines do where the shop names no sum, and names no total', () => {
    const cart = readCart({ PRODUCTS: [line({ COUNT: 2, PRICE_SELL: 10, VAT: 0 })] }, 'TL')
    expect(cart).toMatchObject({ priceGoods: 2000, priceCart: 2000, priceTotal: null })
  })

  it('[C13] [C20] costs nothing where a coupon pays for all of it', () => {
    const free = { PRICE_CART: 500, PRICE_CARGO: 0, PRICE_COUPON: 500, PRICE_GENERAL: 0 }
    expect(readCart({ PRODUCTS: [], ...free }, 'TL').priceTotal).toBe(0)
    const paid = { PRICE_CART: 300, PRICE_CARGO: 0, PRICE_GENERAL: '0,00' }
    expect(readCart({ PRODUCTS: [], ...paid }, 'TL').priceTotal).toBe(0)
  })

  it('[C13] costs its personal texts and gift wrapping too where the shop names no total', () => {
    const further = { PRICE_PERSONALIZATION: 20, PRICE_GIFT_PACKAGE: '30,00' }
    const cart = readCart({ PRODUCTS: [], PRICE_CART: 300, ...further }, 'TL')
    expect(cart.priceTotal).toBe(35000)
  })

  it('[C15] [T04] is a failure when it cannot be read completely, never empty', () => {
    const unread = [line({ COUNT: 'abc' }), line({ PRICE_SELL: 'abc' })].map((one) => ({
      PRODUCTS: [one],
    }))
    const partly = { PRODUCTS: [line({}), { ID: '' }] }
    for (const body of [null, {}, 'html', { PRODUCTS: 'x' }, partly, ...unread])
      expect(() => readCart(body, 'TL')).toThrow(
        brokenShape('CART_LOAD', 'CART_LOAD answered something that is no cart.'),
      )
  })
})

describe('answers about the cart', () => {
  const answered = {
    status: 1,
    url: 'defter',
    title: 'Defter',
    totalQuantity: '2',
    totalPrice: '3,00',
  }
  const summary = { count: 2, total: '3,00' }

  it('[C11] list the lines that a cart’s page can show, all or none', () => {
    const row = {
      CART_ID: 0,
      ID: 7,
      TITLE: 'Tava',
      URL: '/tava',
      COUNT: 2,
      PRICE_SELL: '10,5',
      STOCK: 9,
    }
    const linesOf = (...cartProducts: object[]) =>
      readAdds({ status: 1, totalQuantity: 1, cartProducts })[0]?.summary?.lines
    expect(linesOf({ ...row, IMAGE: { SMALL: '/t.webp' } })).toEqual([
      {
        ...{ CART_ID: 0, ID: 7, TITLE: 'Tava', URL: '/tava', COUNT: 2, PRICE_SELL: '10,5' },
        IMAGE: '/t.webp',
      },
    ])
    for (const lacking of [
      { PRICE_SELL: undefined },
      { PRICE_SELL: null },
      { URL: '' },
      { ID: '' },
    ])
      expect(linesOf(row, { ...row, ...lacking })).toBeUndefined()
    const pictured = { ...row, IMAGE: `/${'x'.repeat(60)}.webp` }
    expect(linesOf(...Array(35).fill(pictured))).toEqual(linesOf(...Array(35).fill(row)))
    expect(linesOf(...Array(35).fill(row))).toHaveLength(35)
    expect(linesOf(...Array(60).fill(row))).toBeUndefined()
  })

  it('[C01] [C10] to an add are one, or one per product', () => {
    const one = {
      status: 1,
      statusText: '',
      path: '/defter',
      title: 'Defter',
      summary,
      personalizationError: false,
    }
    expect(readAdds(answered)).toEqual([one])
    expect(readAdds({ ...answered, status: '1' })).toEqual([one])
    expect(readAdds([answered, { ...answered, status: 3 }])).toEqual([one, { ...one, status: 3 }])
    expect(readAdds({ ...answered, status: 0, personalization_error: 1 })[0]).toMatchObject({
      summary: null,
      personalizationError: true,
    })
    expect(readAdds({ status: 1, url: 'https://evil.test' })[0]).toMatchObject({
      path: null,
      summary: null,
    })
    for (const body of [{}, { status: 'x' }, { status: 1.5 }, null, [], [{}]])
      expect(() => readAdds(body)).toThrow(
        brokenShape('CART_ADD', 'CART_ADD answered without a status.'),
      )
  })

  it('[C11] to a change say whether it succeeded', () => {
    const done = (status: number) => readChange({ ...answered, status, statusText: 'Oldu' })
    expect(done(1)).toEqual({ ok: true, statusText: 'Oldu', summary })
    expect(done(0)).toEqual({ ok: false, statusText: 'Oldu', summary })
    expect(() => readChange('x')).toThrow(
      brokenShape('CART_UPDATE', 'A cart change was answered without a status.'),
    )
  })
})

describe('[C14] the form of an add', () => {
  const item = { productId: '1', variantId: '0', quantity: '2' }
  const sent = (...given: Parameters<typeof addForm>) => [...addForm(...given)]

  it('has plain names for one product, and no empty values', () => {
    const plain = [
      ['productId', '1'],
      ['variantId', '0'],
      ['quantity', '2'],
    ]
    expect(sent([item], {})).toEqual(plain)
    expect(sent([item], { orderNotes: '', csrfToken: '', subscribeFrequency: '' })).toEqual(plain)
    expect(sent([{ ...item, relatedProductId: '7:8' }], {})).toEqual([
      ...plain,
      ['relatedProductId', '7:8'],
    ])
    const extras = {
      subscribeFrequency: '4',
      orderNotes: 'Hediye',
      personalization: { 1: '{}' },
      csrfToken: 't',
    }
    expect(sent([item], extras).slice(3)).toEqual([
      ['subscribe', '1'],
      ['subscribeFrequency', '4'],
      ['orderNotes', 'Hediye'],
      ['formData[1]', '{}'],
      ['csrfToken', 't'],
    ])
  })

  it('has parallel lists for several products', () => {
    expect(sent([item, { ...item, productId: '2', relatedProductId: '7:8' }], {})).toEqual([
      ['productId[]', '1'],
      ['variantId[]', '0'],
      ['quantity[]', '2'],
      ['relatedProductId[]', ''],
      ['productId[]', '2'],
      ['variantId[]', '0'],
      ['quantity[]', '2'],
      ['relatedProductId[]', '7:8'],
    ])
  })
})
