import type { Seller } from '../order/checkout/seller'
import type { OrderLineRow, OrderRow } from '../order/order-queries'

type Amounts = Pick<OrderRow, 'goods' | 'discount' | 'coupon_discount' | 'surcharge'>
type Line = Pick<OrderLineRow, 'vat' | 'total' | 'count' | 'gift_value'>
type Invoiced = Amounts & Pick<OrderRow, 'status_id' | 'payment' | 'cargo' | 'service'>

/** The general rate of VAT in Türkiye, in percent: that of delivery and service. */
const GENERAL_RATE = 20

/** Splits cents in proportion to weights; the largest remainders get what rounding leaves, so that the parts add up. */
export function split(cents: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (cents * weight) / sum)
  const parts = exact.map(Math.floor)
  const left = cents - parts.reduce((all, part) => all + part, 0)
  const byRemainder = exact.map((part, at) => ({ at, rest: part % 1 }))
  byRemainder.sort((a, b) => b.rest - a.rest)
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => part + (raised.has(at) ? 1 : 0))
}

/** What the gift cards among lines cost: discounts and the surcharge of instalments never fall on them. */
export const giftCardsTotal = (lines: Pick<Line, 'total' | 'gift_value'>[]): number =>
  lines.reduce((sum, { total, gift_value }) => sum + (gift_value > 0 ? total : 0), 0)

/** What was paid for each line in cents: discounts and the surcharge of instalments fall on all but gift cards. */
export function paidForLines(
  order: Amounts,
  lines: Pick<Line, 'total' | 'gift_value'>[],
): number[] {
  const { goods, discount, coupon_discount, surcharge } = order
  const paid = split(
    goods - giftCardsTotal(lines) - discount - coupon_discount + surcharge,
    lines.map(({ total, gift_value }) => (gift_value > 0 ? 0 : total)),
  )
  return lines.map(({ total, gift_value }, at) => (gift_value > 0 ? total : (paid[at] ?? 0)))
}

function vatWire(order: Invoiced, lines: Line[]) {
  const paid = paidForLines(order, lines)
  const byRate = new Map<number, number>()
  const add = (rate: number, cents: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + cents)
  for (const [at, { vat }] of lines.entries()) add(vat, paid[at] ?? 0)
  add(GENERAL_RATE, order.cargo + order.service)
  return [...byRate]
    .filter(([, cents]) => cents > 0)
    .sort(([a], [b]) => a - b)
    .map(([rate, cents]) => {
      const net = Math.round(cents / (1 + rate / 100))
      return { RATE: rate, NET: net / 100, VAT: (cents - net) / 100 }
    })
}

/** The details of an order's invoice; null before it ships, once it is cancelled, and where a rate or the seller is unknown. */
export function invoiceWire(order: Invoiced, lines: Line[], { company }: Seller) {
  const { status_id, payment } = order
  const isDue = status_id > 5 && status_id !== 9 && (payment === 'paid' || payment === 'later')
  const sent = lines.filter(({ count }) => count > 0)
  const isKnown =
    company.title &&
    sent.length > 0 &&
    sent.every(({ vat, gift_value }) => vat > 0 || gift_value > 0)
  if (!isDue || !isKnown) return null
  const { title, address, taxOffice, taxNumber, mersis, email, phone } = company
  return {
    SELLER: {
      TITLE: title,
      ADDRESS: address,
      TAX_OFFICE: taxOffice,
      TAX_NUMBER: taxNumber,
      MERSIS: mersis,
      EMAIL: email,
      PHONE: phone,
    },
    VATS: vatWire(order, sent),
  }
}
