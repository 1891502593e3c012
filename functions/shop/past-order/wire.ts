import { soldCards } from '../gift-card/sold-cards'
import type { Language } from '../locale'
import { readSeller, type Seller } from '../order/checkout/seller'
import { linesOfOrders, type OrderRow } from '../order/order-queries'
import { orderWire } from '../order/order-wire'
import { invoiceWire, paidForLines } from './invoice'
import { pastText, statusWord } from './messages'
import { type ReturnRow, returnsOf, type Shipment, shipmentsOf } from './queries'
import { refundsWire } from './refunds'
import { mayCancel, mayReturn } from './rules'
import { sendingOf, sendingWire } from './sending'

/** The list of orders as the wire has it, with the actions that are still possible. @param hasCodes whether the codes of gift cards are in it */
export async function pastWire(
  db: D1Database,
  rows: OrderRow[],
  language: Language,
  hasCodes = false,
) {
  const ids = rows.map(({ id }) => id)
  const [lines, returns, shipments, sendings, seller, cards] = await Promise.all([
    linesOfOrders(db, ids, language),
    returnsOf(db, ids, language),
    shipmentsOf(db, ids),
    sendingOf(db, ids),
    readSeller(db),
    soldCards(db, ids),
  ])
  const now = Math.floor(Date.now() / 1000)
  return rows.map((row) => {
    const orderLines = lines.filter(({ order_id }) => order_id === row.id)
    const sent = orderLines.filter(({ count, gift_value }) => count > 0 && gift_value === 0)
    const canCancel = mayCancel(row)
    const isSpent = cards.some((one) => one.order_id === row.id && one.balance < one.amount)
    const back = returns.filter(({ order_id }) => order_id === row.id)
    return {
      ...orderWire(row, orderLines, language, hasCodes ? cards : []),
      STATUS_TEXT: statusText(row, language),
      PAYMENT_METHOD: String(row.payment_id),
      ORDER_CANCEL: canCancel && !isSpent ? 1 : 0,
      LINE_CANCEL: canCancel && (sent.length > 0 || !isSpent) ? 1 : 0,
      ORDER_RETURN: mayReturn(row, now) && back.length < sent.length ? 1 : 0,
      ...parcelWire(shipments.get(row.id)),
      REFUNDS: refundsWire(row),
      ...sendingWire(sendings.get(row.id)),
      LINK_ACTIONS: 1,
      INVOICE: invoiceWire(row, orderLines, seller),
      RETURNS: returnsWire(back, { ...row, paid: paidForLines(row, orderLines), seller }),
    }
  })
}

const statusText = ({ payment, status_id }: OrderRow, language: Language) =>
  pastText(payment === 'processing' ? 'processing' : statusWord(status_id), language)

const parcelWire = ({ number, url }: Shipment = { number: '', url: '' }) => ({
  CARGO_NUMBER: number,
  CARGO_URL: url,
})

type Returned = Pick<OrderRow, 'number'> & { paid: number[]; seller: Seller }

/** The order's lines stand in the order of their positions, and are returned whole. */
function returnsWire(returns: ReturnRow[], { number, paid, seller }: Returned) {
  const { title, address } = seller.company
  return returns.map(({ return_id, status, position, count, carrier }) => {
    const amount = (paid[position] ?? 0) / 100
    return {
      RETURN_STATUS: status,
      RETURNS_DETAIL: [
        {
          LINE: position,
          COUNT: count,
          REFUND_STATE: status === 'asked' ? 'requested' : status,
          REFUND_AMOUNT: amount,
          CODE: `${number}-${return_id}`,
          CARRIER: carrier,
          ADDRESS: address ? [title, address].filter(Boolean).join(', ') : '',
        },
      ],
    }
  })
}
