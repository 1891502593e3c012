import { isUsable } from '../cart/coupon/coupon'
import { hasBalance } from '../gift-card/gift-card'
import type { OrderLineRow, OrderRow } from './order-queries'
import { ordersWithPendingPayment } from './pending-payment'
import { removeFromCart } from './settle'
import { hasStockFor, releaseStock, reservedUntil, takeStock } from './stock'

/** `cart_line` is the id of the cart line that it comes from. */
export type NewLine = Omit<OrderLineRow, 'order_id' | 'cancelled' | 'cancelled_amount'> & {
  cart_line: number
}
export type NewOrder = Omit<
  OrderRow,
  | 'id'
  | 'card'
  | 'payment_title'
  | 'iban'
  | 'bank_owner'
  | 'created_at'
  | 'holds_stock'
  | 'expires_at'
  | 'refunded_at'
  | 'charged'
  | 'charge_refunded'
  | 'gift_returned'
  | 'gift_card_end'
  | 'transfer_returned'
>

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
  'campaign',
  'campaign_discount',
  'discount',
  'coupon',
  'coupon_discount',
  'gift_card',
  'gift_amount',
  'gift_taken',
  'surcharge',
  'card_id',
  'instalments',
  'cargo',
  'service',
  'total',
  'delivery',
  'invoice',
  'agreements',
  'payment_hash',
  'return_url',
  'store',
] as const satisfies (keyof NewOrder)[]

const LINE = [
  'position',
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
  'frequency',
  'personalization',
  'personal_fields',
  'gift_value',
  'campaign_discount',
  'transfer_discount',
] as const satisfies (keyof NewLine)[]

/** SQL: orders that a new one replaces: of this cart, whose guest may have signed in, with no payment under way. */
const replacedBy = (session: string) =>
  `o.session_id = ${session} AND o.payment IN ('waiting', 'expired')`

/** SQL about `o`: an order that the current transaction inserts. */
export const isNew = 'o.holds_stock = 0'

/**
 * Inserts an order with its lines and takes its pieces from stock, in one transaction: only while the cart contains
 * exactly these lines, none of them is being paid for, and there is enough stock. An earlier unpaid order releases its
 * pieces to it. A coupon must still be usable, a gift card have its balance.
 * @param mails what is sent with it, for orders that are `isNew`
 * @returns false when the cart or the stock has changed, or the coupon or gift card is used up
 * @throws the database's error when the number belongs to another order
 */
export async function insertOrder(
  db: D1Database,
  order: NewOrder,
  lines: NewLine[],
  mails: D1PreparedStatement[] = [],
): Promise<boolean> {
  const orderId = '(SELECT id FROM shop_order WHERE number = ?1 AND holds_stock = 0)'
  const before = `${replacedBy('?2')} AND o.number <> ?1 AND EXISTS ${orderId}`
  const orderKey = [order.number, order.session_id]
  const done = await db.batch([
    insertStatement(db, order, lines),
    ...releaseStock(db, before, ...orderKey),
    db
      .prepare(
        `UPDATE shop_order AS o SET payment = 'replaced', status_id = 9, holds_stock = 0 WHERE ${before}`,
      )
      .bind(...orderKey),
    ...lines.map((line) =>
      db
        .prepare(
          `INSERT INTO order_line (order_id, ${LINE.join(', ')})
           SELECT ${orderId}, ${LINE.map((_, at) => `?${at + 2}`).join(', ')} WHERE ${orderId} IS NOT NULL`,
        )
        .bind(order.number, ...LINE.map((name) => line[name])),
    ),
    ...takeStock(db, 'o.number = ?1', order.number),
    ...(order.payment !== 'waiting' ? removeFromCart(db, isNew, order.number) : []),
    ...mails,
    db
      .prepare('UPDATE shop_order SET holds_stock = 1 WHERE number = ?1 AND holds_stock = 0')
      .bind(order.number),
  ])
  return (done[0]?.meta.changes ?? 0) > 0
}

function insertStatement(db: D1Database, order: NewOrder, lines: NewLine[]): D1PreparedStatement {
  const at = ORDER.length + 1
  const bound = (name: (typeof ORDER)[number]) => `?${ORDER.indexOf(name) + 1}`
  const newLines = `SELECT value ->> 'cart_line' AS cart_line, value ->> 'product_id' AS product_id,
    value ->> 'variant_id' AS variant_id, value ->> 'count' AS count FROM json_each(?${at})`
  const seen = JSON.stringify(
    lines.map(({ cart_line, product_id, variant_id, count }) => ({
      cart_line,
      product_id,
      variant_id,
      count,
    })),
  )
  return db
    .prepare(
      `INSERT INTO shop_order (created_at, expires_at, ${ORDER.join(', ')})
       SELECT unixepoch(), ${order.payment === 'waiting' ? reservedUntil : 0},
         ${ORDER.map((_, index) => `?${index + 1}`).join(', ')}
       WHERE (SELECT count(*) FROM cart_line WHERE session_id = ?4) = json_array_length(?${at})
         AND NOT EXISTS (SELECT 1 FROM (${newLines}) seen LEFT JOIN cart_line c ON c.id = seen.cart_line
           AND c.session_id = ?4 WHERE c.count IS NOT seen.count)
         AND NOT EXISTS (${ordersWithPendingPayment('?4')})
         AND (${bound('coupon')} = '' OR EXISTS (SELECT 1 FROM coupon k WHERE k.code = ${bound('coupon')} AND ${isUsable('?4')}))
         AND ${hasBalance(bound('gift_card'), bound('gift_taken'), '?4')}
         AND ${hasStockFor(newLines, replacedBy('?4'))}`,
    )
    .bind(...ORDER.map((name) => order[name]), seen)
}
