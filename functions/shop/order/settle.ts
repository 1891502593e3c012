import type { Env } from '../env'
import { orderMail, returnedMail } from './mail'
import type { OrderRow } from './order-queries'
import { linesOfOrders } from './order-queries'
import { isBoughtLine } from './payment-under-way'
import { enoughFor, giveStockBack, isOpen, takeStock } from './stock'

/** What came of a word of the provider: the order is paid, refused, its money went back, or it was settled before. */
export type Settled = 'paid' | 'refused' | 'returned' | 'before'

/**
 * What an order bought leaves the cart: exactly those lines, and of a line that grew meanwhile only what was ordered.
 * @param which a further condition about the order `o`
 */
export function cartLeaves(db: D1Database, which: string, number: string): D1PreparedStatement[] {
  const bought = `(SELECT sum(l.count) FROM order_line l JOIN shop_order o ON o.id = l.order_id
    WHERE o.number = ?1 AND ${which} AND ${isBoughtLine})`
  const own = 'session_id = (SELECT session_id FROM shop_order WHERE number = ?1)'
  return [
    db.prepare(`DELETE FROM cart_line WHERE ${own} AND count <= ${bought}`).bind(number),
    db
      .prepare(
        `UPDATE cart_line SET count = round(count - ${bought}, 3) WHERE ${own} AND count > ${bought}`,
      )
      .bind(number),
  ]
}

/** An order whose payment nobody waits for any more, though it may still come; SQL about `o`. */
const isOver = "o.payment IN ('expired', 'replaced')"

/** Which orders a payment settles, and which of them only get their money back; SQL about `o`. */
type Payable = { payable: string; tooLate: string }

const boughtLines =
  'SELECT product_id, variant_id, count FROM order_line WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)'

const fromProvider: Payable = {
  payable: `${isOpen} OR o.payment = 'expired' AND ${enoughFor(boughtLines)}`,
  tooLate: isOver,
}

/**
 * The provider has taken the money, or has not: once, the second word changes nothing. A payment that comes after its page
 * ran out takes its pieces again where they are still there; where they are not, and where another order came in its place,
 * the money goes back. The shopper's mail is part of it.
 */
export function settlePayment(env: Env, order: OrderRow, isPaid: boolean): Promise<Settled> {
  return isPaid ? pay(env, order, fromProvider) : refuse(env.DB, order.number)
}

/** Pays by a card of the wallet: only what waits for its payment; what the provider has begun to take, it takes. */
export function payByWallet(env: Env, order: OrderRow): Promise<Settled> {
  return pay(env, order, { payable: "o.payment = 'waiting'", tooLate: 'false' })
}

async function pay(env: Env, order: OrderRow, which: Payable): Promise<Settled> {
  const { DB: db } = env
  const { payable, tooLate } = which
  const { number } = order
  // Status 1 marks it while this transaction lasts: paid just now.
  const now = "o.payment = 'paid' AND o.status_id = 1"
  const bought = await linesOfOrders(db, [order.id])
  const done = await db.batch([
    db
      .prepare(
        `UPDATE shop_order AS o SET payment = 'paid', status_id = 1
         WHERE o.number = ?1 AND (${payable})`,
      )
      .bind(number),
    charge(db, number, '0', now),
    charge(db, number, 'unixepoch()', tooLate),
    ...takeStock(db, `o.number = ?1 AND ${now}`, number),
    ...cartLeaves(db, now, number),
    // The next order is paid at once, unless its shopper chooses again.
    db
      .prepare(
        `UPDATE order_draft SET card_id = 0, instalments = 1
         WHERE owner = (SELECT o.owner FROM shop_order o WHERE o.number = ?1 AND ${now})`,
      )
      .bind(number),
    await orderMail(env, order, bought, now),
    returnedMail(env, order, tooLate),
    db
      .prepare(
        `UPDATE shop_order AS o SET status_id = 2, holds_stock = 1 WHERE o.number = ?1 AND ${now}`,
      )
      .bind(number),
    db
      .prepare(`UPDATE shop_order AS o SET payment = 'returned' WHERE o.number = ?1 AND ${tooLate}`)
      .bind(number),
  ])
  if ((done[0]?.meta.changes ?? 0) > 0) return 'paid'
  return (done.at(-1)?.meta.changes ?? 0) > 0 ? 'returned' : 'before'
}

/** Notes what the provider took, once for an order; the database refuses a second time. */
function charge(db: D1Database, number: string, returnedAt: string, which: string) {
  return db
    .prepare(
      `INSERT INTO charge (order_id, amount, currency, charged_at, returned_at)
       SELECT o.id, o.total, o.currency, unixepoch(), ${returnedAt} FROM shop_order o
       WHERE o.number = ?1 AND ${which}`,
    )
    .bind(number)
}

/** The provider will say later what came of it: until then the order keeps its pieces, for an hour at most. */
export async function beginProcessing(db: D1Database, number: string): Promise<void> {
  await db
    .prepare(
      `UPDATE shop_order SET payment = 'processing', expires_at = unixepoch() + 3600
       WHERE number = ?1 AND payment = 'waiting'`,
    )
    .bind(number)
    .run()
}

async function refuse(db: D1Database, number: string): Promise<Settled> {
  const which = `o.number = ?1 AND (${isOpen} OR ${isOver})`
  const done = await db.batch([
    ...giveStockBack(db, which, number),
    db
      .prepare(
        `UPDATE shop_order AS o SET payment = 'refused', status_id = 9, holds_stock = 0 WHERE ${which}`,
      )
      .bind(number),
  ])
  return (done.at(-1)?.meta.changes ?? 0) > 0 ? 'refused' : 'before'
}
