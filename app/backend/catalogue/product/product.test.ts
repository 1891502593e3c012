import { describe, expect, it } from 'vitest'
import {
  readCards,
  readPicture,
  readPictures,
  readQuantity,
} from '~/backend/catalogue/product-card'
import { pictureAddress } from '~/backend/http/shop-origins'
import { readProduct } from './product'
import { readAround } from './product-around'

const wire = {
  ID: 5,
  TITLE: 'Kupa',
  URL: 'kupa',
  PRICE_SELL: '100',
  PRICE_NOT_DISCOUNTED: '125',
  VAT: 20,
  STOCK: '3',
  IN_STOCK: 1,
}
const cardOf = (more: object = {}) => readCards([{ ...wire, ...more }], 'TL')[0]
const productOf = (more: object = {}) => readProduct({ ...wire, ...more }, [], 'TL')

describe('a picture', () => {
  it('[T42] must be same-origin or https', () => {
    expect(
      ['/a.webp', 'img/a:1.webp', '//cdn.test/a', 'http://cdn.test/a'].map(pictureAddress),
    ).toEqual(['/a.webp', '/img/a:1.webp', 'https://cdn.test/a', 'https://cdn.test/a'])
    for (const none of ['', 'ftp://a.test/a', 'javascript:1', 'DATA:x', 'xhttps://'])
      expect(pictureAddress(none)).toBe('')
  })

  it('[U15] repeats another width for a missing one', () => {
    const [small, medium, big] = ['/s.webp', '/m.webp', '/b.webp']
    const all = { SMALL: small, MEDIUM: medium, BIG: big, TITLE: 'Önden' }
    expect(readPicture(all, 'Kupa')).toEqual({ small, medium, big, alt: 'Önden' })
    expect(readPicture({ SMALL: small }, 'Kupa')).toEqual({
      small,
      medium: small,
      big: small,
      alt: 'Kupa',
    })
    expect(readPicture(small, 'Kupa')).toMatchObject({ small, big: small })
    expect(readPicture({ BIG: big }, '')).toMatchObject({ small: big, medium: big })
    expect(readPicture({ MEDIUM: medium, SMALL: small }, '')).toMatchObject({ small, big: medium })
    for (const none of [null, [], {}, { SMALL: 'javascript:1' }, 'javascript:1'])
      expect(readPicture(none, '')).toBeNull()
  })

  it('comes from the list, else from the single field', () => {
    const [one, two] = [{ SMALL: '/1' }, { SMALL: '/2' }]
    const smallOf = (list: unknown, single: unknown) =>
      readPictures(list, single, '').map(({ small }) => small)
    expect(smallOf([one, null, two], { SMALL: '/3' })).toEqual(['/1', '/2'])
    for (const none of [[], [null], 'x', undefined]) expect(smallOf(none, one)).toEqual(['/1'])
    expect(smallOf([], null)).toEqual([])
  })
})

