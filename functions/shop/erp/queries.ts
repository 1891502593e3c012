export type StockRow = { id: number; title: string; city: string; stock: number }

/** The shop's stock divided among its stores, the remainder in the first ones; null when there is no such product. */
export async function stockByStore(
  db: D1Database,
  productId: number,
  variantId: number,
): Promise<StockRow[] | null> {
  const product = await db
    .prepare(
      `SELECT CASE WHEN ?2 > 0 THEN (SELECT stock FROM sub_product WHERE id = ?2 AND product_id = p.id) ELSE p.stock END AS stock
       FROM product p WHERE p.id = ?1 AND p.is_active = 1`,
    )
    .bind(productId, variantId)
    .first<{ stock: number | null }>()
  if (!product || product.stock === null) return null
  const { results } = await db
    .prepare(
      `SELECT s.id, s.title, c.title AS city,
         CAST(?1 AS INTEGER) / count(*) OVER () + (row_number() OVER (ORDER BY s.id) <= CAST(?1 AS INTEGER) % count(*) OVER ()) AS stock
       FROM store s JOIN city c ON c.code = s.city_code ORDER BY s.id`,
    )
    .bind(Math.max(0, product.stock))
    .all<StockRow>()
  return results
}

export type MovementRow = {
  made_at: number
  document_no: string
  kind: 'invoice' | 'payment'
  debt: number
  credit: number
  balance: number
}

/** A member's current account, the latest first, each row with the balance after it. */
export async function movementsOf(db: D1Database, memberId: number): Promise<MovementRow[]> {
  const { results } = await db
    .prepare(
      `SELECT made_at, document_no, kind, debt, credit, sum(debt - credit) OVER (ORDER BY made_at, id) AS balance
       FROM erp_movement WHERE member_id = ?1 AND ?1 > 0 ORDER BY made_at DESC, id DESC LIMIT 200`,
    )
    .bind(memberId)
    .all<MovementRow>()
  return results
}

export type ErpOrderRow = { number: string; made_at: number; is_closed: number; total: number }

export async function erpOrdersOf(db: D1Database, memberId: number): Promise<ErpOrderRow[]> {
  const { results } = await db
    .prepare(
      `SELECT number, made_at, is_closed, total FROM erp_order
       WHERE member_id = ?1 AND ?1 > 0 ORDER BY made_at DESC, id DESC LIMIT 200`,
    )
    .bind(memberId)
    .all<ErpOrderRow>()
  return results
}
