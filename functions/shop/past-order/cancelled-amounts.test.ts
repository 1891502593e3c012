import fc from 'fast-check'
import { expect, it } from 'vitest'
import { remainingAmounts } from './cancelled-amounts'

const noGift = { gift_amount: 0, gift_taken: 0 }
const costs = { cargo: 50, service: 0 }
const order = {
  ...{
    goods: 300,
    campaign_discount: 0,
    discount: 0,
    coupon_discount: 0,
    surcharge: 0,
    total: 350,
  },
  ...noGift,
  ...costs,
  payment: 'paid' as const,
}
const { payment: _, ...amounts } = order
const lines = [
  { position: 0, count: 2, total: 200, gift_value: 0, campaign_discount: 0, transfer_discount: 0 },
  { position: 1, count: 1, total: 100, gift_value: 0, campaign_discount: 0, transfer_discount: 0 },
]
const one = [{ position: 0, count: 1 }]
const half = { position: 0, count: 1, total: 100, cancelled: 1 }

it('[O12] a piece costs its share of the line; delivery stays', () => {
  const { order: rest, refund, lines: changed } = remainingAmounts(order, lines, one)
  expect(rest).toEqual({ ...amounts, goods: 200, total: 250 })
  expect(refund).toBe(100)
  expect(changed).toEqual([{ ...half, campaign_discount: 0, transfer_discount: 0, refund: 100 }])
})

it('[O12] a coupon, a discount and the surcharge of instalments fall by the share of the goods', () => {
  const paid = { ...order, discount: 30, coupon_discount: 60, surcharge: 15, total: 225 }
  const { order: rest, refund } = remainingAmounts(paid, lines, one)
  expect(rest).toEqual({
    ...{ goods: 200, campaign_discount: 0, discount: 20, coupon_discount: 40, surcharge: 10 },
    ...{ ...noGift, ...costs, total: 150 },
  })
  expect(refund).toBe(75)
})

it('[C32] [O12] a campaign on one line is returned with that line alone, and a coupon by what it leaves', () => {
  const [two, single] = lines as [(typeof lines)[0], (typeof lines)[0]]
  const lowered = [{ ...two, campaign_discount: 40 }, single]
  const paid = { ...order, campaign_discount: 40, coupon_discount: 26, total: 284 }
  const other = remainingAmounts(paid, lowered, [{ position: 1, count: 1 }])
  expect(other.refund).toBe(90)
  expect(other.order).toMatchObject({ goods: 200, campaign_discount: 40, coupon_discount: 16 })
  const own = remainingAmounts(paid, lowered, one)
  expect(own.refund).toBe(72)
  expect(own.order).toMatchObject({ goods: 200, campaign_discount: 20, coupon_discount: 18 })
  expect(own.lines).toEqual([{ ...half, campaign_discount: 20, transfer_discount: 0, refund: 72 }])
})

it('[O12] what is taken off by transfer stays with its line; orders without its share have all goods share it', () => {
  const [two, single] = lines as [(typeof lines)[0], (typeof lines)[0]]
  const lowered = [{ ...two, transfer_discount: 20 }, single]
  const other = [{ position: 1, count: 1 }]
  const paid = { ...order, discount: 20, total: 330 }
  expect(remainingAmounts(paid, lowered, other)).toMatchObject({
    ...{ refund: 100, order: { discount: 20 } },
  })
  const own = remainingAmounts(paid, lowered, one)
  expect(own).toMatchObject({ refund: 90, order: { discount: 10 } })
  expect(own.lines).toEqual([{ ...half, campaign_discount: 0, transfer_discount: 10, refund: 90 }])
  expect(remainingAmounts(paid, lines, other)).toMatchObject({
    ...{ refund: 93, order: { discount: 13 } },
  })
  const withCoupon = { ...order, discount: 18, coupon_discount: 30, total: 302 }
  expect(remainingAmounts(withCoupon, lowered, other)).toMatchObject({
    ...{ refund: 90, order: { discount: 18, coupon_discount: 20 } },
  })
})

it('[O12] free goods pay nothing back', () => {
  const free = { ...order, goods: 0, surcharge: 5, total: 55 }
  const gift = [
    { position: 0, count: 2, total: 0, gift_value: 0, campaign_discount: 0, transfer_discount: 0 },
  ]
  expect(remainingAmounts(free, gift, one)).toMatchObject({ refund: 0, order: { total: 55 } })
})

/** Two pieces of 349,90, a gift card of 1.000 and a coupon of 10 % on the goods alone. */
const besideCard = {
  order: { ...order, cargo: 0, goods: 169_980, coupon_discount: 6_998, total: 162_982 },
  lines: [
    {
      position: 0,
      count: 2,
      total: 69_980,
      gift_value: 0,
      campaign_discount: 0,
      transfer_discount: 0,
    },
    {
      position: 1,
      count: 1,
      total: 100_000,
      gift_value: 100_000,
      campaign_discount: 0,
      transfer_discount: 0,
    },
  ],
}

it('[O12] a coupon is returned for the goods that it was for, not for the gift card beside them', () => {
  const {
    order: rest,
    refund,
    lines: changed,
  } = remainingAmounts(besideCard.order, besideCard.lines, one)
  expect(rest).toMatchObject({ goods: 134_990, coupon_discount: 3_499, gift_amount: 0 })
  expect(refund).toBe(31_491)
  const left = besideCard.lines.map((line) => ({
    ...line,
    ...changed.find(({ position }) => position === line.position),
  })) as typeof besideCard.lines
  const last = remainingAmounts({ ...rest, payment: 'paid' }, left, one)
  expect(last.order).toMatchObject({ coupon_discount: 0, gift_amount: 0, total: 100_000 })
  expect(last.refund).toBe(31_491)
})

