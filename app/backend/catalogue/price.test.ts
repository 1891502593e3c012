import { describe, expect, it } from 'vitest'
import { priceShape, readPrice } from './price'

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
