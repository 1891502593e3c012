import type { Env } from '../env'
import { hasSpentCard } from '../gift-card/gift-card'
import type { OrderRow } from '../order/order-queries'
import { releaseStock } from '../order/stock'
import { orderCancelMail } from './cancel-mail'
import { pendingRefunds } from './refunds'

/** SQL about `o`: an order that has not shipped and has no payment under way, which only the provider can end. */
export const isUnsent = "o.status_id <= 5 AND o.payment <> 'processing'"

/** SQL about `o`: nor has one of its gift cards been spent. */
const canBeTakenBack = `${isUnsent} AND NOT ${hasSpentCard}`

/** Cancels an order and returns its pieces, once, and mails that. @returns false when it has shipped or was cancelled before */
export async function cancelOrder(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  order: Pick<OrderRow, 'id' | 'number' | 'language' | 'currency' | 'gift_amount'>,
): Promise<boolean> {
  const { DB: db } = env
  const { id } = order
  const refunds = await pendingRefunds(db, order)
  const done = await db.batch([
    await orderCancelMail(env, order, refunds, canBeTakenBack),
    ...releaseStock(db, `o.id = ?1 AND ${canBeTakenBack}`, id),
    db
      .prepare(
        `UPDATE charge SET returned_at = unixepoch() WHERE order_id = ?1 AND returned_at = 0
         AND EXISTS (SELECT 1 FROM shop_order o WHERE o.id = ?1 AND ${canBeTakenBack})`,
      )
      .bind(id),
    db
      .prepare(
        `UPDATE shop_order AS o SET status_id = 9, holds_stock = 0,
           refunded_at = iif(o.gift_amount > 0 OR EXISTS (SELECT 1 FROM charge c WHERE c.order_id = o.id), unixepoch(), 0)
         WHERE o.id = ?1 AND ${canBeTakenBack}`,
      )
      .bind(id),
  ])
  return (done.at(-1)?.meta.changes ?? 0) > 0
}

/** Requests the return of lines, once per line. @returns false when each was requested before */
export async function requestReturn(
  db: D1Database,
  orderId: number,
  reason: string,
  lines: { position: number; count: number }[],
): Promise<boolean> {
  const free = `SELECT value ->> 'position' AS position, value ->> 'count' AS count FROM json_each(?2)
    WHERE value ->> 'position' NOT IN (SELECT l.position FROM order_return_line l
      JOIN order_return r ON r.id = l.return_id WHERE r.order_id = ?1)`
  const requested = JSON.stringify(lines)
  const done = await db.batch([
    db
      .prepare(
        `INSERT INTO order_return (order_id, reason, created_at)
         SELECT ?1, ?3, unixepoch() WHERE EXISTS (${free})`,
      )
      .bind(orderId, requested, reason),
    db
      .prepare(
        `INSERT INTO order_return_line (return_id, position, count)
         SELECT (SELECT max(id) FROM order_return WHERE order_id = ?1), position, count FROM (${free})`,
      )
      .bind(orderId, requested),
  ])
  return (done[0]?.meta.changes ?? 0) > 0
}
