import type { OrderRow } from '../order/order-queries'
import type { PastText } from './messages'

export type Refund = { to: 'card' | 'gift-card'; cents: number }

export const refundTexts = {
  card: 'refundToCard',
  'gift-card': 'refundToGiftCard',
} as const satisfies Record<Refund['to'], PastText>

function refundsOf(charged: number, giftAmount: number): Refund[] {
  const all: Refund[] = [
    { to: 'card', cents: charged },
    { to: 'gift-card', cents: giftAmount },
  ]
  return all.filter(({ cents }) => cents > 0)
}

/** What goes back if an order is cancelled now: without what went back for single lines before. */
export async function pendingRefunds(
  db: D1Database,
  { id, gift_amount }: Pick<OrderRow, 'id' | 'gift_amount'>,
): Promise<Refund[]> {
  const charge = await db
    .prepare('SELECT amount - refunded AS rest FROM charge WHERE order_id = ?1 AND returned_at = 0')
    .bind(id)
    .first<number>('rest')
  return refundsOf(charge ?? 0, gift_amount)
}

export function refundsWire(order: OrderRow) {
  const { status_id, refunded_at, charged, gift_amount, gift_returned } = order
  if (status_id !== 9 || refunded_at === 0) return []
  return refundsOf(charged ?? 0, gift_amount + gift_returned).map(({ to, cents }) => ({
    TO: to,
    AMOUNT: cents / 100,
  }))
}
