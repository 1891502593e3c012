import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting, leftOf, shortageOf } from './left'

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

describe('what is left of the lines of a cart', () => {
  it('says nothing where there is enough, else how many', () => {
    expect(leftOf([line(3)], false)).toEqual([null])
    expect(leftOf([line(4)], false)).toEqual([3])
    expect(leftOf([line(1, { stock: 0 })], false)).toEqual([0])
  })

  it('gives the lines of one product and variant its stock once, the first ones first', () => {
    expect(leftOf([line(2), line(2)], false)).toEqual([null, 1])
    expect(leftOf([line(4), line(1)], false)).toEqual([3, 0])
    expect(leftOf([line(2), line(2, { variant_id: 5 }), line(2)], false)).toEqual([null, null, 1])
    expect(leftOf([line(3), line(3, { product_id: 2 })], false)).toEqual([null, null])
  })

  it('is enough of everything where the shop sells what is not there', () => {
    expect(leftOf([line(9), line(9)], true)).toEqual([null, null])
  })

  it('is nothing of what is not sold any more, whatever there is', () => {
    expect(leftOf([line(1, { is_sold: 0 })], false)).toEqual([0])
    expect(leftOf([line(1, { is_sold: 0 })], true)).toEqual([0])
  })

  it('is no more than one may have, of all lines together', () => {
    const two = { max_count: 2 }
    expect(leftOf([line(1, two), line(2, two)], false)).toEqual([null, 1])
    expect(leftOf([line(1, two), line(2, two)], true)).toEqual([null, 1])
    expect(leftOf([line(4, { max_count: 5 })], false)).toEqual([3])
  })

  it('goes by halves too, without the noise of floating numbers', () => {
    const half = { step: 0.1, min_count: 0.1, stock: 0.3 }
    expect(leftOf([line(0.1, half), line(0.2, half)], false)).toEqual([null, null])
    expect(leftOf([line(0.1, half), line(0.3, half)], false)).toEqual([null, 0.2])
  })
})

describe('why less is left', () => {
  const reasonOf = (stock: number, max_count: number, sellsOverStock = false) =>
    shortageOf({ unsold: '', stock, max_count }, sellsOverStock)

  it('[C13] is the stock, or the most that one may have where that comes first', () => {
    expect([reasonOf(2, 0), reasonOf(2, 3), reasonOf(0, 0)]).toEqual(['stock', 'stock', 'stock'])
    expect([reasonOf(3, 2), reasonOf(2, 2)]).toEqual(['max', 'max'])
    expect([reasonOf(0, 2, true), reasonOf(0, 0, true)]).toEqual(['max', 'stock'])
  })

  it('[C13] is that it is not sold any more, before any number', () => {
    const of = (unsold: 'closed' | 'gone') => shortageOf({ unsold, stock: 3, max_count: 2 }, false)
    expect([of('closed'), of('gone')]).toEqual(['closed', 'gone'])
  })
})

describe('the most that may be bought where so much is free', () => {
  it('follows the product’s steps from its least, and is none below it', () => {
    const six = { step: 6, min_count: 6 }
    expect([5, 6, 11, 12, 0, -1].map((free) => fitting(free, six))).toEqual([0, 6, 6, 12, 0, 0])
    expect(fitting(2.4, { step: 0.5, min_count: 1 })).toBe(2)
    expect(fitting(0.3, { step: 0.1, min_count: 0.1 })).toBe(0.3)
  })

  it('is never more than there is, and one step more would be', () => {
    const thousandths = fc.integer({ min: 1, max: 5000 }).map((number) => number / 1000)
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, (free, step, min_count) => {
        const most = fitting(free, { step, min_count })
        expect(most).toBeLessThanOrEqual(free)
        if (most > 0) expect(most + step).toBeGreaterThan(free - 1e-9)
        else expect(free).toBeLessThan(min_count)
      }),
    )
  })

  it('never promises the lines of a product more than its stock together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }), (counts) => {
        const lines = counts.map((count) => line(count))
        const left = leftOf(lines, false)
        const sum = left.reduce<number>((all, one, at) => all + (one ?? counts[at] ?? 0), 0)
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
