import type { ProductRow } from '../catalog/product/product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from '../catalog/product/product-row'

/** A property as text or number. */
export type PropertyRow = {
  product_id: number
  property: string
  value: string | null
  number: number | null
}

/** The products of a comparison in the order of the ids, with their properties. */
export async function readCompared(
  db: D1Database,
  ids: number[],
  language: string,
  currency: string,
): Promise<{ rows: ProductRow[]; properties: PropertyRow[] }> {
  const list = JSON.stringify(ids)
  const [products, properties] = await db.batch([
    db
      .prepare(
        `SELECT ${PRODUCT_COLUMNS} FROM json_each(?3) chosen
         JOIN product p ON p.id = chosen.value AND p.is_active = 1
         ${PRODUCT_JOINS}
         ORDER BY chosen.key`,
      )
      .bind(language, currency, list),
    db
      .prepare(
        `SELECT pp.product_id, q.title ->> ?1 AS property,
           group_concat(v.title ->> ?1, ', ') AS value, max(pp.number) AS number
         FROM product_property pp JOIN property q ON q.id = pp.property_id
         LEFT JOIN property_value v ON v.id = pp.value_id
         WHERE pp.product_id IN (SELECT value FROM json_each(?2))
         GROUP BY pp.product_id, q.id ORDER BY q.position`,
      )
      .bind(language, list),
  ])
  return {
    rows: (products?.results ?? []) as ProductRow[],
    properties: (properties?.results ?? []) as PropertyRow[],
  }
}
