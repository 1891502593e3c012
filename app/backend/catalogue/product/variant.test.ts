import { describe, expect, it } from 'vitest'
import { priceShape, readPrice } from '../price'
import { readAvailability, readVariantPlace, readVariants } from './variant'

const product = { vatIncluded: true, currency: 'TL' }
const wire = {
  ID: '9021',
  TYPE_ID1: '7',
  TYPE_ID2: '18',
  CODE: 'KD-310',
  WS_CODE: 'KD9021',
  BARCODE: '8690000009021',
  PRICE: 100,
  PRICE_NOT_DISCOUNTED: 125,
  DISCOUNT_PERCENT: 20,
  VAT: 10,
  STOCK: '14',
  IN_STOCK: 1,
  MONEY_ORDER_PERCENT: -3,
  WEIGHT: 0.3,
  ADDITIONAL_INFO: 'Elde ciltli',
  TYPE_COLOR_CODE: '#223344',
}

describe('a variant', () => {
  it('[P05] has its own price, code, barcode, stock, weight and description', () => {
    expect(readVariants([wire], product)).toEqual([
      {
        id: '9021',
        options: ['7', '18'],
        code: 'KD-310',
        barcode: '8690000009021',
        price: {
          card: 11000,
          old: 13750,
          discountPercent: 20,
          transfer: 10670,
          vatPercent: 10,
          vatIncluded: true,
          currency: 'TL',
        },
        stock: 14,
        inStock: true,
        moneyOrderPercent: -3,
        weight: 0.3,
        info: 'Elde ciltli',
        colour: '#223344',
      },
    ])
  })

  it('[B11] hides discount and transfer price like its product', () => {
    const priceBy = (display: object) => readVariants([wire], { ...product, ...display })[0]?.price
    expect(priceBy({ showsDiscount: false })).toMatchObject({ old: null, discountPercent: null })
    expect(priceBy({ showsTransfer: false })).toMatchObject({ old: 13750, transfer: null })
  })

  it('[P05] falls back to the supplier’s code', () => {
    for (const CODE of [null, ''])
      expect(readVariants([{ ...wire, CODE }], product)[0]?.code).toBe('KD9021')
  })

  it('[P05] of a single group is identified by its option in either field', () => {
    const options = (types: object) =>
      readVariants([{ ...wire, TYPE_ID1: '', TYPE_ID2: '', ...types }], product)[0]?.options
    expect(options({ TYPE_ID: '7' })).toEqual(['7'])
    expect(options({ TYPE_ID1: '8', TYPE_ID: '7' })).toEqual(['8'])
    expect(options({ TYPE_ID1: '8', TYPE_ID2: '0' })).toEqual(['8'])
    expect(options({ TYPE_ID1: 0, TYPE_ID2: 0 })).toEqual([])
  })

  it('[P14] is in stock by its flag, else by its stock', () => {
    const inStock = (stock: object) => readVariants([{ ...wire, ...stock }], product)[0]?.inStock
    expect(inStock({ IN_STOCK: 0, STOCK: 5 })).toBe(false)
    expect(inStock({ IN_STOCK: '1', STOCK: 0 })).toBe(true)
    for (const IN_STOCK of [undefined, null])
      expect(
        [undefined, null, 1, '14,0000', 0, '0', -1].map((STOCK) => inStock({ IN_STOCK, STOCK })),
      ).toEqual([true, true, true, true, false, false, false])
  })
})

describe('the availability of options', () => {
  const rows = [
    { ...wire, ID: '1', TYPE_ID: '18' },
    { ...wire, ID: '2', TYPE_ID: '19' },
  ]
  const pairs = (group: 1 | 2, body: unknown) =>
    readAvailability(body, group, '7', product)?.map(({ id, options }) => [id, ...options])

  it('[P03] has a row per option of the other group, paired with the picked one', () => {
    const body = { VARIANT1_LIST: rows.slice(0, 1), VARIANT2_LIST: rows }
    expect(pairs(2, body)).toEqual([
      ['1', '7', '18'],
      ['2', '7', '19'],
    ])
    expect(pairs(1, body)).toEqual([['1', '18', '7']])
  })

  it('[P03] is null without a list for the requested group', () => {
    const unreadable = { VARIANT2_LIST: [{ TYPE: 'A5', STOCK: '14' }] }
    for (const body of [{ VARIANT1_LIST: rows }, { VARIANT2_LIST: 'x' }, unreadable, null, 'html'])
      expect(readAvailability(body, 2, '7', product)).toBeNull()
    expect(readAvailability({ VARIANT2_LIST: [] }, 2, '7', product)).toEqual([])
  })
})

describe('[Z9] a variant by its id', () => {
  const price = readPrice(priceShape.parse({ PRICE: 100, VAT: 10 }), product)
  const own = { id: '310', price, sellsBelowZero: false }

  it('has its options by either names, and is like its product', () => {
    const found = readVariantPlace({ ...wire, PRODUCT_ID: '310' }, own)
    expect(found?.options).toEqual(['7', '18'])
    expect(found?.variant).toMatchObject({
      ...{ id: '9021', options: ['7', '18'], inStock: true },
      price: { card: 11000, old: null, transfer: null },
    })
    const older = readVariantPlace({ TurId1: 7, TurId2: '0', ID: '9021', PRICE: '100,00' }, own)
    expect(older).toMatchObject({ options: ['7'], variant: { id: '9021', inStock: true } })
    const negative = { ...own, sellsBelowZero: true }
    expect(readVariantPlace({ ...wire, IN_STOCK: 0 }, negative)?.variant?.inStock).toBe(true)
  })

  it('is not sold where the answer has no price, and none where it has no options', () => {
    expect(readVariantPlace({ TurId1: '7', TurId2: '18' }, own)).toEqual({
      ...{ options: ['7', '18'], label: '', variant: null },
    })
    for (const body of [{}, { ID: '9021', PRICE: 1 }, { ...wire, PRODUCT_ID: '311' }])
      expect(readVariantPlace(body, own)).toBeNull()
  })
})
