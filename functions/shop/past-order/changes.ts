/**
 * Takes an order back while it has not left: its stock returns, once.
 * @returns false when it has left or was taken back before
 */
export async function cancelOrder(db: D1Database, id: number): Promise<boolean> {
  const back = (column: string, table: string) =>
    db
      .prepare(
        `UPDATE ${table} SET stock = stock + (SELECT coalesce(sum(count), 0) FROM order_line
           WHERE order_id = ?1 AND ${column} = ${table}.id)
         WHERE id IN (SELECT ${column} FROM order_line WHERE order_id = ?1)
           AND (SELECT status_id FROM shop_order WHERE id = ?1) <= 5`,
      )
      .bind(id)
  const done = await db.batch([
    back('variant_id', 'sub_product'),
    back('product_id', 'product'),
    db.prepare('UPDATE shop_order SET status_id = 9 WHERE id = ?1 AND status_id <= 5').bind(id),
  ])
  return (done[2]?.meta.changes ?? 0) > 0
}

/**
 * Asks lines of an order back; a line is asked back once.
 * @returns false when every line was asked back before
 */
export async function askReturn(
  db: D1Database,
  orderId: number,
  reason: string,
  lines: { place: number; count: number }[],
): Promise<boolean> {
  const free = `SELECT value ->> 'place' AS place, value ->> 'count' AS count FROM json_each(?2)
    WHERE value ->> 'place' NOT IN (SELECT l.place FROM order_return_line l
      JOIN order_return r ON r.id = l.return_id WHERE r.order_id = ?1)`
  const wanted = JSON.stringify(lines)
  const done = await db.batch([
    db
      .prepare(
        `INSERT INTO order_return (order_id, reason, created_at)
         SELECT ?1, ?3, unixepoch() WHERE EXISTS (${free})`,
      )
      .bind(orderId, wanted, reason),
    db
      .prepare(
        `INSERT INTO order_return_line (return_id, place, count)
         SELECT (SELECT max(id) FROM order_return WHERE order_id = ?1), place, count FROM (${free})`,
      )
      .bind(orderId, wanted),
  ])
  return (done[0]?.meta.changes ?? 0) > 0
}

/** Puts the lines of an order into a cart again, as far as they are still sold. @returns how many lines */
export async function repeatInto(
  db: D1Database,
  orderId: number,
  session: string,
): Promise<number> {
  const { meta } = await db
    .prepare(
      `INSERT INTO cart_line (session_id, product_id, variant_id, count, added_at)
       SELECT ?2, l.product_id, l.variant_id, min(l.count, coalesce(s.stock, p.stock)), unixepoch()
       FROM order_line l JOIN product p ON p.id = l.product_id AND p.is_active = 1 AND p.is_show_only = 0
       LEFT JOIN sub_product s ON s.id = l.variant_id AND s.product_id = p.id
       WHERE l.order_id = ?1 AND coalesce(s.stock, p.stock) > 0 AND (l.variant_id = 0 OR s.id IS NOT NULL)
       ON CONFLICT (session_id, product_id, variant_id, frequency, order_note, personalization)
       DO UPDATE SET count = max(count, excluded.count)`,
    )
    .bind(orderId, session)
    .run()
  return meta.changes
}
