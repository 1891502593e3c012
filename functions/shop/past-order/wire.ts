import type { Language } from '../locale'
import { linesOfOrders, type OrderRow } from '../order/order-queries'
import { orderWire } from '../order/order-wire'
import { pastText, statusWord } from './messages'
import { returnsOf, shipmentsOf } from './queries'
import { mayCancel, mayReturn } from './rules'

/** The list of orders as the wire has it, with the actions that are still possible. */
export async function pastWire(db: D1Database, rows: OrderRow[], language: Language) {
  const ids = rows.map(({ id }) => id)
  const [lines, returns, shipments] = await Promise.all([
    linesOfOrders(db, ids),
    returnsOf(db, ids),
    shipmentsOf(db, ids),
  ])
  const now = Math.floor(Date.now() / 1000)
  return rows.map((row) => {
    const orderLines = lines.filter(({ order_id }) => order_id === row.id)
    const back = returns.filter(({ order_id }) => order_id === row.id)
    return {
      ...orderWire(row, orderLines, language),
      STATUS_TEXT: pastText(
        row.payment === 'processing' ? 'processing' : statusWord(row.status_id),
        language,
      ),
      PAYMENT_METHOD: String(row.payment_id),
      ORDER_CANCEL: mayCancel(row) ? 1 : 0,
      ORDER_RETURN: mayReturn(row, now) && back.length < orderLines.length ? 1 : 0,
      CARGO_NUMBER: shipments.get(row.id) ?? '',
      RETURNS: back.map((line) => ({
        RETURN_STATUS: line.status,
        RETURNS_DETAIL: [{ LINE: line.position, COUNT: line.count }],
      })),
    }
  })
}
