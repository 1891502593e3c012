import { split } from '../../money'
import type { Seller } from '../../order/checkout/seller'
import { isExcepted } from '../../order/excepted'
import type { OrderLineRow, OrderRow } from '../../order/order-queries'
import { paidForLines } from '../invoice'
import type { ReturnRow } from '../queries'
import { returnRefunds, wireOf } from '../refunds'
import type { WantedLine } from '../wanted-lines'
import { piecesLeft } from './request-return'

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
  const isWhole = lines.every((line) => line.gift_value > 0 || piecesLeft(line, taken) === 0)
  return isWhole ? Math.max(0, ...taken.map(({ return_id }) => return_id)) : 0
}

/** A line that was sent and cannot come back, so that the whole order cannot. Gift cards are not sent. */
const staysSold = (line: OrderLineRow) =>
  line.count > 0 && line.gift_value === 0 && isExcepted(line)

const costsOf = ({ cargo, service }: OrderRow) => cargo + service

/** All returns of an order, with what each pays back: `goods` by its rows, and the costs with the last of all. */
function amountsOf(returns: ReturnRow[], { order, lines }: Omit<Returned, 'seller'>) {
  const goods = refundsOf(returns, order, lines)
  const last = completing(returns, lines)
  const ids = [...new Set(returns.map(({ return_id }) => return_id))]
  const all = ids.map((id) => {
    const rows = returns.flatMap((row, at) =>
      row.return_id === id ? [{ ...row, refund: goods[at] ?? 0 }] : [],
    )
    const costs = id === last ? costsOf(order) : 0
    const sum = rows.reduce((cents, { refund }) => cents + refund, costs)
    return { id, rows, isLast: id === last, sum }
  })
  const parts = all.map(({ rows: [row], sum }) => ({
    status: row?.status ?? '',
    giftBack: row?.gift_back ?? 0,
    cents: sum,
  }))
  const refunds = returnRefunds(order, lines, parts)
  return all.map((one, at) => ({ ...one, refunds: refunds[at] ?? [] }))
}

/** What a return would pay back that is not requested yet, in hundredths: by its lines, in all, and where. */
export function expectedRefund(
  returns: ReturnRow[],
  wanted: WantedLine[],
  read: Omit<Returned, 'seller'>,
) {
  const next = Number.MAX_SAFE_INTEGER
  const row = { order_id: read.order.id, return_id: next, status: 'asked', carrier: '' }
  const rows = wanted.map((one) => ({ ...one, ...row, gift_back: 0 }))
  const own = amountsOf([...returns, ...rows], read).at(-1)
  const goods = own?.rows.map(({ refund }) => refund) ?? []
  return { goods, sum: own?.sum ?? 0, refunds: own?.refunds ?? [] }
}

/** An order on the wire, with what comes back beside all that is left once it is returned. */
export function withReturnCosts<T>(
  wire: T,
  returns: ReturnRow[],
  { order, lines }: Omit<Returned, 'seller'>,
) {
  const isRefused = returns.some(({ status }) => status === refused)
  const hasCosts = !isRefused && !lines.some(staysSold)
  return { ...wire, RETURN_COSTS: hasCosts ? costsOf(order) / 100 : 0 }
}

/** The returns of an order. The law gives back delivery with the whole of it (Mesafeli Sözleşmeler Yönetmeliği 12). */
export function returnsWire(returns: ReturnRow[], { order, lines, seller }: Returned) {
  const { title, address } = seller.company
  return amountsOf(returns, { order, lines }).map(({ id, rows: own, isLast, refunds }) => {
    return {
      RETURN_STATUS: own[0]?.status ?? '',
      REFUNDS: wireOf(refunds),
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
