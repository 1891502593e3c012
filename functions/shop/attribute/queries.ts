/** One option of one sibling product; siblings are the active products of one model. */
export type SiblingOption = {
  product_id: number
  group_id: number
  group_title: string
  view: string
  option_id: number
  title: string
  /** JSON array of picture names. */
  pictures: string
}

const COLUMNS = `
  p.id AS product_id, g.id AS group_id, g.title ->> ?2 AS group_title, g.view,
  o.id AS option_id, o.title ->> ?2 AS title, p.pictures
  FROM product p
  JOIN product_attribute a ON a.product_id = p.id
  JOIN attribute_option o ON o.id = a.option_id
  JOIN attribute_group g ON g.id = o.group_id`

/** Every option of a product and of its siblings; empty when the product has no model. */
export function siblingsOf(db: D1Database, productId: number, language: string) {
  return db
    .prepare(
      `SELECT ${COLUMNS}
       WHERE p.is_active = 1 AND p.model_id > 0
         AND p.model_id = (SELECT model_id FROM product WHERE id = ?1 AND is_active = 1)
       ORDER BY g.id, o.id, p.id`,
    )
    .bind(productId, language)
}

export function productsOfModel(db: D1Database, modelId: number, language: string) {
  return db
    .prepare(
      `SELECT ${COLUMNS} WHERE p.is_active = 1 AND p.model_id = ?1 AND p.model_id > 0
       ORDER BY g.id, o.id, p.id`,
    )
    .bind(modelId, language)
}
