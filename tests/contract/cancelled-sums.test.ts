import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givenBack } from '../../app/account/orders/line-cancel/cancel-amounts'
import { remainingAmounts } from '../../functions/shop/past-order/cancelled-amounts'
import { giftCardsTotal } from '../../functions/shop/past-order/invoice'

const line = fc.record({
  count: fc.integer({ min: 1, max: 6 }),
  total: fc.integer({ min: 0, max: 90_000 }),
  lowered: fc.integer({ min: 0, max: 100 }),
  wanted: fc.integer({ min: 0, max: 6 }),
})
const parts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  card: fc.constantFrom(0, 25_000),
  discount: fc.integer({ min: 0, max: 40 }),
  coupon: fc.integer({ min: 0, max: 40 }),
  surcharge: fc.integer({ min: 0, max: 5000 }),
  gift: fc.integer({ min: 0, max: 100 }),
  fee: fc.constantFrom(0, 2900),
})

it('[O12] the question before pieces are cancelled names the cents that the shop gives back', () => {
  fc.assert(
    fc.property(parts, ({ lines: bought, card, gift, ...of }) => {
      const goodsLines = bought.map(({ count, total, lowered }, position) => {
        const campaign_discount = Math.floor((total * lowered) / 300)
        return { position, count, total, gift_value: 0, campaign_discount }
      })
      const cardLine = { count: 1, total: card, gift_value: card, campaign_discount: 0 }
      const cards = card > 0 ? [{ position: bought.length, ...cardLine }] : []
      const lines = [...goodsLines, ...cards]
      const sum = (key: 'total' | 'campaign_discount') =>
        lines.reduce((all, one) => all + one[key], 0)
      const [goods, campaign_discount] = [sum('total'), sum('campaign_discount')]
      const left = goods - card - campaign_discount
      const [discount, coupon_discount] = [of.discount, of.coupon].map((part) =>
        Math.floor((left * part) / 100),
      ) as [number, number]
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
        goods: left,
        discounts: discount + coupon_discount,
        surcharge: of.surcharge,
        ...{ delivery: order.cargo, service: fee },
        lines: lines.map((one) => ({
          ...one,
          campaign: one.campaign_discount,
          isGiftCard: one.gift_value > 0,
        })),
      }
      const chosen = new Map(counts.map(({ position, count }) => [String(position), count]))
      expect(givenBack(amounts, chosen)).toEqual({
        money: refund,
        giftCard: gift_amount - rest.gift_amount,
      })
    }),
    { numRuns: 2000 },
  )
})
