import { split } from '../money'
import type { OrderLineRow, OrderRow } from '../order/order-queries'
import { giftCardsTotal } from './invoice'

/** Pieces of a line that are cancelled, by its position. */
export type CancelledCount = { position: number; count: number }

type Amounts = Pick<
  OrderRow,
  | 'goods'
  | 'campaign_discount'
  | 'discount'
  | 'coupon_discount'
  | 'surcharge'
  | 'total'
  | 'gift_amount'
  | 'gift_taken'
  | 'cargo'
  | 'service'
>
type Line = Pick<OrderLineRow, 'position' | 'count' | 'total' | 'gift_value' | 'campaign_discount'>

/** A line after pieces of it were cancelled; `refund` is what the order fell by for them. */
export type RemainingLine = Omit<Line, 'gift_value'> & { cancelled: number; refund: number }

/** The amounts of an order, and of its lines, once pieces are cancelled; all in hundredths of its currency. `refund` is money. */
export type Remaining = { order: Amounts; refund: number; lines: RemainingLine[] }

const rounded = (count: number) => Math.round(count * 1000) / 1000

function remainingLine(line: Line, cancelled: number) {
  const count = rounded(line.count - cancelled)
  const [total = 0, gross = 0] = split(line.total, [count, cancelled])
  const [campaign_discount = 0, lowered = 0] = split(line.campaign_discount, [count, cancelled])
  const { position } = line
  return { position, count, total, campaign_discount, cancelled, gross, removed: gross - lowered }
}

const hasParcel = (lines: Line[], changed: Pick<Line, 'position' | 'count'>[]) =>
  lines.some(({ position, count, gift_value }) => {
    const left = changed.find((line) => line.position === position)?.count ?? count
    return gift_value === 0 && left > 0
  })

/** What is left to pay by a gift card and otherwise: money is returned first, then the balance. */
function paidParts(order: Amounts, cards: number, removed: number) {
  const due = order.total + order.gift_amount - removed
  const gift_amount = Math.max(0, Math.min(order.gift_amount, due - cards))
  const [gift_taken = 0] = split(order.gift_taken, [gift_amount, order.gift_amount - gift_amount])
  return { gift_amount, gift_taken, total: due - gift_amount }
}

/** A fee that is not paid yet: without money to pay it is not due. */
export const feeOf = ({ payment, service }: Pick<OrderRow, 'payment' | 'service'>): number =>
  payment === 'later' ? service : 0

/** What goes back beside the goods: delivery without a parcel, and the fee where a gift card pays all else. */
function costsBack(
  order: Amounts & Pick<OrderRow, 'payment'>,
  removed: number,
  hasParcel: boolean,
) {
  const cargo = hasParcel ? 0 : order.cargo
  const fee = feeOf(order)
  return { cargo, service: order.total - removed - cargo <= fee ? fee : 0 }
}

type Changed = ReturnType<typeof remainingLine>

/** The changed lines, each with its part of what the order fell by. */
function refundedLines(changed: Changed[], removedPaid: number): RemainingLine[] {
  const isFree = changed.every(({ removed }) => removed === 0)
  const refunds = split(
    removedPaid,
    changed.map(({ removed }) => (isFree ? 1 : removed)),
  )
  return changed.map(({ removed: _, gross: __, ...line }, at) => ({
    ...line,
    refund: refunds[at] ?? 0,
  }))
}

/**
 * Takes pieces out of an order, with their own share of its campaigns. Other discounts and the surcharge fall by the share
 * of the goods that are no gift cards; delivery and service stay while a parcel is sent.
 * @param counts pieces of such goods: gift cards are cancelled with the whole order alone
 */
export function remainingAmounts(
  order: Amounts & Pick<OrderRow, 'payment'>,
  lines: Line[],
  counts: CancelledCount[],
): Remaining {
  const changed = counts.flatMap(({ position, count }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [remainingLine(line, count)] : []
  })
  const removed = changed.reduce((sum, line) => sum + line.removed, 0)
  const gross = changed.reduce((sum, line) => sum + line.gross, 0)
  const goods = order.goods - gross
  const campaign_discount = order.campaign_discount - (gross - removed)
  const cards = giftCardsTotal(lines)
  const left = goods - cards - campaign_discount
  const rest = (cents: number) =>
    left + removed === 0 ? cents : (split(cents, [left, removed])[0] ?? 0)
  const reductions = [order.discount, order.coupon_discount]
  // Rounded together, so that they never exceed the goods.
  const reduced = rest(order.discount + order.coupon_discount)
  const [discount = 0, coupon_discount = 0] = split(reduced, reductions)
  const surcharge = rest(order.surcharge)
  const goodsPaid =
    removed -
    (order.discount + order.coupon_discount - discount - coupon_discount) +
    (order.surcharge - surcharge)
  const costs = costsBack(order, goodsPaid, hasParcel(lines, changed))
  const removedPaid = goodsPaid + costs.cargo + costs.service
  const paid = paidParts(order, cards, removedPaid)
  const [cargo, service] = [order.cargo - costs.cargo, order.service - costs.service]
  const shares = { goods, campaign_discount, discount, coupon_discount, surcharge }
  return {
    order: { ...shares, cargo, service, ...paid },
    refund: order.total - paid.total,
    lines: refundedLines(changed, removedPaid),
  }
}
