import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceCart, priceLine, quantityFault, readCount, roundCount, tierPercent } from './rules'

describe('quantities', () => {
  const single = { min: 1, max: 0, step: 1 }
  it('[P07] refuses less than the minimum and more than the maximum', () => {
    expect(quantityFault({ min: 6, max: 60, step: 6 }, 5)).toEqual({ fault: 'belowMin', limit: 6 })
    expect(quantityFault({ min: 1, max: 3, step: 1 }, 4)).toEqual({ fault: 'aboveMax', limit: 3 })
    expect(quantityFault(single, 500)).toBeNull()
    expect([6, 60, 66].map((count) => quantityFault({ min: 6, max: 60, step: 6 }, count))).toEqual([
      null,
      null,
      { fault: 'aboveMax', limit: 60 },
    ])
    expect(quantityFault(single, 0)).toEqual({ fault: 'belowMin', limit: 1 })
    for (const none of [-1, Number.POSITIVE_INFINITY])
      expect(quantityFault({ min: 0, max: 0, step: 1 }, none)).toEqual({ fault: 'notANumber' })
  })

  it('[P07] limits decimals to the step', () => {
    const half = { min: 0.5, max: 5, step: 0.5 }
    expect(quantityFault(half, 1.5)).toBeNull()
    expect(quantityFault(half, 1.2)).toEqual({ fault: 'offStep', limit: 0.5 })
    expect(quantityFault(single, 1.5)).toEqual({ fault: 'offStep', limit: 1 })
    expect(quantityFault({ min: 5, max: 0, step: 4 }, 9)).toBeNull()
    expect(quantityFault({ min: 5, max: 0, step: 4 }, 7)).toEqual({ fault: 'offStep', limit: 4 })
    expect(roundCount(0.1 + 0.2)).toBe(0.3)
    expect(quantityFault({ min: 0.1, max: 0, step: 0.1 }, 0.1 + 0.2)).toBeNull()
  })

  it('[P07] [T57] accepts a comma or a dot, and nothing but numbers', () => {
    expect(readCount('1,5')).toBe(1.5)
    expect(readCount('2.5')).toBe(2.5)
    expect(readCount('123456789,125')).toBe(123456789.125)
    expect(readCount('7')).toBe(7)
    for (const none of ['', '-1', '1e3', '0x2', '1.2345', ' 1', '1 ', '1x', '1.', '1234567890'])
      expect(readCount(none)).toBeNaN()
    expect(quantityFault(single, Number.NaN)).toEqual({ fault: 'notANumber' })
  })
})

describe('prices of the cart', () => {
  const tiers = [
    { min: 3, max: 5, percent: 5 },
    { min: 6, max: 0, percent: 12 },
  ]
  it('[P08] take the percent of the tier that the count reaches', () => {
    expect([1, 3, 5, 6, 600].map((count) => tierPercent(tiers, count))).toEqual([0, 5, 5, 12, 12])
    expect([3, 4, 5, 6].map((count) => tierPercent(tiers.slice(0, 1), count))).toEqual([5, 5, 5, 0])
  })

  it('[P08] leave no gap between consecutive tiers, for products sold in halves', () => {
    expect([2.5, 5.5, 6].map((count) => tierPercent(tiers, count))).toEqual([0, 5, 12])
    const apart = [
      { min: 3, max: 5, percent: 5 },
      { min: 10, max: 12, percent: 12 },
    ]
    expect([5.5, 7, 12.5].map((count) => tierPercent(apart, count))).toEqual([0, 0, 0])
  })

  it('[P08] price a line with its tier and its subscription', () => {
    const line = { price: 15000, oldPrice: 18000, rate: 1, count: 3, tiers, subscribePercent: 0 }
    expect(priceLine(line)).toEqual({ unit: 14250, old: 18000, total: 42750 })
    expect(priceLine({ ...line, subscribePercent: 10 }).unit).toBe(12825)
    expect(priceLine({ ...line, count: 1, oldPrice: 15000 }).old).toBe(0)
    expect(priceLine({ ...line, count: 3, oldPrice: 0 }).old).toBe(15000)
  })

  it('[C13] convert the price of one piece first: pieces times their price is the line’s total', () => {
    const integer = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(
        integer,
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(1, 42.1),
        (price, count, rate) => {
          const line = { price, oldPrice: 0, rate, count, tiers, subscribePercent: 0 }
          const { unit, total, old } = priceLine(line)
          expect(total).toBe(unit * count)
          expect(old === 0 || old > unit).toBe(true)
          expect(unit).toBeLessThanOrEqual(Math.round(price / rate))
        },
      ),
    )
    const line = { price: 15000, oldPrice: 18000, rate: 40, count: 3, tiers, subscribePercent: 0 }
    expect(priceLine(line)).toEqual({ unit: 356, old: 450, total: 1068 })
  })

  it('[C13] price half a kilo', () => {
    const line = { price: 32990, oldPrice: 0, rate: 1, count: 0.5, tiers: [], subscribePercent: 0 }
    expect(priceLine(line)).toEqual({ unit: 32990, old: 0, total: 16495 })
  })

  it('[C13] [C27] deliver goods free for what they cost, whatever gift cards are beside them', () => {
    const cargo = { price: 4990, freeFrom: 75000 }
    const card = { total: 100000, freeCargo: true, isGiftCard: true }
    const goods = (total: number) => ({ total, freeCargo: false })
    expect(priceCart([goods(34990), card], cargo)).toMatchObject({
      cart: 134990,
      cargo: 4990,
      general: 139980,
      missingForFree: 40010,
    })
    expect(priceCart([goods(75000), card], cargo)).toMatchObject({ cargo: 0, missingForFree: 0 })
    const only = [{ ...card, total: 25000, freeCargo: false }]
    expect(priceCart(only, cargo)).toMatchObject({ cargo: 0, missingForFree: 0 })
  })

  it('[C13] report what is missing for free delivery', () => {
    const cargo = { price: 4990, freeFrom: 75000 }
    expect(priceCart([{ total: 30000, freeCargo: false }], cargo)).toMatchObject({
      cart: 30000,
      coupon: 0,
      cargo: 4990,
      general: 34990,
      missingForFree: 45000,
    })
    expect(priceCart([{ total: 75000, freeCargo: false }], cargo).cargo).toBe(0)
    expect(priceCart([{ total: 74999, freeCargo: false }], cargo)).toMatchObject({
      cargo: 4990,
      missingForFree: 1,
    })
    expect(priceCart([{ total: 100, freeCargo: true }], cargo).cargo).toBe(0)
    const mixed = [
      { total: 100, freeCargo: true },
      { total: 100, freeCargo: false },
    ]
    expect(priceCart(mixed, cargo)).toMatchObject({
      cart: 200,
      coupon: 0,
      cargo: 4990,
      general: 5190,
      missingForFree: 74800,
    })
    expect(priceCart([], cargo)).toMatchObject({
      cart: 0,
      coupon: 0,
      cargo: 0,
      general: 0,
      missingForFree: 0,
    })
  })
})
