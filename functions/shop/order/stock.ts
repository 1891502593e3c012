/** How long a payment page holds its pieces, in minutes, unless the setting PAYMENT_MINUTES is set. */
const PAYMENT_MINUTES = 15

/** SQL: the end of the hold of a payment page that opens now. */
export const reservedUntil = `unixepoch() + 60 * coalesce(
  (SELECT CAST(value AS REAL) FROM setting WHERE name = 'PAYMENT_MINUTES'), ${PAYMENT_MINUTES})`

/** SQL about `o`: an order whose payment is not settled yet. */
export const isOpen = "o.payment IN ('waiting', 'processing')"

const sellsOverStock = "(SELECT value FROM setting WHERE name = 'NEGATIVE_STOCK') IS '1'"

/**
 * SQL: whether all given lines are for sale and in stock, counted by product and variant.
 * @param lines a query of product_id, variant_id and count
 * @param released a condition about orders `o` whose pieces are released at the same time
 */
export function hasStockFor(lines: string, released = 'false'): string {
  return `NOT EXISTS (
    SELECT 1 FROM (SELECT product_id, variant_id, sum(count) AS count FROM (${lines}) GROUP BY 1, 2) wanted
    LEFT JOIN product p ON p.id = wanted.product_id AND p.is_active = 1 AND p.is_show_only = 0
    LEFT JOIN sub_product s ON s.id = wanted.variant_id AND s.product_id = p.id
    WHERE p.id IS NULL OR (wanted.variant_id > 0 AND s.id IS NULL)
      OR NOT ${sellsOverStock} AND round(wanted.count - coalesce(s.stock, p.stock) - (SELECT coalesce(sum(l.count), 0)
        FROM shop_order o JOIN order_line l ON l.order_id = o.id
        WHERE o.holds_stock = 1 AND (${released})
          AND l.product_id = wanted.product_id AND l.variant_id = wanted.variant_id), 3) > 0)`
}

/** Takes or returns pieces; a trigger updates the product of a variant. @param lines a query of product_id, variant_id and count */
function move(
  db: D1Database,
  operator: '-' | '+',
  lines: string,
  bound: (string | number)[],
): D1PreparedStatement[] {
  const moved = (table: string, column: string, others: string) =>
    db
      .prepare(
        `UPDATE ${table} SET stock = round(stock ${operator} (SELECT sum(count) FROM (${lines}) moved
           WHERE moved.${column} = ${table}.id ${others}), 3)
         WHERE id IN (SELECT ${column} FROM (${lines}) moved WHERE true ${others})`,
      )
      .bind(...bound)
  return [
    moved('sub_product', 'variant_id', 'AND moved.variant_id > 0'),
    moved('product', 'product_id', 'AND moved.variant_id = 0'),
  ]
}

/** SQL: the lines of orders. @param condition about the orders `o` */
const linesOf = (condition: string) => `SELECT l.product_id, l.variant_id, l.count FROM shop_order o
  JOIN order_line l ON l.order_id = o.id WHERE ${condition}`

/** Takes the pieces of orders that hold none; the caller then records that they hold them. */
export function takeStock(db: D1Database, condition: string, ...bound: (string | number)[]) {
  return move(db, '-', linesOf(`o.holds_stock = 0 AND ${condition}`), bound)
}

/** Returns the pieces of orders that hold some; the caller then records that they hold none. */
export function releaseStock(db: D1Database, condition: string, ...bound: (string | number)[]) {
  return move(db, '+', linesOf(`o.holds_stock = 1 AND ${condition}`), bound)
}

/** Returns pieces of lines. @param lines a query of product_id, variant_id and count */
export function returnPieces(db: D1Database, lines: string, ...bound: (string | number)[]) {
  return move(db, '+', lines, bound)
}

/** Returns the pieces of expired payment pages. Cheap when there are none, so calls that need stock run it first. */
export async function releaseExpired(db: D1Database): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const condition = `${isOpen} AND o.expires_at > 0 AND o.expires_at <= ?1`
  const some = await db
    .prepare(`SELECT 1 FROM shop_order o WHERE ${condition} LIMIT 1`)
    .bind(now)
    .first()
  if (!some) return
  await db.batch([
    ...releaseStock(db, condition, now),
    db
      .prepare(
        `UPDATE shop_order AS o SET payment = 'expired', status_id = 9, holds_stock = 0 WHERE ${condition}`,
      )
      .bind(now),
  ])
}
