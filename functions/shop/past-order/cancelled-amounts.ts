import { split } from '../money'
import type { OrderLineRow, OrderRow } from '../order/order-queries'
import { giftCardsTotal, ownReduction } from './invoice'

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
type OwnReduction = 'campaign_discount' | 'transfer_discount'
type Line = Pick<OrderLineRow, 'position' | 'count' | 'total' | 'gift_value' | OwnReduction>

/** A line after pieces of it were cancelled; `refund` is what the order fell by for them. */
export type RemainingLine = Omit<Line, 'gift_value'> & { cancelled: number; refund: number }

/** The amounts of an order, and of its lines, once pieces are cancelled; all in hundredths of its currency. `refund` is money. */
export type Remaining = { order: Amounts; refund: number; lines: RemainingLine[] }

const rounded = (count: number) => Math.round(count * 1000) / 1000

function remainingLine(line: Line, cancelled: number) {
  const count = rounded(line.count - cancelled)
  const [total = 0, gross = 0] = split(line.total, [count, cancelled])
  const [reduction = 0, taken = 0] = split(ownReduction(line), [count, cancelled])
  const [campaign_discount = 0] = split(line.campaign_discount, [count, cancelled])
  const own = { campaign_discount, transfer_discount: reduction - campaign_discount }
  const { position } = line
  return { position, count, total, ...own, cancelled, removed: gross - taken }
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
  return changed.map(({ removed: _, ...line }, at) => ({
    ...line,
    refund: refunds[at] ?? 0,
  }))
}

function remainingLines(lines: Line[], counts: CancelledCount[]) {
  const changed = counts.flatMap(({ position, count }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [remainingLine(line, count)] : []
  })
  const changedAt = (at: number) => changed.find(({ position }) => position === at)
  return { changed, remaining: lines.map((line) => changedAt(line.position) ?? line) }
}

type Reduced = Pick<Amounts, 'goods' | 'campaign_discount' | 'discount' | 'coupon_discount'>

const paidForGoods = (order: Reduced & Pick<Amounts, 'surcharge'>) =>
  order.goods - order.campaign_discount - order.discount - order.coupon_discount + order.surcharge

/** What is left of discount and coupon. @param rest what is left of an amount that all goods share @param before what lines have of the discount @param after what they keep of it */
function reductionsLeft(
  { discount, coupon_discount }: Amounts,
  rest: (cents: number) => number,
  [before, after]: [before: number, after: number],
) {
  // Rounded together, so that they never exceed the goods.
  const both = rest(discount + coupon_discount - before) + after
  const [left = 0] =
    before === 0
      ? split(both, [discount, coupon_discount])
      : split(discount, [after, before - after])
  return { discount: left, coupon_discount: both - left }
}

/**
 * Takes pieces out of an order, with their own share of its campaigns and of the discount for transfers. A coupon and the
 * surcharge fall by the share of the goods that are no gift cards; delivery and service stay while a parcel is sent.
 * @param counts pieces of such goods: gift cards are cancelled with the whole order alone
 */
export function remainingAmounts(
  order: Amounts & Pick<OrderRow, 'payment'>,
  lines: Line[],
  counts: CancelledCount[],
): Remaining {
  const { changed, remaining } = remainingLines(lines, counts)
  const sum = (all: Pick<Line, 'total' | OwnReduction>[], key: 'total' | OwnReduction) =>
    all.reduce((cents, line) => cents + line[key], 0)
  const fell = (key: 'total' | OwnReduction) => sum(lines, key) - sum(remaining, key)
  const goods = order.goods - fell('total')
  const campaign_discount = order.campaign_discount - fell('campaign_discount')
  const cards = giftCardsTotal(lines)
  const byTransfer = sum(remaining, 'transfer_discount')
  const left = goods - cards - campaign_discount - byTransfer
  const removed = changed.reduce((cents, line) => cents + line.removed, 0)
  const rest = (cents: number) =>
    left + removed === 0 ? cents : (split(cents, [left, removed])[0] ?? 0)
  const before = sum(lines, 'transfer_discount')
  const reductions = reductionsLeft(order, rest, [before, byTransfer])
  const shares = { goods, campaign_discount, ...reductions, surcharge: rest(order.surcharge) }
  const goodsPaid = paidForGoods(order) - paidForGoods(shares)
  const costs = costsBack(order, goodsPaid, hasParcel(lines, changed))
  const removedPaid = goodsPaid + costs.cargo + costs.service
  const paid = paidParts(order, cards, removedPaid)
  const [cargo, service] = [order.cargo - costs.cargo, order.service - costs.service]
  return {
    order: { ...shares, cargo, service, ...paid },
    refund: order.total - paid.total,
    lines: refundedLines(changed, removedPaid),
  }
}
