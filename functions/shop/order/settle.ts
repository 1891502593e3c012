import { hasUseLeft } from '../cart/coupon/coupon'
import type { Env } from '../env'
import { holdsCardsAlone } from '../gift-card/cards-alone'
import { hasBalance } from '../gift-card/gift-card'
import { makeGiftCards } from '../gift-card/make-cards'
import { orderMail, returnedMail } from './mail'
import type { OrderRow } from './order-queries'
import { linesOfOrders } from './order-queries'
import { isBoughtLine } from './pending-payment'
import { hasStockFor, isOpen, releaseStock, takeStock } from './stock'

/** An order is paid or refused, its money was returned, or it was settled before. */
export type Settled = 'paid' | 'refused' | 'returned' | 'before'

/** Removes the ordered counts from the cart, its used coupon or gift card, and its campaigns; what a line has beyond them stays. @param condition about the order `o` */
export function removeFromCart(
  db: D1Database,
  condition: string,
  number: string,
): D1PreparedStatement[] {
  const bought = `(SELECT sum(l.count) FROM order_line l JOIN shop_order o ON o.id = l.order_id
    WHERE o.number = ?1 AND ${condition} AND ${isBoughtLine})`
  const ofSession = 'session_id = (SELECT session_id FROM shop_order WHERE number = ?1)'
  return [
    db.prepare(`DELETE FROM cart_line WHERE ${ofSession} AND count <= ${bought}`).bind(number),
    db
      .prepare(
        `UPDATE cart_line SET count = round(count - ${bought}, 3) WHERE ${ofSession} AND count > ${bought}`,
      )
      .bind(number),
    db
      .prepare(
        `UPDATE session SET coupon = '' WHERE coupon <> '' AND EXISTS (SELECT 1 FROM shop_order o
           WHERE o.number = ?1 AND ${condition} AND o.session_id = session.id
             AND session.coupon IN (o.coupon, o.gift_card))`,
      )
      .bind(number),
    db
      .prepare(
        `UPDATE session SET campaigns = '{}' WHERE campaigns <> '{}' AND EXISTS (SELECT 1 FROM shop_order o
           WHERE o.number = ?1 AND ${condition} AND o.session_id = session.id AND o.campaign <> '')`,
      )
      .bind(number),
  ]
}

/** SQL about `o`: an order whose payment has expired, though it may still arrive. */
const isOver = "o.payment IN ('expired', 'replaced')"

/** SQL conditions about `o`: the orders that a payment settles, and those for which it is too late and returned. */
type Payable = { payable: string; tooLate: string }

const boughtLines =
  'SELECT product_id, variant_id, count FROM order_line WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)'

/** SQL: no session, since a payment replaces no order: those of its own session that wait for theirs count too. */
const nobody = "''"

/** SQL about `o`: neither its coupon nor its gift card was used up meanwhile. */
const hasCodeLeft = `NOT EXISTS (SELECT 1 FROM coupon k WHERE k.code = o.coupon AND NOT ${hasUseLeft(nobody)})
  AND ${hasBalance('o.gift_card', 'o.gift_taken', nobody)}`

const fromProvider: Payable = {
  payable: `${isOpen} OR o.payment = 'expired' AND ${hasCodeLeft} AND ${hasStockFor(boughtLines)}`,
  tooLate: isOver,
}

/**
 * Records whether the provider took the money; a second answer changes nothing. A payment after the page's expiry takes
 * its pieces again if they are still available and its coupon is not used up. Otherwise, or when another order has replaced this one, the money is
 * returned. Also mails the shopper.
 */
export function settlePayment(env: Env, order: OrderRow, isPaid: boolean): Promise<Settled> {
  return isPaid ? pay(env, order, fromProvider) : refuse(env.DB, order.number)
}

/** Pays with a saved card. Only orders that wait for their payment: payments under way stay with the provider. */
export function payByWallet(env: Env, order: OrderRow): Promise<Settled> {
  return pay(env, order, { payable: "o.payment = 'waiting'", tooLate: 'false' })
}

async function pay(env: Env, order: OrderRow, conditions: Payable): Promise<Settled> {
  const { DB: db } = env
  const { payable, tooLate } = conditions
  const { number } = order
  // Status 1 marks the order as just paid while this transaction lasts.
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
    ...removeFromCart(db, now, number),
    // The next order is paid at once, unless its shopper chooses instalments again.
    db
      .prepare(
        `UPDATE order_draft SET card_id = 0, instalments = 1
         WHERE owner = (SELECT o.owner FROM shop_order o WHERE o.number = ?1 AND ${now})`,
      )
      .bind(number),
    await orderMail(env, order, bought, now),
    ...makeGiftCards(db, order, bought, now),
    returnedMail(env, order, tooLate),
    db
      .prepare(
        `UPDATE shop_order AS o SET status_id = iif(${holdsCardsAlone}, 8, 2), holds_stock = 1 WHERE o.number = ?1 AND ${now}`,
      )
      .bind(number),
    db
      .prepare(`UPDATE shop_order AS o SET payment = 'returned' WHERE o.number = ?1 AND ${tooLate}`)
      .bind(number),
  ])
  if ((done[0]?.meta.changes ?? 0) > 0) return 'paid'
  return (done.at(-1)?.meta.changes ?? 0) > 0 ? 'returned' : 'before'
}

/** Records the provider's charge, once per order; the database refuses a second one. */
function charge(db: D1Database, number: string, returnedAt: string, condition: string) {
  return db
    .prepare(
      `INSERT INTO charge (order_id, amount, currency, charged_at, returned_at)
       SELECT o.id, o.total, o.currency, unixepoch(), ${returnedAt} FROM shop_order o
       WHERE o.number = ?1 AND ${condition}`,
    )
    .bind(number)
}

/** The provider will confirm later: until then the order holds its pieces, for an hour at most. */
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
  const condition = `o.number = ?1 AND (${isOpen} OR ${isOver})`
  const done = await db.batch([
    ...releaseStock(db, condition, number),
    db
      .prepare(
        `UPDATE shop_order AS o SET payment = 'refused', status_id = 9, holds_stock = 0 WHERE ${condition}`,
      )
      .bind(number),
  ])
  return (done.at(-1)?.meta.changes ?? 0) > 0 ? 'refused' : 'before'
}
