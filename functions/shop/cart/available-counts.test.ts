import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableCounts, largestQuantity, shortageOf } from './available-counts'

const line = (count: number, more = {}) => ({
  row: {
    product_id: 1,
    variant_id: 0,
    count,
    stock: 3,
    is_sold: 1,
    step: 1,
    min_count: 1,
    max_count: 0,
    ...more,
  },
})

describe('the available count of cart lines', () => {
  it('is null where there is enough, else the count', () => {
    expect(availableCounts([line(3)], false)).toEqual([null])
    expect(availableCounts([line(4)], false)).toEqual([3])
    expect(availableCounts([line(1, { stock: 0 })], false)).toEqual([0])
  })

  it('gives the lines of one product and variant its stock once, the first lines first', () => {
    expect(availableCounts([line(2), line(2)], false)).toEqual([null, 1])
    expect(availableCounts([line(4), line(1)], false)).toEqual([3, 0])
    expect(availableCounts([line(2), line(2, { variant_id: 5 }), line(2)], false)).toEqual([
      null,
      null,
      1,
    ])
    expect(availableCounts([line(3), line(3, { product_id: 2 })], false)).toEqual([null, null])
  })

  it('is unlimited where the shop sells above its stock', () => {
    expect(availableCounts([line(9), line(9)], true)).toEqual([null, null])
  })

  it('is zero for what is no longer sold, whatever the stock', () => {
    expect(availableCounts([line(1, { is_sold: 0 })], false)).toEqual([0])
    expect(availableCounts([line(1, { is_sold: 0 })], true)).toEqual([0])
  })

  it('is limited by the maximum over all lines together', () => {
    const two = { max_count: 2 }
    expect(availableCounts([line(1, two), line(2, two)], false)).toEqual([null, 1])
    expect(availableCounts([line(1, two), line(2, two)], true)).toEqual([null, 1])
    expect(availableCounts([line(4, { max_count: 5 })], false)).toEqual([3])
  })

  it('handles decimals, without floating-point noise', () => {
    const half = { step: 0.1, min_count: 0.1, stock: 0.3 }
    expect(availableCounts([line(0.1, half), line(0.2, half)], false)).toEqual([null, null])
    expect(availableCounts([line(0.1, half), line(0.3, half)], false)).toEqual([null, 0.2])
  })
})

describe('the reason of a shortage', () => {
  const reasonOf = (stock: number, max_count: number, sellsOverStock = false) =>
    shortageOf({ unsold: '', stock, max_count }, sellsOverStock)

  it('[C13] is the stock, or the maximum where that is lower', () => {
    expect([reasonOf(2, 0), reasonOf(2, 3), reasonOf(0, 0)]).toEqual(['stock', 'stock', 'stock'])
    expect([reasonOf(3, 2), reasonOf(2, 2)]).toEqual(['max', 'max'])
    expect([reasonOf(0, 2, true), reasonOf(0, 0, true)]).toEqual(['max', 'stock'])
  })

  it('[C13] is that it is no longer sold, before any count', () => {
    const of = (unsold: 'closed' | 'gone') => shortageOf({ unsold, stock: 3, max_count: 2 }, false)
    expect([of('closed'), of('gone')]).toEqual(['closed', 'gone'])
  })
})

describe('the largest quantity within the available stock', () => {
  it('follows the product’s steps from its minimum, and is zero below it', () => {
    const six = { step: 6, min_count: 6 }
    expect([5, 6, 11, 12, 0, -1].map((free) => largestQuantity(free, six))).toEqual([
      0, 6, 6, 12, 0, 0,
    ])
    expect(largestQuantity(2.4, { step: 0.5, min_count: 1 })).toBe(2)
    expect(largestQuantity(0.3, { step: 0.1, min_count: 0.1 })).toBe(0.3)
  })

  it('never exceeds the stock, and one more step would', () => {
    const thousandths = fc.integer({ min: 1, max: 5000 }).map((number) => number / 1000)
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, (free, step, min_count) => {
        const max = largestQuantity(free, { step, min_count })
        expect(max).toBeLessThanOrEqual(free)
        if (max > 0) expect(max + step).toBeGreaterThan(free - 1e-9)
        else expect(free).toBeLessThan(min_count)
      }),
    )
  })

  it('never gives the lines of a product more than its stock together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }), (counts) => {
        const lines = counts.map((count) => line(count))
        const available = availableCounts(lines, false)
        const sum = available.reduce<number>((all, one, at) => all + (one ?? counts[at] ?? 0), 0)
        expect(sum).toBe(
          Math.min(
            3,
            counts.reduce((all, count) => all + count, 0),
          ),
        )
      }),
    )
  })
})
