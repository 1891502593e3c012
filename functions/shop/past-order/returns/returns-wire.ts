import { split } from '../../money'
import type { Seller } from '../../order/checkout/seller'
import type { OrderLineRow, OrderRow } from '../../order/order-queries'
import { paidForLines } from '../invoice'
import type { ReturnRow } from '../queries'
import type { WantedLine } from '../wanted-lines'
import { returnable } from './request-return'

type Returned = { order: OrderRow; lines: OrderLineRow[]; seller: Seller }

const refused = 'refused'

/** What is paid back for each returned row: the parts of a line add up to what was paid for it, whatever its returns. */
export function refundsOf(returns: ReturnRow[], order: OrderRow, lines: OrderLineRow[]): number[] {
  const paid = paidForLines(order, lines)
  const before = new Map<number, number>()
  return returns.map(({ position, count }) => {
    const at = lines.findIndex((line) => line.position === position)
    const whole = lines[at]?.count ?? 0
    const earlier = before.get(position) ?? 0
    const now = Math.min(whole, earlier + count)
    before.set(position, now)
    const upTo = (pieces: number) => split(paid[at] ?? 0, [pieces, whole - pieces])[0] ?? 0
    return upTo(now) - upTo(earlier)
  })
}

/** The return that completes the withdrawal from all that was sent, with which delivery and service are paid back too; 0 for none. */
function completing(returns: ReturnRow[], lines: OrderLineRow[]): number {
  const taken = returns.filter(({ status }) => status !== refused)
  const isWhole = lines.every((line) => returnable(line, taken) === 0)
  return isWhole ? Math.max(0, ...taken.map(({ return_id }) => return_id)) : 0
}

const costsOf = ({ cargo, service }: OrderRow) => cargo + service

/** What a return would pay back that is not requested yet, in hundredths. */
export function expectedRefund(
  returns: ReturnRow[],
  wanted: WantedLine[],
  { order, lines }: Omit<Returned, 'seller'>,
): number {
  const next = Number.MAX_SAFE_INTEGER
  const row = { order_id: order.id, return_id: next, status: 'asked', carrier: '' }
  const all = [...returns, ...wanted.map((one) => ({ ...one, ...row }))]
  const goods = refundsOf(all, order, lines).slice(returns.length)
  const costs = completing(all, lines) === next ? costsOf(order) : 0
  return goods.reduce((sum, cents) => sum + cents, costs)
}

/** An order on the wire, with what the form of a return counts with: what was paid for each line, and what comes back beside all that is left. */
export function withReturnAmounts<T>(
  wire: { PRODUCT_LIST: T[] },
  returns: ReturnRow[],
  { order, lines }: Omit<Returned, 'seller'>,
) {
  const paid = paidForLines(order, lines)
  const isRefused = returns.some(({ status }) => status === refused)
  return {
    ...wire,
    PRODUCT_LIST: wire.PRODUCT_LIST.map((one, at) => ({ ...one, PAID: (paid[at] ?? 0) / 100 })),
    RETURN_COSTS: isRefused ? 0 : costsOf(order) / 100,
  }
}

/** The returns of an order. The law gives back delivery with the whole of it (Mesafeli Sözleşmeler Yönetmeliği 12). */
export function returnsWire(returns: ReturnRow[], { order, lines, seller }: Returned) {
  const { title, address } = seller.company
  const refunds = refundsOf(returns, order, lines)
  const last = completing(returns, lines)
  const rows = returns.map((row, at) => ({ ...row, refund: refunds[at] ?? 0 }))
  return [...new Set(returns.map(({ return_id }) => return_id))].map((id) => {
    const own = rows.filter(({ return_id }) => return_id === id)
    const isLast = id === last
    return {
      RETURN_STATUS: own[0]?.status ?? '',
      REFUND_CARGO: isLast ? order.cargo / 100 : 0,
      REFUND_SERVICE: isLast ? order.service / 100 : 0,
      RETURNS_DETAIL: own.map(({ status, position, count, carrier, refund }) => ({
        LINE: position,
        COUNT: count,
        REFUND_STATE: status === 'asked' ? 'requested' : status,
        REFUND_AMOUNT: refund / 100,
        CODE: `${order.number}-${id}`,
        CARRIER: carrier,
        ADDRESS: address ? [title, address].filter(Boolean).join(', ') : '',
      })),
    }
  })
}