describe('the quantity rule', () => {
  const rule = (more: object) =>
    readQuantity({
      MIN_ORDER_COUNT: 0,
      MAX_ORDER_COUNT: 0,
      MIN_SALE_COUNT: 0,
      MAX_SALE_COUNT: 0,
      STOCK_INCREMENT: 0,
      STOCK_UNIT: 'kg',
      ...more,
    })

  it('[P07] starts at one in steps of one without a maximum by default', () => {
    expect(rule({})).toEqual({ min: 1, max: 99999, step: 1, unit: 'kg' })
    expect(rule({ MIN_ORDER_COUNT: 0.5, STOCK_INCREMENT: 0.5 })).toMatchObject({
      min: 0.5,
      step: 0.5,
    })
    expect(rule({ MAX_ORDER_COUNT: 8, MAX_SALE_COUNT: 5 }).max).toBe(5)
    expect(rule({ MAX_ORDER_COUNT: 3, MAX_SALE_COUNT: 0 }).max).toBe(3)
  })

  it('[P07] uses the higher of both minimums', () => {
    expect(rule({ MIN_SALE_COUNT: 6 }).min).toBe(6)
    expect(rule({ MIN_SALE_COUNT: 2, MIN_ORDER_COUNT: 4 }).min).toBe(4)
    expect(rule({ MIN_SALE_COUNT: 0, MIN_ORDER_COUNT: 0.5 }).min).toBe(0.5)
    expect(rule({ MIN_SALE_COUNT: -1 }).min).toBe(1)
  })

  it('[P12] [P07] skips display-only companions; the others come in their minimum quantity', () => {
    const row = { ID: '7', TITLE: 'Kalem', URL: 'kalem', PRICE_SELL: 10, VAT: 20 }
    const { complements } = readAround(
      { COMPLEMENTS: [{ ...row, MIN_SALE_COUNT: '3' }, { ...row, IS_DISPLAY_PRODUCT: 1 }, row] },
      'TL',
    )
    expect(complements.map(({ min }) => min)).toEqual([3, 1])
  })

  it('[P12] [P14] a sold-out companion is offered only where the shop sells below zero', () => {
    const COMPLEMENTS = [0, '0', 1, undefined].map((IN_STOCK, at) => ({
      ID: String(at),
      TITLE: 'Kalem',
      IN_STOCK,
    }))
    const offered = (more: object) =>
      readAround({ COMPLEMENTS, ...more }, 'TL').complements.map(({ id }) => id)
    expect(offered({})).toEqual(['2', '3'])
    expect(offered({ NEGATIVE_STOCK: 1 })).toEqual(['0', '1', '2', '3'])
  })
})

describe('a card', () => {
  it('[B11] has what a list shows', () => {
    expect(
      cardOf({
        BRAND: 'Kuzey',
        HAS_VARIANT: 1,
        IS_CATALOG: 1,
        MODEL_ID: 9,
        COMMENT_RANK: '4.25',
        COMMENT_COUNT: 4,
        IMAGE_LIST: [1, 2, 3].map((at) => ({ SMALL: `/${at}` })),
        VARIANT_FEATURE1_LIST: [
          { TYPE_ID: 1, TYPE: 'Kırmızı', TYPE_COLOR_CODE: '#ff0000' },
          { TYPE_ID: 2, TYPE: 'Düz', TYPE_COLOR_CODE: '' },
        ],
      }),
    ).toMatchObject({
      id: '5',
      title: 'Kupa',
      path: '/kupa',
      brand: 'Kuzey',
      pictures: [{ small: '/1' }, { small: '/2' }],
      price: { card: 12000, old: 15000 },
      rating: 4.3,
      reviewCount: 4,
      inStock: true,
      hasVariants: true,
      modelId: '9',
      swatches: [{ label: 'Kırmızı', colour: '#ff0000' }],
      badge: null,
      quantity: { min: 1 },
    })
  })

  it('[P14] is in stock by its flag, else by its stock', () => {
    expect(cardOf({ IN_STOCK: 0 })?.inStock).toBe(false)
    for (const IN_STOCK of [undefined, null]) {
      const stocks = [undefined, null, 5, '5,00', 0, '0,0000', -1]
      const found = stocks.map((STOCK) => cardOf({ IN_STOCK, STOCK })?.inStock)
      expect(found).toEqual([true, true, true, true, false, false, false])
    }
  })

  it('[P13] is rated out of five or a hundred, once it has reviews', () => {
    const rated = (COMMENT_RANK: number, COMMENT_COUNT: number) =>
      cardOf({ COMMENT_RANK, COMMENT_COUNT })?.rating
    expect([rated(5, 1), rated(90, 1), rated(4, 0), rated(0, 3)]).toEqual([5, 4.5, null, null])
  })

  it('[B11] has one badge: last one, new or free cargo, in this order', () => {
    const all = { STOCK: 1, IS_NEW_PRODUCT: 1, CARGO_FREE: 1 }
    const badges = [
      all,
      { ...all, IN_STOCK: 0 },
      { ...all, STOCK: 2 },
      { ...all, IS_DISPLAY_PRODUCT: 1 },
      { CARGO_FREE: 1 },
      { IS_CARGO_FREE: 1 },
      {},
    ].map((more) => cardOf(more)?.badge)
    expect(badges).toEqual(['lastOne', 'new', 'new', 'new', 'freeCargo', 'freeCargo', null])
  })

  it('has no model outside catalogue products; invalid rows are skipped', () => {
    expect(cardOf({ IS_CATALOG: 1 })?.modelId).toBeNull()
    expect(cardOf({ MODEL_ID: 9 })?.modelId).toBeNull()
    expect(
      readCards([{ ...wire, TITLE: '' }, { ...wire, URL: '' }, null, wire], 'TL'),
    ).toHaveLength(1)
  })
})

