import { soldCards } from '../gift-card/sold-cards'
import type { Language } from '../locale'
import { readSeller } from '../order/checkout/seller'
import { linesOfOrders, type OrderRow } from '../order/order-queries'
import { isMailed, orderWire } from '../order/order-wire'
import { invoiceWire } from './invoice'
import { pastText, statusWord } from './messages'
import { returnsOf, type Shipment, shipmentsOf } from './queries'
import { moneyWire } from './refunds'
import { returnable } from './returns/request-return'
import { returnEnds } from './returns/return-period'
import { returnsWire, withReturnCosts } from './returns/returns-wire'
import { mayCancel, mayReturn } from './rules'
import { sendingOf, sendingWire } from './sending'

const offers = { LINK_ACTIONS: 1, RETURN_COUNTS: 1 }

/** The list of orders as the wire has it, with the actions that are still possible. @param hasCodes whether the codes of gift cards are in it */
export async function pastWire(
  db: D1Database,
  rows: OrderRow[],
  language: Language,
  hasCodes = false,
) {
  const ids = rows.map(({ id }) => id)
  const [lines, returns, shipments, sendings, ends, seller, cards] = await Promise.all([
    linesOfOrders(db, ids, language),
    returnsOf(db, ids, language),
    shipmentsOf(db, ids),
    sendingOf(db, ids),
    returnEnds(db, ids),
    readSeller(db),
    soldCards(db, ids),
  ])
  return rows.map((row) => {
    const orderLines = lines.filter(({ order_id }) => order_id === row.id)
    const sent = orderLines.filter(({ count, gift_value }) => count > 0 && gift_value === 0)
    const canCancel = mayCancel(row, isMailed(orderLines))
    const isSpent = cards.some((one) => one.order_id === row.id && one.balance < one.amount)
    const back = returns.filter(({ order_id }) => order_id === row.id)
    const read = { order: row, lines: orderLines, seller }
    const hasMore = orderLines.some((line) => returnable(line, back) > 0)
    return {
      ...withReturnCosts(orderWire(row, orderLines, language, hasCodes ? cards : []), back, read),
      STATUS_TEXT: statusText(row, language),
      ORDER_CANCEL: canCancel && !isSpent ? 1 : 0,
      LINE_CANCEL: canCancel && (sent.length > 0 || !isSpent) ? 1 : 0,
      ...(canCancel && isSpent && { GIFT_CARD_USED: 1 }),
      ORDER_RETURN: mayReturn(row, ends.get(row.id), Date.now() / 1000) && hasMore ? 1 : 0,
      ...parcelWire(shipments.get(row.id)),
      ...moneyWire(row, orderLines, canCancel),
      ...sendingWire(sendings.get(row.id)),
      ...offers,
      INVOICE: invoiceWire(row, orderLines, seller),
      RETURNS: returnsWire(back, read),
    }
  })
}

const statusText = ({ payment, status_id }: OrderRow, language: Language) =>
  pastText(payment === 'processing' ? 'processing' : statusWord(status_id), language)

const parcelWire = ({ number, url }: Shipment = { number: '', url: '' }) => ({
  CARGO_NUMBER: number,
  CARGO_URL: url,
})
