const now = 'SELECT iif(s.ends_at <= ?1, s.price, s.sale_price), iif(s.ends_at <= ?1, 0, s.price)'

const APPLY = [
  `UPDATE product SET (price, old_price) = (
     ${now} FROM sale s WHERE s.product_id = product.id AND s.variant_id = 0)
   WHERE id IN (SELECT product_id FROM sale WHERE next_at <= ?1 AND variant_id = 0)`,
  `UPDATE sub_product SET (price, old_price) = (
     ${now} FROM sale s WHERE s.product_id = sub_product.product_id AND s.variant_id = sub_product.id)
   WHERE id IN (SELECT variant_id FROM sale WHERE next_at <= ?1 AND variant_id > 0)`,
  'DELETE FROM sale WHERE next_at <= ?1 AND ends_at <= ?1',
  'UPDATE sale SET next_at = ends_at WHERE next_at <= ?1',
]

/** Begins and ends the sales whose time has come. Cheap when there are none, so every call runs it first. */
export async function applySales(db: D1Database): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000)
  const some = await db
    .prepare('SELECT 1 FROM sale WHERE next_at <= ?1 LIMIT 1')
    .bind(seconds)
    .first()
  if (some) await db.batch(APPLY.map((sql) => db.prepare(sql).bind(seconds)))
}
