import fc from 'fast-check'
import { expect, it } from 'vitest'
import { remainingAmounts } from './cancelled-amounts'

const noGift = { gift_amount: 0, gift_taken: 0 }
const order = {
  ...{ goods: 300, discount: 0, coupon_discount: 0, surcharge: 0, total: 350 },
  ...noGift,
}
const lines = [
  { position: 0, count: 2, total: 200, gift_value: 0 },
  { position: 1, count: 1, total: 100, gift_value: 0 },
]
const one = [{ position: 0, count: 1 }]

it('[O12] a piece costs its share of the line; delivery stays', () => {
  const { order: rest, refund, lines: changed } = remainingAmounts(order, lines, one)
  expect(rest).toEqual({ ...order, goods: 200, total: 250 })
  expect(refund).toBe(100)
  expect(changed).toEqual([{ position: 0, count: 1, total: 100, cancelled: 1, refund: 100 }])
})

it('[O12] a coupon, a discount and the surcharge of instalments fall by the share of the goods', () => {
  const paid = { ...order, discount: 30, coupon_discount: 60, surcharge: 15, total: 225 }
  const { order: rest, refund } = remainingAmounts(paid, lines, one)
  expect(rest).toEqual({
    ...{ goods: 200, discount: 20, coupon_discount: 40, surcharge: 10 },
    ...{ ...noGift, total: 150 },
  })
  expect(refund).toBe(75)
})

it('[O12] free goods pay nothing back', () => {
  const free = { ...order, goods: 0, surcharge: 5, total: 55 }
  const gift = [{ position: 0, count: 2, total: 0, gift_value: 0 }]
  expect(remainingAmounts(free, gift, one)).toMatchObject({ refund: 0, order: { total: 55 } })
})

const anyLine = fc.record({
  count: fc.integer({ min: 1, max: 5_000 }).map((count) => count / 250),
  total: fc.integer({ min: 0, max: 1_000_000 }),
})
const share = fc.integer({ min: 0, max: 1_000 })
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  shares: fc.tuple(share, share, share, share),
  steps: fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 250 })), { maxLength: 8 }),
})

/** An order whose discounts never exceed its goods. */
function orderFrom({ lines: wanted, shares }: { lines: { total: number }[]; shares: number[] }) {
  const goods = wanted.reduce((sum, { total }) => sum + total, 0)
  const [first = 0, second = 0, third = 0, fourth = 0] = shares
  const discount = Math.floor((goods * first) / 1_000)
  const coupon_discount = Math.floor(((goods - discount) * second) / 1_000)
  const surcharge = Math.floor((goods * third) / 4_000)
  const due = goods - discount - coupon_discount + surcharge + 4_990
  const gift_amount = Math.floor((due * fourth) / 1_000)
  const parts = { goods, discount, coupon_discount, surcharge, gift_amount }
  return { ...parts, gift_taken: 40 * gift_amount, total: due - gift_amount }
}

it('[O12] however much is cancelled, and in how many steps, everything adds up', () => {
  fc.assert(
    fc.property(anyOrder, ({ steps, ...made }) => {
      let rest = orderFrom(made)
      let left = made.lines.map((line, position) => ({ ...line, position, gift_value: 0 }))
      const { total: paid } = rest
      let back = 0
      for (const [at, part] of steps) {
        const line = left[at % left.length]!
        const count = Math.round(line.count * part * 4) / 1_000
        if (count === 0) continue
        const {
          order: next,
          refund,
          lines: changed,
        } = remainingAmounts(rest, left, [{ position: line.position, count }])
        expect(refund).toBeGreaterThanOrEqual(0)
        const returned = rest.gift_amount - next.gift_amount
        expect(returned).toBeGreaterThanOrEqual(0)
        expect(next.gift_taken).toBe(40 * next.gift_amount)
        expect(changed.reduce((sum, one) => sum + one.refund, 0)).toBe(refund + returned)
        back += refund
        rest = next
        left = left.map((one) => ({
          ...one,
          ...changed.find((it) => it.position === one.position),
        }))
      }
      const { goods, discount, coupon_discount, surcharge, gift_amount, total } = rest
      expect(total + back).toBe(paid)
      expect(goods - discount - coupon_discount + surcharge + 4_990).toBe(total + gift_amount)
      expect(left.reduce((sum, one) => sum + one.total, 0)).toBe(goods)
      for (const amount of [goods, discount, coupon_discount, surcharge, gift_amount, total])
        expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})