describe('a product', () => {
  it('[P01] has what its page shows, and nulls for what is missing', () => {
    expect(
      productOf({ PRODUCT_CODE: 'K5', BARCODE: '869', SHORT_DESCRIPTION: 'İnce' }),
    ).toMatchObject({
      code: 'K5',
      barcode: '869',
      stock: 3,
      brandPath: null,
      summary: 'İnce',
      groups: [],
      variants: [],
      chosenVariantId: null,
      tiers: [],
      deliveryDays: null,
      freeCargo: false,
      subscription: null,
      orderNoteLimit: null,
      dealEndsAt: null,
      cashOnDeliveryFee: null,
      lowest: [],
      sellsBelowZero: false,
    })
    expect(productOf({ BRAND_URL: 'kuzey', DELIVERY_DAY: 2, WEIGHT: '0,3' })).toMatchObject({
      brandPath: '/kuzey',
      deliveryDays: 2,
      weight: 0.3,
    })
    for (const none of [null, 'html', { ...wire, ID: '' }])
      expect(readProduct(none, [], 'TL')).toBeNull()
  })

  it('[P03] has its options by group, and the chosen variant', () => {
    const option = { TYPE_ID: 7, TYPE: 'Lacivert', TYPE_COLOR_CODE: '#000080', ID: '' }
    const lists = { VARIANT_FEATURE1_TITLE: 'Renk', VARIANT_FEATURE1_LIST: [option] }
    const rows = [{ ID: 70, TYPE_ID1: 7, STOCK: 1 }]
    expect(productOf({ ...lists, VARIANT_ID: 70, VARIANTS: rows })).toMatchObject({
      groups: [{ title: 'Renk', options: [{ id: '7', label: 'Lacivert', colour: '#000080' }] }],
      variants: [{ id: '70', options: ['7'] }],
      chosenVariantId: '70',
    })
    const second = { VARIANT_FEATURE2_TITLE: 'Boy', VARIANT_FEATURE2_LIST: [option] }
    expect(productOf({ ...lists, ...second })?.groups.map(({ title }) => title)).toEqual([
      'Renk',
      'Boy',
    ])
    expect(productOf({ VARIANTS: rows })?.variants).toEqual([])
    for (const VARIANT_ID of ['', '0', 0])
      expect(productOf({ VARIANT_ID })?.chosenVariantId).toBeNull()
  })

  it('[B11] has variants that inherit its discount and transfer settings', () => {
    const option = { TYPE_ID: 7, TYPE: 'Lacivert', TYPE_COLOR_CODE: '', ID: '' }
    const lists = { VARIANT_FEATURE1_TITLE: 'Renk', VARIANT_FEATURE1_LIST: [option] }
    const money = { PRICE: 100, PRICE_NOT_DISCOUNTED: 125, DISCOUNT_PERCENT: 20 }
    const VARIANTS = [{ ID: 70, TYPE_ID1: 7, STOCK: 1, MONEY_ORDER_PERCENT: -3, ...money }]
    const priceBy = (flags: object) =>
      productOf({ ...lists, VARIANTS, ...flags })?.variants[0]?.price
    expect(priceBy({})).toMatchObject({ old: 15000, discountPercent: 20, transfer: 11640 })
    const off = { IS_DISPLAY_DISCOUNTED_ACTIVE: 0, IS_MONEY_ORDER_ACTIVE: '0' }
    expect(priceBy(off)).toMatchObject({ old: null, discountPercent: null, transfer: null })
  })

  it('[P09] [P10] has a subscription with intervals, and an order note where allowed', () => {
    const often = { SUBSCRIBE: 1, SUBSCRIBE_DISCOUNT_RATE: 10 }
    const list = [{ ID: 4, NAME: '4 haftada bir' }]
    expect(productOf({ ...often, SUBSCRIBE_FREQUENCY_LIST: list })?.subscription).toEqual({
      percent: 10,
      frequencies: [{ id: '4', label: '4 haftada bir' }],
    })
    expect(productOf(often)?.subscription).toBeNull()
    expect(productOf({ SUBSCRIBE_FREQUENCY_LIST: list })?.subscription).toBeNull()
    const limits = [1, 1, 0].map(
      (IS_ORDER_NOTE_ACTIVE, at) =>
        productOf({ IS_ORDER_NOTE_ACTIVE, ORDER_NOTE_CHAR_LIMIT: at * 250 })?.orderNoteLimit,
    )
    expect(limits).toEqual([1000, 250, null])
  })

  it('[U05] [P15] has the end of its deal, and the cash on delivery fee with VAT', () => {
    const DEAL_END_DATE = '12.08.2025 15:00:00'
    expect(productOf({ DEAL: 1, DEAL_END_DATE })?.dealEndsAt).toBe('2025-08-12T12:00:00.000Z')
    expect(productOf({ DEAL_END_DATE })?.dealEndsAt).toBeNull()
    expect(productOf({ DEAL: 1 })?.dealEndsAt).toBeNull()
    expect(productOf({ CASH_ON_DELIVERY_FEE: 10 })?.cashOnDeliveryFee).toBe(1200)
    expect(productOf({ CASH_ON_DELIVERY_FEE: 10, DISPLAY_VAT: 0 })?.cashOnDeliveryFee).toBe(1000)
    expect(productOf({ CASH_ON_DELIVERY_FEE: 10, DISPLAY_VAT: 1 })?.cashOnDeliveryFee).toBe(1200)
    for (const free of [{ CARGO_FREE: 1 }, { IS_CARGO_FREE: 1 }])
      expect(productOf(free)?.freeCargo).toBe(true)
  })

  it('[B11] has its lowest price, and those of its variants, while discounted', () => {
    const low = { LOWEST_PRICE: '90', LOWEST_PRICE_DAYS: 30 }
    expect(productOf(low)?.lowest).toEqual([{ price: 10800, days: 30 }])
    const option = { TYPE_ID: 7, TYPE: 'x', ID: '' }
    for (const none of [
      { ...low, LOWEST_PRICE: 0 },
      { ...low, LOWEST_PRICE_DAYS: 0 },
      { ...low, PRICE_NOT_DISCOUNTED: 0 },
      { ...low, VARIANT_FEATURE1_LIST: [option] },
    ])
      expect(productOf(none)?.lowest).toEqual([])
  })

  it('[P15] [P05] has those of its discounted variants, of one price together', () => {
    const variant = (id: string, old: number) => ({
      ...{ ID: id, TYPE_ID: id, TYPE: id, PRICE: 80, PRICE_NOT_DISCOUNTED: old, VAT: 20 },
    })
    const product = productOf({
      ...{ LOWEST_PRICE: 1, LOWEST_PRICE_DAYS: 30, VARIANT_FEATURE1_LIST: [variant('7', 0)] },
      VARIANTS: [variant('7', 100), variant('8', 100), variant('9', 80), variant('6', 100)],
      VARIANT_LOWEST_PRICES: ['7', '8', '9'].map((ID) => ({ ID, PRICE: 90 })),
    })
    expect(product?.lowest).toEqual([{ price: 10800, days: 30, shows: ['7', '8'] }])
  })
})
