import { describe, expect, it } from 'vitest'
import { displayLike, priceShape, readPrice } from './price'

const outer = { vatIncluded: true, currency: 'TL' }
const read = (wire: Record<string, unknown>) => readPrice(priceShape.parse(wire), outer)
const discounted = {
  PRICE_SELL: '100',
  PRICE_NOT_DISCOUNTED: '125',
  DISCOUNT_PERCENT: 20,
  IS_DISPLAY_DISCOUNTED_ACTIVE: 1,
  VAT: 20,
  DISPLAY_VAT: 1,
}

describe('the price of a row', () => {
  it('[B11] has price, old price and percent, with VAT', () => {
    expect(read(discounted)).toMatchObject({ card: 12000, old: 15000, discountPercent: 20 })
  })

  it.each([0, '0', false])('[B11] has no discount while its setting is off (%j)', (off) => {
    const price = read({ ...discounted, IS_DISPLAY_DISCOUNTED_ACTIVE: off })
    expect(price).toMatchObject({ card: 12000, old: null, discountPercent: null })
  })

  it('[B11] has the absolute value of a negative percent', () => {
    expect(read({ ...discounted, DISCOUNT_PERCENT: '-20' }).discountPercent).toBe(20)
  })

  it.each([0, '0', '', undefined, 0.4])('[B11] has no percent of zero (%j)', (none) => {
    expect(read({ ...discounted, DISCOUNT_PERCENT: none }).discountPercent).toBeNull()
  })

  it('[B11] has no old price unless it is higher', () => {
    for (const old of ['100', '90', 0])
      expect(read({ ...discounted, PRICE_NOT_DISCOUNTED: old }).old).toBeNull()
  })

  it('[B11] excludes VAT with DISPLAY_VAT 0', () => {
    for (const off of [0, '0', false])
      expect(read({ ...discounted, DISPLAY_VAT: off })).toMatchObject({
        card: 10000,
        old: 12500,
        vatIncluded: false,
      })
  })

  it('[P15] has a transfer price with the shop’s percent', () => {
    const transfer = (more: object) => read({ ...discounted, ...more }).transfer
    expect(transfer({ MONEY_ORDER_PERCENT: -3 })).toBe(11640)
    expect(transfer({ MONEY_ORDER_PERCENT: '2', IS_MONEY_ORDER_ACTIVE: 1 })).toBe(12240)
    for (const none of [
      {},
      { MONEY_ORDER_PERCENT: 0, IS_MONEY_ORDER_ACTIVE: 1 },
      { MONEY_ORDER_PERCENT: -3, IS_MONEY_ORDER_ACTIVE: '0' },
    ])
      expect(transfer(none)).toBeNull()
  })

  it('[B11] inherits missing settings from its product', () => {
    const { IS_DISPLAY_DISCOUNTED_ACTIVE: _, DISPLAY_VAT: __, ...open } = discounted
    const of = (more: Partial<Parameters<typeof readPrice>[1]>, wire: object = {}) =>
      readPrice(priceShape.parse({ ...open, ...wire }), { ...outer, ...more })
    expect(of({})).toMatchObject({ card: 12000, old: 15000, discountPercent: 20, currency: 'TL' })
    expect(of({ showsDiscount: false })).toMatchObject({ old: null, discountPercent: null })
    expect(of({ showsDiscount: false }, { IS_DISPLAY_DISCOUNTED_ACTIVE: 1 }).old).toBe(15000)
    expect(of({ vatIncluded: false })).toMatchObject({ card: 10000, vatIncluded: false })
    expect(of({}, { TARGET_CURRENCY: 'EUR' }).currency).toBe('EUR')
    expect(of({}, { PRICE_SELL: undefined, PRICE: '50' }).card).toBe(6000)
    expect(of({}, { PRICE_SELL: undefined }).card).toBe(0)
  })
})

describe('the price of a variant without VAT in its row', () => {
  const own = read({ ...discounted, PRICE_NOT_DISCOUNTED: 0 })
  const ofPage = { ...own, vatPercent: 0 }
  const cardOf = (wire: Record<string, unknown>, price = own) =>
    readPrice(priceShape.parse({ PRICE: '183,25', ...wire }), displayLike(price)).card

  it('[B11] [P01] has that of its product', () => {
    for (const none of [{}, { VAT: null }, { VAT: '', DISPLAY_VAT: null }])
      expect(cardOf(none)).toBe(21990)
  })

  it('[B11] [P01] has the price that the row names with it', () => {
    expect(cardOf({ PRICE_WITH_VAT: '201,58' })).toBe(20158)
    expect(cardOf({ PRICE_WITH_VAT: 201.58 }, ofPage)).toBe(20158)
    expect(cardOf({ PRICE_WITH_VAT: 201.58, VAT: 20 })).toBe(21990)
  })

  it('[B11] [P01] is its product’s where nothing tells the rate', () => {
    expect(cardOf({}, ofPage)).toBe(12000)
    expect(cardOf({ VAT: 20 }, ofPage)).toBe(21990)
    expect(cardOf({}, { ...ofPage, vatIncluded: false })).toBe(18325)
  })
})