it('[O12] a gift card that paid never pays less than nothing', () => {
  // As orders are whose coupon once fell on gift cards too.
  const old = { ...besideCard.order, coupon_discount: 20_000, total: 149_980 }
  const all = [{ position: 0, count: 2 }]
  expect(remainingAmounts(old, besideCard.lines, all).order.gift_amount).toBe(0)
})

const anyLine = fc.record({
  count: fc.integer({ min: 1, max: 5_000 }).map((count) => count / 250),
  total: fc.integer({ min: 0, max: 1_000_000 }),
  lowered: fc.integer({ min: 0, max: 1_000 }),
  byTransfer: fc.integer({ min: 0, max: 1_000 }),
})
const anyCard = fc.record({
  count: fc.integer({ min: 1, max: 3 }),
  total: fc.integer({ min: 1, max: 250_000 }),
})
const share = fc.integer({ min: 0, max: 1_000 })
const anyOrder = fc.record({
  goods: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  cards: fc.array(anyCard, { maxLength: 2 }),
  shares: fc.tuple(share, share, share, share),
  isByLine: fc.boolean(),
  steps: fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 250 })), { maxLength: 8 }),
})

type Total = { total: number }
type Made = {
  goods: (Total & { lowered: number; byTransfer: number })[]
  cards: Total[]
  shares: number[]
  /** Whether lines have their own discount for transfers. */
  isByLine: boolean
}
const sumOf = (lines: Total[]) => lines.reduce((sum, { total }) => sum + total, 0)

const campaignOf = ({ total, lowered }: Made['goods'][number]) =>
  Math.floor((total * lowered) / 1_000)

const transferOf = (line: Made['goods'][number]) =>
  Math.floor(((line.total - campaignOf(line)) * line.byTransfer) / 1_000)

/** An order whose discounts never exceed its goods, and whose gift card buys none. */
function orderFrom({ goods: wanted, cards, shares, isByLine }: Made) {
  const goods = sumOf(wanted)
  const [first = 0, second = 0, third = 0, fourth = 0] = shares
  const campaign_discount = wanted.reduce((sum, line) => sum + campaignOf(line), 0)
  const left = goods - campaign_discount
  const byTransfer = wanted.reduce((sum, line) => sum + transferOf(line), 0)
  const shared = Math.floor((left * first) / 1_000)
  const coupon_discount = Math.floor(((isByLine ? left : left - shared) * second) / 1_000)
  const ofLines = left === 0 ? 0 : Math.round((byTransfer * (left - coupon_discount)) / left)
  const discount = isByLine ? ofLines : shared
  const surcharge = Math.floor((goods * third) / 4_000)
  const due = left - discount - coupon_discount + surcharge + 4_990
  const gift_amount = Math.floor((due * fourth) / 1_000)
  const parts = { campaign_discount, discount, coupon_discount, surcharge, gift_amount }
  const delivery = { cargo: 4_990, service: 0, payment: 'paid' as const }
  const total = due - gift_amount + sumOf(cards)
  return { ...parts, ...delivery, goods: goods + sumOf(cards), gift_taken: 40 * gift_amount, total }
}

it('[O12] however much is cancelled, and in how many steps, everything adds up', () => {
  fc.assert(
    fc.property(anyOrder, ({ steps, ...made }) => {
      let rest = orderFrom(made)
      const cards = made.cards.map((line, at) => ({
        ...{ ...line, gift_value: line.total, campaign_discount: 0, transfer_discount: 0 },
        position: made.goods.length + at,
      }))
      let left = made.goods.map((line, position) => ({
        ...{ ...line, position, gift_value: 0 },
        campaign_discount: campaignOf(line),
        transfer_discount: made.isByLine ? transferOf(line) : 0,
      }))
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
        } = remainingAmounts(rest, [...left, ...cards], [{ position: line.position, count }])
        expect(refund).toBeGreaterThanOrEqual(0)
        const returned = rest.gift_amount - next.gift_amount
        expect(returned).toBeGreaterThanOrEqual(0)
        expect(next.gift_taken).toBe(40 * next.gift_amount)
        expect(changed.reduce((sum, one) => sum + one.refund, 0)).toBe(refund + returned)
        back += refund
        rest = { ...next, payment: 'paid' }
        expect(next.cargo).toBe(
          changed.every(({ count }) => count === 0) &&
            left.every((one) => one.position === line.position || one.count === 0)
            ? 0
            : 4_990,
        )
        left = left.map((one) => ({
          ...one,
          ...changed.find((it) => it.position === one.position),
        }))
      }
      const { goods, campaign_discount, discount, coupon_discount, surcharge } = rest
      const { gift_amount, total } = rest
      expect(total + back).toBe(paid)
      const lowered = campaign_discount + discount + coupon_discount
      expect(goods - lowered + surcharge + rest.cargo).toBe(total + gift_amount)
      expect(sumOf([...left, ...cards])).toBe(goods)
      expect(lowered).toBeLessThanOrEqual(sumOf(left))
      expect(left.reduce((sum, line) => sum + line.campaign_discount, 0)).toBe(campaign_discount)
      for (const { total, ...line } of left)
        expect(line.campaign_discount + line.transfer_discount).toBeLessThanOrEqual(total)
      expect(total).toBeGreaterThanOrEqual(sumOf(cards))
      for (const amount of [
        goods,
        campaign_discount,
        discount,
        coupon_discount,
        surcharge,
        gift_amount,
        total,
      ])
        expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})
