import { split } from '../money'
import type { Seller } from '../order/checkout/seller'
import type { OrderLineRow, OrderRow } from '../order/order-queries'

type Lowering = 'campaign_discount' | 'discount' | 'coupon_discount'
type Amounts = Pick<OrderRow, 'goods' | Lowering | 'surcharge'>
type Own = Pick<OrderLineRow, 'campaign_discount' | 'transfer_discount'>
type Line = Own & Pick<OrderLineRow, 'vat' | 'total' | 'count' | 'gift_value'>
type Invoiced = Amounts & Pick<OrderRow, 'status_id' | 'payment' | 'cargo' | 'service'>

/** The general rate of VAT in Türkiye, in percent: that of delivery and service. */
const GENERAL_RATE = 20

/** What the gift cards among lines cost: discounts and the surcharge of instalments never fall on them. */
export const giftCardsTotal = (lines: Pick<Line, 'total' | 'gift_value'>[]): number =>
  lines.reduce((sum, { total, gift_value }) => sum + (gift_value > 0 ? total : 0), 0)

/** What is taken off a line alone, by campaigns and by paying by transfer. */
export const ownReduction = ({ campaign_discount, transfer_discount }: Own): number =>
  campaign_discount + transfer_discount

/** What was paid for each line in cents: its own reductions off, a coupon and the surcharge of instalments on all but gift cards. */
export function paidForLines(
  order: Amounts,
  lines: (Own & Pick<Line, 'total' | 'gift_value'>)[],
): number[] {
  const { goods, campaign_discount, discount, coupon_discount, surcharge } = order
  const paid = split(
    goods - giftCardsTotal(lines) - campaign_discount - discount - coupon_discount + surcharge,
    lines.map((line) => (line.gift_value > 0 ? 0 : line.total - ownReduction(line))),
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
