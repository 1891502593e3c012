import type { Env } from '../env'
import { holdsCardsAlone } from '../gift-card/cards-alone'
import { hasSpentCard } from '../gift-card/gift-card'
import { releaseStock } from '../order/stock'
import { orderCancelMail } from './cancel-mail'
import { hasTransferred } from './refunds'

/** SQL about `o`: an order that has not shipped, as gift cards alone never do, and has no payment under way, which only the provider can end. */
export const isUnsent = `(o.status_id <= 5 OR o.status_id = 8 AND ${holdsCardsAlone}) AND o.payment <> 'processing'`

/** SQL about `o`: nor has one of its gift cards been spent. */
const canBeTakenBack = `${isUnsent} AND NOT ${hasSpentCard}`

/** Cancels an order and returns its pieces, once, and mails that. @returns false when it has shipped or was cancelled before */
export async function cancelOrder(
  env: Pick<Env, 'DB' | 'TOKEN_SECRET'>,
  order: Parameters<typeof orderCancelMail>[1],
): Promise<boolean> {
  const { DB: db } = env
  const { id } = order
  const done = await db.batch([
    await orderCancelMail(env, order, canBeTakenBack),
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
           transfer_returned = transfer_returned + iif(${hasTransferred}, o.total, 0),
           refunded_at = iif(o.gift_amount > 0 OR ${hasTransferred} OR EXISTS (SELECT 1 FROM charge c WHERE c.order_id = o.id), unixepoch(), 0)
         WHERE o.id = ?1 AND ${canBeTakenBack}`,
      )
      .bind(id),
  ])
  return (done.at(-1)?.meta.changes ?? 0) > 0
}
