import { MOST_COUNTED } from '../list-size'
import { LANGUAGES } from '../locale'
import type { Insert } from './insert'

const places = LANGUAGES.map(
  (language, number) => `max(CASE language WHEN '${language}' THEN place END) AS title${number}`,
).join(', ')
const titles = LANGUAGES.map((_, number) => `title${number}`).join(', ')

const listed = (scope: string, from: string) => `
  INSERT INTO listed (scope_id, position, id, category_id, brand_id, price, is_new, is_discounted,
    created_at, ${titles})
  WITH titled AS MATERIALIZED (
    SELECT product_id, ${places} FROM (
      SELECT product_id, language,
        row_number() OVER (PARTITION BY language ORDER BY sort_key, product_id) AS place
      FROM product_text
    ) GROUP BY product_id
  )
  SELECT ${scope}, p.position, p.id, p.category_id, p.brand_id, p.price, p.is_new, p.old_price > p.price,
    p.created_at, ${titles}
  FROM ${from} JOIN titled t ON t.product_id = p.id
  WHERE p.is_active = 1 AND ?1 = '[]'`

const facet = (kind: string, ref: string, more = '', range = 'NULL, NULL') => `
  INSERT INTO list_facet (scope_id, kind, ref, products, low, high)
  SELECT l.scope_id, '${kind}', ${ref} AS ref, count(DISTINCT l.id), ${range}
  FROM list_size z JOIN listed l ON l.scope_id = z.scope_id ${more}
  WHERE z.products > ${MOST_COUNTED} AND ?1 = '[]'
  GROUP BY l.scope_id, 3`

const option = (side: 1 | 2) =>
  facet(`type${side}`, `s.option${side}_id`, 'JOIN sub_product s ON s.product_id = l.id')

/** What lists are read from, made of the products that stand there by now. */
export function listRows(): Insert[] {
  const property = 'JOIN product_property y ON y.product_id = l.id AND'
  return [
    listed('0', 'product p'),
    listed('c.category_id', 'product_category c JOIN product p ON p.id = c.product_id'),
    `INSERT INTO list_size (scope_id, products)
     SELECT scope_id, count(*) FROM listed WHERE ?1 = '[]' GROUP BY scope_id`,
    facet('brand', 'l.brand_id'),
    facet('category', 'l.category_id'),
    facet('price', '0', '', 'min(l.price), max(l.price)'),
    option(1),
    option(2),
    facet('value', 'y.value_id', `${property} y.number IS NULL`),
    facet(
      'range',
      'y.property_id',
      `${property} y.number IS NOT NULL`,
      'min(y.number), max(y.number)',
    ),
  ].map((sql) => ({ sql, rows: '[]' }))
}
