import { isExcepted } from '../../order/excepted'
import type { OrderLineRow } from '../../order/order-queries'
import type { PastText } from '../messages'
import { isDivided, type WantedLine } from '../wanted-lines'

type Line = Pick<OrderLineRow, 'position' | 'count' | 'gift_value' | 'personalization'>
type Returned = { position: number; count: number }

const rounded = (count: number) => Math.round(count * 1000) / 1000

/** How many pieces of a line can be returned; none of what the law excepts. */
export const returnable = (line: Line, returned: Returned[]): number =>
  isExcepted(line) ? 0 : piecesLeft(line, returned)

/** How many pieces of a line are in no return. */
export function piecesLeft(line: Pick<Line, 'position' | 'count'>, returned: Returned[]): number {
  const before = returned.filter(({ position }) => position === line.position)
  return Math.max(0, rounded(line.count - before.reduce((sum, { count }) => sum + count, 0)))
}

/** Why a return is refused, by the name of its sentence; null where it is not. */
export function refusalOf(
  wanted: WantedLine[],
  leftOf: (position: number) => number,
  steps: Map<number, number>,
): Extract<PastText, 'noLines' | 'orderChanged' | 'tooMany' | 'divided'> | null {
  const isTwice = new Set(wanted.map(({ position }) => position)).size < wanted.length
  if (wanted.length === 0) return 'noLines'
  if (isTwice || wanted.some(({ position, left }) => leftOf(position) !== left))
    return 'orderChanged'
  if (wanted.some(({ count, left }) => count > left)) return 'tooMany'
  return wanted.some((one) => isDivided(one, steps.get(one.position) ?? 1)) ? 'divided' : null
}

/** Requests the return of pieces, all of them once or none, and mails it. @returns false where the lines have changed meanwhile */
export async function requestReturn(
  db: D1Database,
  orderId: number,
  {
    reason,
    wanted,
    mail,
  }: { reason: string; wanted: (WantedLine & { refund: number })[]; mail: D1PreparedStatement },
): Promise<boolean> {
  const unchanged = `NOT EXISTS (SELECT 1 FROM json_each(?2) w
    JOIN order_line o ON o.order_id = ?1 AND o.position = w.value ->> 'position'
    WHERE abs(o.count - (w.value ->> 'left') - coalesce((SELECT sum(l.count) FROM order_return_line l
      JOIN order_return r ON r.id = l.return_id WHERE r.order_id = ?1 AND l.position = o.position), 0)) >= 0.0005)`
  const json = JSON.stringify(wanted)
  const done = await db.batch([
    db
      .prepare(
        `INSERT INTO order_return (order_id, reason, created_at) SELECT ?1, ?3, unixepoch() WHERE ${unchanged}`,
      )
      .bind(orderId, json, reason),
    db
      .prepare(
        `INSERT INTO order_return_line (return_id, position, count, refund)
         SELECT (SELECT max(id) FROM order_return WHERE order_id = ?1), value ->> 'position', value ->> 'count', value ->> 'refund'
         FROM json_each(?2) WHERE ${unchanged}`,
      )
      .bind(orderId, json),
    mail,
  ])
  return (done[0]?.meta.changes ?? 0) > 0
}
