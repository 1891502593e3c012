import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givenBack } from '../../app/account/orders/line-cancel/cancel-amounts'
import { remainingAmounts } from '../../functions/shop/past-order/cancelled-amounts'
import { giftCardsTotal } from '../../functions/shop/past-order/invoice'

const weighed = (count: number, step: number) => Math.round(count * step * 1000) / 1000

const line = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  step: fc.constantFrom(1, 0.05, 0.1, 0.15, 0.2),
  total: fc.integer({ min: 0, max: 90_000 }),
  lowered: fc.integer({ min: 0, max: 100 }),
  byTransfer: fc.integer({ min: 0, max: 100 }),
  wanted: fc.integer({ min: 0, max: 60 }),
})
const parts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  card: fc.constantFrom(0, 25_000),
  /** Of all goods, as orders before migration 0060 have it; else by line. */
  discount: fc.option(fc.integer({ min: 0, max: 40 })),
  coupon: fc.integer({ min: 0, max: 40 }),
  surcharge: fc.integer({ min: 0, max: 5000 }),
  gift: fc.integer({ min: 0, max: 100 }),
  fee: fc.constantFrom(0, 2900),
})

it('[O12] the question before pieces are cancelled names the cents that the shop gives back', () => {
  fc.assert(
    fc.property(parts, ({ lines: chosenLines, card, gift, ...of }) => {
      const bought = chosenLines.map(({ step, ...one }) => ({
        ...one,
        ...{ count: weighed(one.count, step), wanted: weighed(one.wanted, step) },
      }))
      const goodsLines = bought.map(({ count, total, lowered, byTransfer }, position) => {
        const campaign_discount = Math.floor((total * lowered) / 300)
        const off = Math.floor(((total - campaign_discount) * byTransfer) / 100)
        const transfer_discount = of.discount === null ? off : 0
        return { position, count, total, gift_value: 0, campaign_discount, transfer_discount }
      })
      const none = { campaign_discount: 0, transfer_discount: 0 }
      const cardLine = { count: 1, total: card, gift_value: card, ...none }
      const cards = card > 0 ? [{ position: bought.length, ...cardLine }] : []
      const lines = [...goodsLines, ...cards]
      const sum = (key: 'total' | keyof typeof none) =>
        lines.reduce((all, one) => all + one[key], 0)
      const [goods, campaign_discount] = [sum('total'), sum('campaign_discount')]
      const left = goods - card - campaign_discount
      const coupon_discount = Math.floor((left * of.coupon) / 100)
      const byTransfer = sum('transfer_discount')
      const discount =
        of.discount === null
          ? Math.round((byTransfer * (left - coupon_discount)) / Math.max(1, left))
          : Math.floor((left * of.discount) / 100)
      const due = left + card - discount - coupon_discount + of.surcharge + 4900
      const gift_amount = Math.floor(((due - card) * gift) / 100)
      const isLater = card === 0 && of.fee > 0
      const fee = isLater ? of.fee : 0
      const order = {
        ...{ goods, campaign_discount, discount, coupon_discount, surcharge: of.surcharge },
        ...{ total: due - gift_amount, gift_amount, gift_taken: gift_amount },
        ...{
          cargo: 4900 - fee,
          service: fee,
          payment: isLater ? ('later' as const) : ('paid' as const),
        },
      }
      const counts = bought
        .map(({ count, wanted }, position) => ({ position, count: Math.min(count, wanted) }))
        .filter(({ count }) => count > 0)
      const isAll = lines.every(({ position, count }) => counts[position]?.count === count)
      fc.pre(counts.length > 0 && !isAll)
      const { order: rest, refund } = remainingAmounts(order, lines, counts)
      const amounts = {
        ...{ to: 'card' as const, money: order.total, giftCard: gift_amount },
        moneyFirst: Math.max(0, order.total - giftCardsTotal(lines)),
        goods: left - byTransfer,
        discounts: discount + coupon_discount - byTransfer,
        surcharge: of.surcharge,
        ...{ delivery: order.cargo, service: fee },
        lines: lines.map((one) => ({
          ...one,
          reduction: one.campaign_discount + one.transfer_discount,
          isGiftCard: one.gift_value > 0,
        })),
      }
      const chosen = new Map(counts.map(({ position, count }) => [String(position), count]))
      expect(givenBack(amounts, chosen)).toEqual({
        money: refund,
        giftCard: gift_amount - rest.gift_amount,
        delivery: order.cargo - rest.cargo,
      })
    }),
    { numRuns: 2000 },
  )
})
