/** A sub-product as the database has it; `options` are its Turkish labels, group by group. */
export type SeededVariant = {
  id: number
  options: string[]
  code: string
  barcode: string
  price: number
  stock: number
}

/** A product that is bought by one of its sub-products. */
export type VariantProduct = {
  path: string
  title: string
  groups: string[]
  variants: SeededVariant[]
}

type Row = { path: string; title: string; group1: string; group2: string | null; variants: string }

/** Every product with sub-products that a shopper can put into the cart, and each of these. */
export async function variantProducts(db: D1Database): Promise<VariantProduct[]> {
  const { results } = await db
    .prepare(
      `SELECT t.path, t.title, g1.title ->> 'tr' AS group1, g2.title ->> 'tr' AS group2,
         (SELECT json_group_array(json_object('id', s.id, 'code', s.code, 'barcode', s.barcode,
            'price', s.price, 'stock', s.stock,
            'options', json_array(o1.title ->> 'tr', o2.title ->> 'tr')))
          FROM sub_product s JOIN variant_option o1 ON o1.id = s.option1_id
          LEFT JOIN variant_option o2 ON o2.id = s.option2_id WHERE s.product_id = p.id) AS variants
       FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
       JOIN variant_group g1 ON g1.id = p.group1_id LEFT JOIN variant_group g2 ON g2.id = p.group2_id
       WHERE p.is_active = 1 AND p.is_show_only = 0 AND p.needs_store = 0 AND p.personalization_id = 0
       ORDER BY p.id`,
    )
    .all<Row>()
  return results.map(({ path, title, group1, group2, variants }) => ({
    path: `/${path}`,
    title,
    groups: [group1, group2].filter((group) => group !== null),
    variants: (JSON.parse(variants) as SeededVariant[]).map((variant) => ({
      ...variant,
      options: variant.options.filter((label) => label !== null),
    })),
  }))
}
