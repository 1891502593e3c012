/** A variant in the database; `options` are its Turkish labels, by group. */
export type SeededVariant = {
  id: number
  options: string[]
  code: string
  barcode: string
  /** Hundredths of a lira. */
  price: number
  stock: number
}

/** A product that can be added to the cart. */
export type SeededProduct = {
  path: string
  title: string
  groups: string[]
  /** Its variants, or itself with the id 0 if it has none. */
  variants: SeededVariant[]
  needsStore: boolean
  /** Whether one piece of it is delivered free of charge. */
  isDeliveredFree: boolean
  /** Titles of the required texts. */
  fields: string[]
}

type Row = {
  path: string
  title: string
  group1: string | null
  group2: string | null
  own: string
  variants: string
  needsStore: number
  isFree: number
  fields: string
}

/** Every product that can be added to the cart, with its variants. */
export async function seededProducts(db: D1Database): Promise<SeededProduct[]> {
  const { results } = await db
    .prepare(
      `SELECT t.path, t.title, g1.title ->> 'tr' AS group1, g2.title ->> 'tr' AS group2, p.needs_store AS needsStore,
         p.free_cargo = 1 OR p.price >= (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CARGO_FREE_FROM') AS isFree,
         json_object('id', 0, 'code', p.code, 'barcode', p.barcode, 'price', p.price, 'stock', p.stock,
           'options', json_array()) AS own,
         (SELECT json_group_array(json_object('id', s.id, 'code', s.code, 'barcode', s.barcode,
            'price', s.price, 'stock', s.stock,
            'options', json_array(o1.title ->> 'tr', o2.title ->> 'tr')))
          FROM sub_product s JOIN variant_option o1 ON o1.id = s.option1_id
          LEFT JOIN variant_option o2 ON o2.id = s.option2_id WHERE s.product_id = p.id) AS variants,
         (SELECT json_group_array(field.value ->> '$.title.tr')
          FROM personalization z, json_each(z.fields) field
          WHERE z.id = p.personalization_id AND field.value ->> 'required') AS fields
       FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
       LEFT JOIN variant_group g1 ON g1.id = p.group1_id LEFT JOIN variant_group g2 ON g2.id = p.group2_id
       WHERE p.is_active = 1 AND p.is_show_only = 0
       ORDER BY p.id`,
    )
    .all<Row>()
  return results.map((row) => ({
    path: `/${row.path}`,
    title: row.title,
    groups: [row.group1, row.group2].filter((group) => group !== null),
    variants: row.group1 === null ? [JSON.parse(row.own) as SeededVariant] : variantsOf(row),
    needsStore: row.needsStore === 1,
    isDeliveredFree: row.isFree === 1,
    fields: JSON.parse(row.fields) as string[],
  }))
}

const variantsOf = (row: Row): SeededVariant[] =>
  (JSON.parse(row.variants) as SeededVariant[]).map((variant) => ({
    ...variant,
    options: variant.options.filter((label) => label !== null),
  }))
