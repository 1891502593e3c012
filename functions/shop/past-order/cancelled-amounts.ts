import type { OrderLineRow, OrderRow } from '../order/order-queries'
import { split } from './invoice'

/** Pieces of a line that are cancelled, by its position. */
export type CancelledCount = { position: number; count: number }

type Amounts = Pick<OrderRow, 'goods' | 'discount' | 'coupon_discount' | 'surcharge' | 'total'>
type Line = Pick<OrderLineRow, 'position' | 'count' | 'total'>

/** A line after pieces of it were cancelled; `refund` is what the order fell by for them. */
export type RemainingLine = Line & { cancelled: number; refund: number }

/** The amounts of an order, and of its lines, once pieces are cancelled; all in hundredths of its currency. */
export type Remaining = { order: Amounts; refund: number; lines: RemainingLine[] }

/** Counts have three decimals. */
const rounded = (count: number) => Math.round(count * 1000) / 1000

function remainingLine(line: Line, cancelled: number) {
  const count = rounded(line.count - cancelled)
  const [total = 0, removed = 0] = split(line.total, [count, cancelled])
  return { position: line.position, count, total, cancelled, removed }
}

/**
 * Takes pieces out of an order. Discounts and the surcharge fall by the share of the goods; delivery and service stay,
 * because the parcel is still sent.
 */
export function remainingAmounts(
  order: Amounts,
  lines: Line[],
  counts: CancelledCount[],
): Remaining {
  const changed = counts.flatMap(({ position, count }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [remainingLine(line, count)] : []
  })
  const removed = changed.reduce((sum, line) => sum + line.removed, 0)
  const goods = order.goods - removed
  const rest = (cents: number) =>
    order.goods === 0 ? cents : (split(cents, [goods, removed])[0] ?? 0)
  const reductions = [order.discount, order.coupon_discount]
  // Rounded together, so that they never exceed the goods.
  const reduced = rest(order.discount + order.coupon_discount)
  const [discount = 0, coupon_discount = 0] = split(reduced, reductions)
  const surcharge = rest(order.surcharge)
  const refund =
    removed -
    (order.discount + order.coupon_discount - discount - coupon_discount) +
    (order.surcharge - surcharge)
  const refunds = split(
    refund,
    changed.map((line) => line.removed),
  )
  return {
    order: { goods, discount, coupon_discount, surcharge, total: order.total - refund },
    refund,
    lines: changed.map(({ removed: _, ...line }, at) => ({ ...line, refund: refunds[at] ?? 0 })),
  }
}
