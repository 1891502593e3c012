import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalmentWords } from '../../functions/shop/order/checkout/instalments'
import { lastPayment } from './last-payment'

const plans = fc.record({
  total: fc.integer({ min: 100, max: 100_000_000 }),
  number: fc.integer({ min: 2, max: 36 }),
  round: fc.constantFrom(Math.round, Math.floor, Math.ceil),
})

describe('[P15] the last of several payments', () => {
  it('makes them add up to the total, however each was rounded', () => {
    fc.assert(
      fc.property(plans, ({ total, number, round }) => {
        fc.pre(total >= number * number)
        const each = round(total / number)
        let left = total
        for (let paid = 1; paid < number; paid++) left -= each
        expect(lastPayment({ number, each }, total) ?? each).toBe(left)
      }),
      { numRuns: 5000 },
    )
  })

  it('is shown only where it differs', () => {
    expect(lastPayment({ number: 3, each: 59745 }, 179236)).toBe(59746)
    expect(lastPayment({ number: 3, each: 59746 }, 179237)).toBe(59745)
    expect(lastPayment({ number: 3, each: 59745 }, 179235)).toBeNull()
  })

  it('is not shown where the difference exceeds rounding', () => {
    expect(lastPayment({ number: 3, each: 60000 }, 179236)).toBeNull()
    expect(lastPayment({ number: 12, each: 1 }, 7)).toBeNull()
  })

  /** The storefront's sum, written as the shop writes it into a mail. */
  const sumOf = (total: number, number: number) => {
    const each = Math.round(total / number)
    const last = lastPayment({ number, each }, total)
    return last === null ? `${number} × ${each}` : `${number - 1} × ${each} + ${last}`
  }
  const mailed = (total: number, number: number) =>
    instalmentWords({ title: '', number }, total, String)

  it('is the one in the mail of the order, whatever the amount and the number', () => {
    const apart: string[] = []
    for (let number = 1; number <= 36; number++)
      for (let total = 0; total <= 3000; total++)
        if (sumOf(total, number) !== mailed(total, number)) apart.push(`${total} in ${number}`)
    expect(apart).toEqual([])
    const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 400 }), (total, number) => {
        expect(sumOf(total, number)).toBe(mailed(total, number))
      }),
      { numRuns: 5000 },
    )
  })
})
