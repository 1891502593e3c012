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

/** What was cancelled at once, and what becomes of it: `notDue` was not paid yet. */
export type Cancellation = { cents: number; refunds: Refund[]; notDue: number }

type Paid = Pick<OrderRow, 'payment' | 'payment_id' | 'total' | 'status_id' | 'charged'>

/** What becomes of the amounts by which an order falls, of its total and of what its gift card pays. */
export function cancellation(order: Paid, total: number, onCard: number): Cancellation {
  const toBank = isTransferDue(order) && order.status_id > AWAITED ? total : 0
  const toCard = order.charged ? total : 0
  const notDue = order.payment === 'later' ? total - toBank - toCard : 0
  return { cents: total + onCard, refunds: refundsOf(toCard, onCard, toBank), notDue }
}

function refundsOf(charged: number, giftAmount: number, transferred: number): Refund[] {
  const all: Refund[] = [
    { to: 'card', cents: charged },
    { to: 'gift-card', cents: giftAmount },
    { to: 'bank', cents: transferred },
  ]
  return all.filter(({ cents }) => cents > 0)
}

/** All that went back of an order so far: what it was cancelled for, or pieces of it. */
export function refundsWire(order: OrderRow) {
  const { status_id, refunded_at, gift_amount, gift_returned, transfer_returned } = order
  if (status_id > 9) return []
  const isWhole = status_id === 9 && refunded_at > 0
  const charged = (isWhole ? order.charged : order.charge_refunded) ?? 0
  const onCard = gift_returned + (isWhole ? gift_amount : 0)
  return refundsOf(charged, onCard, transfer_returned).map(({ to, cents }) => ({
    TO: to,
    AMOUNT: cents / 100,
  }))
}
