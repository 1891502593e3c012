import { TRANSFER } from '../order/checkout/amounts'
import type { OrderRow } from '../order/order-queries'
import { AWAITED, isTransferDue } from '../order/order-wire'
import type { PastText } from './messages'

export type Refund = { to: 'card' | 'gift-card' | 'bank'; cents: number }

export const refundTexts = {
  card: 'refundToCard',
  'gift-card': 'refundToGiftCard',
  bank: 'refundToBank',
} as const satisfies Record<Refund['to'], PastText>

/** SQL about `o`: a transfer has arrived for it. */
export const hasTransferred = `(o.payment_id = ${TRANSFER} AND o.total > 0 AND o.status_id > ${AWAITED})`

function refundsOf(charged: number, giftAmount: number, transferred: number): Refund[] {
  const all: Refund[] = [
    { to: 'card', cents: charged },
    { to: 'gift-card', cents: giftAmount },
    { to: 'bank', cents: transferred },
  ]
  return all.filter(({ cents }) => cents > 0)
}

/** What goes back if an order is cancelled now: without what went back for single lines before. */
export async function pendingRefunds(
  db: D1Database,
  order: Pick<OrderRow, 'id' | 'gift_amount' | 'payment_id' | 'total' | 'status_id'>,
): Promise<Refund[]> {
  const { id, gift_amount, total, status_id } = order
  const charge = await db
    .prepare('SELECT amount - refunded AS rest FROM charge WHERE order_id = ?1 AND returned_at = 0')
    .bind(id)
    .first<number>('rest')
  const hasArrived = isTransferDue(order) && status_id > AWAITED
  return refundsOf(charge ?? 0, gift_amount, hasArrived ? total : 0)
}

export function refundsWire(order: OrderRow) {
  const { status_id, refunded_at, charged, gift_amount, gift_returned } = order
  const onCard = gift_amount + gift_returned
  if (status_id !== 9 || refunded_at === 0) return []
  return refundsOf(charged ?? 0, onCard, order.transfer_returned).map(({ to, cents }) => ({
    TO: to,
    AMOUNT: cents / 100,
  }))
}
