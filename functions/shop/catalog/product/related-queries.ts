import type { ProductRow } from './product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from './product-row'

/** Products related to another; type 1 related, 2 substitute, 3 accessory, 4 complementary. */
export function relatedProducts(
  db: D1Database,
  productId: number,
  type: number,
  { language, currency }: { language: string; currency: string },
): Promise<D1Result<ProductRow>> {
  return db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS} FROM related_product r
       JOIN product p ON p.id = r.related_id AND p.is_active = 1
       ${PRODUCT_JOINS}
       WHERE r.product_id = ?3 AND r.type = ?4 ORDER BY r.position`,
    )
    .bind(language, currency, productId, type)
    .all<ProductRow>()
}
