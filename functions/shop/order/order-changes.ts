import { sendOut } from '../member/outbox'
import type { OrderLineRow, OrderRow } from './order-queries'

type NewLine = Omit<OrderLineRow, 'order_id'>
type NewOrder = Omit<OrderRow, 'id' | 'created_at'>

const ORDER = [
  'number',
  'owner',
  'member_id',
  'session_id',
  'email',
  'status_id',
  'payment_id',
  'payment',
  'cargo_id',
  'currency',
  'language',
  'goods',
  'cargo',
  'service',
  'total',
  'delivery',
  'invoice',
  'agreements',
  'payment_hash',
  'return_url',
] as const satisfies (keyof NewOrder)[]

const LINE = [
  'place',
  'product_id',
  'variant_id',
  'title',
  'variant_name',
  'path',
  'picture',
  'code',
  'brand',
  'unit',
  'vat',
  'count',
  'price',
  'total',
  'note',
] as const satisfies (keyof NewLine)[]

/**
 * Keeps an order with its lines, in one transaction and only while the cart still holds so many lines: of two that are
 * sent at once the second finds it empty. What the shopper began to pay before is off.
 * @returns false when the cart was no longer there
 */
export async function insertOrder(
  db: D1Database,
  order: NewOrder,
  lines: NewLine[],
): Promise<boolean> {
  const known = '(SELECT id FROM shop_order WHERE number = ?1)'
  const statements = [
    db
      .prepare(
        "UPDATE shop_order SET payment = 'refused', status_id = 9 WHERE owner = ?1 AND payment = 'waiting'",
      )
      .bind(order.owner),
    db
      .prepare(
        `INSERT INTO shop_order (created_at, ${ORDER.join(', ')})
         SELECT unixepoch(), ${ORDER.map((_, at) => `?${at + 1}`).join(', ')}
         WHERE (SELECT count(*) FROM cart_line WHERE session_id = ?4) = ?${ORDER.length + 1}`,
      )
      .bind(...ORDER.map((name) => order[name]), lines.length),
    ...lines.map((line) =>
      db
        .prepare(
          `INSERT INTO order_line (order_id, ${LINE.join(', ')})
           SELECT ${known}, ${LINE.map((_, at) => `?${at + 2}`).join(', ')} WHERE ${known} IS NOT NULL`,
        )
        .bind(order.number, ...LINE.map((name) => line[name])),
    ),
    ...(order.payment === 'later' ? taking(db, order.number, 'later') : []),
  ]
  const done = await db.batch(statements)
  return (done[1]?.meta.changes ?? 0) > 0
}

/** What is bought leaves stock and cart. Only while the order's payment is still in this state. */
function taking(db: D1Database, number: string, payment: OrderRow['payment']) {
  const lines = `SELECT l.* FROM order_line l JOIN shop_order o ON o.id = l.order_id
    WHERE o.number = ?1 AND o.payment = '${payment}'`
  const bought = (id: string, extra: string) =>
    `(SELECT coalesce(sum(count), 0) FROM (${lines}) WHERE ${id}${extra})`
  return [
    db
      .prepare(
        `UPDATE sub_product SET stock = max(0, stock - ${bought('variant_id = sub_product.id', '')})
         WHERE id IN (SELECT variant_id FROM (${lines}))`,
      )
      .bind(number),
    db
      .prepare(
        `UPDATE product SET stock = max(0, stock - ${bought('product_id = product.id', '')})
         WHERE id IN (SELECT product_id FROM (${lines}))`,
      )
      .bind(number),
    db
      .prepare(
        `DELETE FROM cart_line WHERE session_id = (SELECT session_id FROM shop_order WHERE number = ?1)
         AND EXISTS (SELECT 1 FROM (${lines}) bought WHERE bought.product_id = cart_line.product_id
           AND bought.variant_id = cart_line.variant_id)`,
      )
      .bind(number),
  ]
}

/**
 * The provider has taken the money, or has not: once, the second word changes nothing.
 * @returns false when the order waited for no payment
 */
export async function settlePayment(
  db: D1Database,
  order: OrderRow,
  isPaid: boolean,
): Promise<boolean> {
  const settle = db
    .prepare(
      "UPDATE shop_order SET payment = ?2, status_id = ?3 WHERE number = ?1 AND payment = 'waiting'",
    )
    .bind(order.number, isPaid ? 'paid' : 'refused', isPaid ? 2 : 9)
  const done = await db.batch([...(isPaid ? taking(db, order.number, 'waiting') : []), settle])
  return (done.at(-1)?.meta.changes ?? 0) > 0
}

/** Tells the shopper by mail that the order is there. */
export async function mailOrder(
  db: D1Database,
  order: { email: string; number: string },
  text: string,
) {
  await sendOut(db, {
    kind: 'mail',
    to: order.email,
    text: `${text} ${order.number}`,
    link: `/order/sonuc?siparis=${order.number}`,
  }).run()
}
