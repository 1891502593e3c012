import type { Env } from '../env'
import { deliverCards } from '../gift-card/cards-alone'
import { ORDER_COLUMNS, type OrderLineRow, type OrderRow } from '../order/order-queries'
import { isMailed } from '../order/order-wire'
import { returnPieces } from '../order/stock'
import { piecesCancelMail } from './cancel-mail'
import { type Remaining, remainingAmounts } from './cancelled-amounts'
import { cancelOrder, isUnsent } from './changes'
import type { PastText } from './messages'
import { countStepsOf } from './queries'
import { hasTransferred } from './refunds'
import { mayCancel } from './rules'
import { isDivided, type WantedLine } from './wanted-lines'

/** What became of it, by the name of its sentence. */
export type CancelOutcome = Extract<
  PastText,
  | 'linesCancelled'
  | 'orderCancelled'
  | 'noLines'
  | 'tooMany'
  | 'divided'
  | 'orderChanged'
  | 'notNow'
  | 'giftCardLine'
>

type CancelEnv = Pick<Env, 'DB' | 'TOKEN_SECRET'>
type Read = { order: OrderRow; lines: OrderLineRow[]; steps: Map<number, number> }

async function readOrder(db: D1Database, id: number): Promise<Read | null> {
  const [orders, lines] = await db.batch([
    db.prepare(`SELECT ${ORDER_COLUMNS} FROM shop_order WHERE id = ?1`).bind(id),
    db.prepare('SELECT * FROM order_line WHERE order_id = ?1 ORDER BY position').bind(id),
  ])
  const order = orders?.results[0] as OrderRow | undefined
  if (!order) return null
  return {
    order,
    lines: (lines?.results ?? []) as OrderLineRow[],
    steps: await countStepsOf(db, id),
  }
}

function refusalOf({ order, lines, steps }: Read, wanted: WantedLine[]): CancelOutcome | null {
  if (!mayCancel(order, isMailed(lines))) return 'notNow'
  const lineAt = (position: number) => lines.find((line) => line.position === position)
  const isTwice = new Set(wanted.map(({ position }) => position)).size < wanted.length
  const isOther = wanted.some(({ position, left }) => lineAt(position)?.count !== left)
  if (isTwice || isOther) return 'orderChanged'
  if (wanted.some(({ count, left }) => count > left)) return 'tooMany'
  if (wanted.some((one) => isDivided(one, steps.get(one.position) ?? 1))) return 'divided'
  return wanted.length === 0 ? 'noLines' : null
}

/** Cancels pieces of lines, once: the money, the stock and the lines follow together, or nothing does. */
export async function cancelLines(
  env: CancelEnv,
  id: number,
  wanted: WantedLine[],
): Promise<CancelOutcome> {
  const read = await readOrder(env.DB, id)
  if (!read) return 'notNow'
  const some = wanted.filter(({ count }) => count > 0)
  const refusal = refusalOf(read, some)
  if (refusal) return refusal
  const wantedAt = (position: number) => some.find((one) => one.position === position)?.count ?? 0
  const isAll = read.lines.every(({ position, count }) => wantedAt(position) === count)
  if (isAll) return (await cancelOrder(env, read.order)) ? 'orderCancelled' : 'notNow'
  const isCard = ({ position, gift_value }: OrderLineRow) =>
    gift_value > 0 && wantedAt(position) > 0
  if (read.lines.some(isCard)) return 'giftCardLine'
  const remaining = remainingAmounts(read.order, read.lines, some)
  return (await write(env, read, remaining)) ? 'linesCancelled' : 'orderChanged'
}

/** In the order of the statement that writes them, from ?3 on. */
const amountsOf = ({ order }: Remaining) => [
  ...[order.goods, order.discount, order.coupon_discount, order.surcharge, order.total],
  ...[order.gift_amount, order.gift_taken, order.campaign_discount, order.cargo, order.service],
]

const writeLines = (db: D1Database, guard: string, values: unknown[]) =>
  db
    .prepare(
      `UPDATE order_line SET count = value ->> 'count', total = value ->> 'total',
         campaign_discount = value ->> 'campaign_discount', transfer_discount = value ->> 'transfer_discount',
         cancelled = round(cancelled + (value ->> 'cancelled'), 3),
         cancelled_amount = cancelled_amount + (value ->> 'refund')
       FROM json_each(?3) WHERE order_id = ?1 AND position = value ->> 'position' AND ${guard}`,
    )
    .bind(...values)

async function write(env: CancelEnv, read: Read, remaining: Remaining): Promise<boolean> {
  const { DB: db } = env
  const { refund, lines } = remaining
  const before = read.lines.reduce((sum, { cancelled }) => sum + cancelled, 0)
  // Every cancelled piece raises the sum, so an equal one means that nothing has changed; the lines are written after all that asks.
  const unchanged = (value: string) =>
    `${isUnsent} AND abs(${value} - (SELECT sum(cancelled) FROM order_line WHERE order_id = o.id)) < 0.0005`
  const guard = `EXISTS (SELECT 1 FROM shop_order o WHERE o.id = ?1 AND ${unchanged('?2')})`
  const key = [read.order.id, before]
  const json = JSON.stringify(lines)
  const pieces = `SELECT l.product_id, l.variant_id, value ->> 'cancelled' AS count FROM json_each(?3)
    JOIN order_line l ON l.order_id = ?1 AND l.position = value ->> 'position'
    JOIN shop_order held ON held.id = l.order_id AND held.holds_stock = 1 WHERE ${guard}`
  const written = writeLines(db, guard, [...key, json])
  const statements = [
    await piecesCancelMail(env, read, remaining, [unchanged('?4'), before]),
    ...returnPieces(db, pieces, ...key, json),
    db
      .prepare(
        `UPDATE charge SET refunded = refunded + ?3 WHERE order_id = ?1 AND returned_at = 0 AND ${guard}`,
      )
      .bind(...key, refund),
    db
      .prepare(`UPDATE shop_order AS o SET goods = ?3, discount = ?4, coupon_discount = ?5,
        surcharge = ?6, total = ?7, gift_returned = gift_returned + gift_amount - ?8, gift_amount = ?8, gift_taken = ?9,
        campaign_discount = ?10, cargo = ?11, service = ?12,
        transfer_returned = transfer_returned + iif(${hasTransferred}, ?13, 0) WHERE id = ?1 AND ${guard}`)
      .bind(...key, ...amountsOf(remaining), refund),
    written,
    deliverCards(db, read.order.id),
  ]
  const done = await db.batch(statements)
  return (done[statements.indexOf(written)]?.meta.changes ?? 0) > 0
}
