import { TRANSFER } from '../order/checkout/amounts'
import type { OrderLineRow, OrderRow } from '../order/order-queries'
import { AWAITED, isTransferDue } from '../order/order-wire'
import { feeOf } from './cancelled-amounts'
import { giftCardsTotal } from './invoice'
import type { PastText } from './messages'

export type Refund = { to: 'card' | 'gift-card' | 'bank' | 'account'; cents: number }

/** What is cancelled was not paid in cash yet. */
type Cancelled = Refund & { to: Exclude<Refund['to'], 'account'> }

export const refundTexts = {
  card: 'refundToCard',
  'gift-card': 'refundToGiftCard',
  bank: 'refundToBank',
} as const satisfies Record<Cancelled['to'], PastText>

/** The same of a return that may be refused. */
export const expectedTexts = {
  card: 'mayRefundToCard',
  'gift-card': 'mayRefundToGiftCard',
  bank: 'mayRefundToBank',
  account: 'mayRefundToAccount',
} as const satisfies Record<Refund['to'], PastText>

const ON_ITS_WAY = 7
const CANCELLED = 9

/** SQL about `o`: a transfer has arrived for it. */
export const hasTransferred = `(o.payment_id = ${TRANSFER} AND o.total > 0 AND o.status_id > ${AWAITED})`

/** What was cancelled at once, and what becomes of it: `notDue` was not paid yet. */
export type Cancellation = { cents: number; refunds: Cancelled[]; notDue: number }

type Paid = Pick<OrderRow, 'payment' | 'payment_id' | 'total' | 'status_id' | 'charged'>

/** What becomes of the amounts by which an order falls, of its total and of what its gift card pays. */
export function cancellation(order: Paid, total: number, onCard: number): Cancellation {
  const toBank = isTransferDue(order) && order.status_id > AWAITED ? total : 0
  const toCard = order.charged ? total : 0
  const notDue = order.payment === 'later' ? total - toBank - toCard : 0
  return { cents: total + onCard, refunds: refundsOf(toCard, onCard, toBank), notDue }
}

type Returned = { status: string; cents: number; giftBack: number }

/** Where each return pays its amount back, in their order: money first, then the balance; nothing where no money has arrived that can go back. */
export function returnRefunds(order: OrderRow, lines: OrderLineRow[], returns: Returned[]) {
  const money = Math.max(0, order.total - giftCardsTotal(lines))
  const onCardOf = (sum: number) => Math.max(0, Math.min(order.gift_amount, sum - money))
  const done = returns.filter(({ status }) => status === 'refunded')
  let before = done.reduce((sum, { cents }) => sum + cents, 0)
  return returns.map(({ status, cents, giftBack }): Refund[] => {
    if (status === 'refused') return []
    const isDone = status === 'refunded'
    const onCard = isDone ? giftBack : onCardOf(before + cents) - onCardOf(before)
    if (!isDone) before += cents
    const rest = cents - onCard
    const refunds = refundsOf(order.charged ? rest : 0, onCard, isTransferDue(order) ? rest : 0)
    return isPaidInCash(order) && rest > 0 ? [...refunds, { to: 'account', cents: rest }] : refunds
  })
}

export const wireOf = (refunds: Refund[]) =>
  refunds.map(({ to, cents }) => ({ TO: to, AMOUNT: cents / 100 }))

/** Whether its cash was taken: with the delivery, not before. */
const isPaidInCash = ({ payment, payment_id, total, status_id }: OrderRow) =>
  payment === 'later' &&
  !isTransferDue({ payment_id, total }) &&
  status_id > ON_ITS_WAY &&
  status_id !== CANCELLED

function refundsOf(charged: number, giftAmount: number, transferred: number): Cancelled[] {
  const all: Cancelled[] = [
    { to: 'card', cents: charged },
    { to: 'gift-card', cents: giftAmount },
    { to: 'bank', cents: transferred },
  ]
  return all.filter(({ cents }) => cents > 0)
}

/** All that went back of an order so far: what it was cancelled for, or pieces of it. */
function refundsWire(order: OrderRow) {
  const { status_id, refunded_at, gift_amount, gift_returned, transfer_returned } = order
  if (status_id > CANCELLED) return []
  const isWhole = status_id === CANCELLED && refunded_at > 0
  const charged = (isWhole ? order.charged : order.charge_refunded) ?? 0
  const onCard = gift_returned + (isWhole ? gift_amount : 0)
  return wireOf(refundsOf(charged, onCard, transfer_returned))
}

/** Where the money of an order goes if it is cancelled; '' for nowhere. */
function moneyTo(order: OrderRow): 'card' | 'bank' | 'later' | '' {
  const { refunds, notDue } = cancellation(order, order.total, 0)
  if (notDue > 0) return 'later'
  const to = refunds[0]?.to
  return to === 'card' || to === 'bank' ? to : ''
}

/** What the question before pieces are cancelled counts with, as cancelled-amounts.ts does. */
function cancelWire(order: OrderRow, lines: OrderLineRow[]) {
  const { goods, campaign_discount, discount, coupon_discount, surcharge, total } = order
  const cards = giftCardsTotal(lines)
  const byTransfer = lines.reduce((sum, line) => sum + line.transfer_discount, 0)
  return {
    TO: moneyTo(order),
    MONEY: total / 100,
    GIFT_CARD: order.gift_amount / 100,
    MONEY_FIRST: Math.max(0, total - cards) / 100,
    GOODS: (goods - cards - campaign_discount - byTransfer) / 100,
    DISCOUNTS: (discount + coupon_discount - byTransfer) / 100,
    SURCHARGE: surcharge / 100,
    DELIVERY: order.cargo / 100,
    SERVICE: feeOf(order) / 100,
    LINES: lines.map((line) => ({
      ...(line.gift_value > 0 && { GIFT_CARD: 1 }),
      COUNT: line.count,
      TOTAL: line.total / 100,
      CAMPAIGN: line.campaign_discount / 100,
      TRANSFER: line.transfer_discount / 100,
    })),
  }
}

/** What went back of an order, and what would if it, or pieces of it, were cancelled. */
export const moneyWire = (order: OrderRow, lines: OrderLineRow[], canCancel: boolean) => ({
  REFUNDS: refundsWire(order),
  ...(canCancel && { CANCEL: cancelWire(order, lines) }),
})
