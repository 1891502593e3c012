import { describe, expect, it } from 'vitest'
import { priceCart, priceLine, quantityFault, readCount, tierPercent } from './rules'

describe('quantities', () => {
  const single = { min: 1, max: 0, step: 1 }
  it('[P07] refuses less than the minimum and more than the maximum', () => {
    expect(quantityFault({ min: 6, max: 60, step: 6 }, 5)).toEqual({ fault: 'belowMin', limit: 6 })
    expect(quantityFault({ min: 1, max: 3, step: 1 }, 4)).toEqual({ fault: 'aboveMax', limit: 3 })
    expect(quantityFault(single, 500)).toBeNull()
  })

  it('[P07] keeps decimals to the step', () => {
    const half = { min: 0.5, max: 5, step: 0.5 }
    expect(quantityFault(half, 1.5)).toBeNull()
    expect(quantityFault(half, 1.2)).toEqual({ fault: 'offStep', limit: 0.5 })
    expect(quantityFault(single, 1.5)).toEqual({ fault: 'offStep', limit: 1 })
  })

  it('[P07] reads a comma or a dot, and nothing that is no number', () => {
    expect(readCount('1,5')).toBe(1.5)
    expect(readCount('2.5')).toBe(2.5)
    expect(['', '-1', '1e3', '0x2', '1.2345'].map(readCount)).toEqual(Array(5).fill(Number.NaN))
    expect(quantityFault(single, Number.NaN)).toEqual({ fault: 'notANumber' })
  })
})

describe('prices of the cart', () => {
  const tiers = [
    { min: 3, max: 5, percent: 5 },
    { min: 6, max: 0, percent: 12 },
  ]
  it('[P08] takes the percent of the tier that the count reaches', () => {
    expect([1, 3, 5, 6, 600].map((count) => tierPercent(tiers, count))).toEqual([0, 5, 5, 12, 12])
  })

  it('[P08] prices a line with its tier and its subscription', () => {
    const line = { price: 15000, oldPrice: 18000, rate: 1, count: 3, tiers, subscribePercent: 0 }
    expect(priceLine(line)).toEqual({ unit: 14250, old: 18000, total: 42750 })
    expect(priceLine({ ...line, subscribePercent: 10 }).unit).toBe(12825)
  })

  it('[C13] prices half a kilo', () => {
    const line = { price: 32990, oldPrice: 0, rate: 1, count: 0.5, tiers: [], subscribePercent: 0 }
    expect(priceLine(line)).toEqual({ unit: 32990, old: 0, total: 16495 })
  })

  it('[C13] says what is missing for free delivery', () => {
    const cargo = { price: 4990, freeFrom: 75000 }
    expect(priceCart([{ total: 30000, freeCargo: false }], cargo)).toEqual({
      cart: 30000,
      cargo: 4990,
      general: 34990,
      missingForFree: 45000,
    })
    expect(priceCart([{ total: 75000, freeCargo: false }], cargo).cargo).toBe(0)
    expect(priceCart([{ total: 100, freeCargo: true }], cargo).cargo).toBe(0)
    expect(priceCart([], cargo)).toEqual({ cart: 0, cargo: 0, general: 0, missingForFree: 0 })
  })
})
