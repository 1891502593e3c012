/** A line of the cart with what its product is today; money in hundredths of the lira, VAT included. */
export type CartRow = {
  id: number
  product_id: number
  variant_id: number
  count: number
  frequency: string
  order_note: string
  title: string
  path: string
  brand: string
  brand_path: string | null
  option1: string | null
  option2: string | null
  price: number
  old_price: number
  stock: number
  vat: number
  unit: string
  step: number
  min_count: number
  max_count: number
  tiers: string
  subscribe_percent: number
  free_cargo: number
  pictures: string
  category_id: number
  category: string
  code: string
}

/** The shop's rules for a cart; money in hundredths of the lira. */
export type CartSettings = {
  currency: string
  rate: number
  cargo_price: number
  cargo_free_from: number
  after_add: number
  negative_stock: number
  store_id: number
}

/** The lines of a session in the order that they were added, which is the order of their CART_ID. */
export function cartLines(db: D1Database, session: string, language: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT l.id, l.product_id, l.variant_id, l.count, l.frequency, l.order_note,
         t.title, t.path, b.title AS brand,
         (SELECT path FROM link WHERE kind = 'brand' AND target_id = b.id AND language = ?2 AND moved = 0) AS brand_path,
         o1.title ->> ?2 AS option1, o2.title ->> ?2 AS option2,
         coalesce(s.price, p.price) AS price, coalesce(s.old_price, p.old_price) AS old_price,
         CASE WHEN p.is_active = 0 THEN 0 ELSE coalesce(s.stock, p.stock) END AS stock,
         p.vat, p.unit, p.step, p.min_count, p.max_count, p.tiers, p.subscribe_percent,
         p.free_cargo, p.pictures, p.category_id, c.title ->> ?2 AS category,
         coalesce(s.code, p.code) AS code
       FROM cart_line l
       JOIN product p ON p.id = l.product_id
       JOIN product_text t ON t.product_id = p.id AND t.language = ?2
       JOIN brand b ON b.id = p.brand_id
       JOIN category c ON c.id = p.category_id
       LEFT JOIN sub_product s ON s.id = l.variant_id
       LEFT JOIN variant_option o1 ON o1.id = s.option1_id
       LEFT JOIN variant_option o2 ON o2.id = s.option2_id
       WHERE l.session_id = ?1 ORDER BY l.id`,
    )
    .bind(session, language)
}

/** The shop's rules in the currency asked for, else the session's, else the lira. */
export function cartSettings(
  db: D1Database,
  session: string,
  currency: string | null,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT code AS currency, rate,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CARGO_PRICE') AS cargo_price,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CARGO_FREE_FROM') AS cargo_free_from,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'AFTER_ADD') AS after_add,
         (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'NEGATIVE_STOCK') AS negative_stock,
         coalesce((SELECT store_id FROM session WHERE id = ?1), 0) AS store_id
       FROM currency WHERE code = coalesce(
         ?2, (SELECT nullif(currency, '') FROM session WHERE id = ?1), 'TL')`,
    )
    .bind(session, currency)
}

/** Gives lines new counts in one transaction; each only if it still belongs to the session. */
export async function setCounts(
  db: D1Database,
  session: string,
  counts: { lineId: number; count: number }[],
): Promise<void> {
  if (counts.length === 0) return
  await db.batch(
    counts.map(({ lineId, count }) =>
      db
        .prepare('UPDATE cart_line SET count = ?3 WHERE id = ?2 AND session_id = ?1')
        .bind(session, lineId, count),
    ),
  )
}

/** Takes one line out. */
export async function deleteLine(db: D1Database, session: string, lineId: number): Promise<void> {
  await db
    .prepare('DELETE FROM cart_line WHERE id = ?2 AND session_id = ?1')
    .bind(session, lineId)
    .run()
}

/** Empties the cart. */
export async function deleteLines(db: D1Database, session: string): Promise<void> {
  await db.prepare('DELETE FROM cart_line WHERE session_id = ?1').bind(session).run()
}
