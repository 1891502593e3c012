import { OPENING_ORDER } from '../../catalog/product/opening-order'
import { MAX_UNCOUNTED } from '../../list-size'
import { LANGUAGES } from '../../locale'
import type { Insert } from '../insert'

const positions = LANGUAGES.map(
  (language, number) => `max(CASE language WHEN '${language}' THEN place END) AS title${number}`,
).join(', ')
const titles = LANGUAGES.map((_, number) => `title${number}`).join(', ')

const columns = `category_id, brand_id, price, is_new, is_discounted, in_stock, stars, created_at,
  options1, options2, facts, numbers, free_cargo, ${titles}`

const votes = '(rank1 + rank2 + rank3 + rank4 + rank5)'
const stars = `CAST(round(10.0 * (rank1 + 2 * rank2 + 3 * rank3 + 4 * rank4 + 5 * rank5) / max(${votes}, 1)) AS INTEGER)`
const options = (side: 1 | 2) =>
  `coalesce((SELECT ',' || group_concat(DISTINCT option${side}_id) || ','
    FROM sub_product WHERE product_id = p.id AND option${side}_id > 0), '')`

/** SQL: the list price of a product is that of the variant it opens with (migrations/0002_catalogue.sql). */
const openingPrices = `
  UPDATE product SET (price, old_price) = (
    SELECT s.price, s.old_price FROM sub_product s
    JOIN variant_option o1 ON o1.id = s.option1_id
    LEFT JOIN variant_option o2 ON o2.id = s.option2_id
    WHERE s.product_id = product.id
    ORDER BY ${OPENING_ORDER} LIMIT 1
  ) WHERE group1_id > 0 AND ?1 = '[]'`

const wholeShop = `
  INSERT INTO listed (scope_id, position, id, ${columns})
  WITH titled AS MATERIALIZED (
    SELECT product_id, ${positions} FROM (
      SELECT product_id, language,
        row_number() OVER (PARTITION BY language ORDER BY sort_key, product_id) AS place
      FROM product_text
    ) GROUP BY product_id
  )
  SELECT 0, position, id, category_id, brand_id, price, is_new, old_price > price, stock > 0,
    ${stars} * 1000000 + ${votes}, created_at, ${options(1)}, ${options(2)},
    coalesce((SELECT ',' || group_concat(property_id || '-' || value_id) || ','
      FROM product_property WHERE product_id = p.id AND number IS NULL), ''),
    (SELECT json_group_object(property_id, number)
      FROM product_property WHERE product_id = p.id AND number IS NOT NULL),
    free_cargo, ${titles}
  FROM product p JOIN titled t ON t.product_id = p.id
  WHERE is_active = 1 AND ?1 = '[]'
  ORDER BY position, id`

const categories = `
  INSERT INTO listed (scope_id, position, id, ${columns})
  SELECT c.category_id, s.position, s.id, ${columns.replaceAll(/\b(?=[a-z])/g, 's.')}
  FROM product_category c
  CROSS JOIN listed s ON s.scope_id = 0 AND s.position = c.position AND s.id = c.product_id
  WHERE ?1 = '[]'`

const brands = `
  INSERT INTO listed (scope_id, position, id, ${columns})
  SELECT -brand_id, position, id, ${columns} FROM listed WHERE scope_id = 0 AND ?1 = '[]'
  ORDER BY brand_id DESC, position, id`

/** Products per choice in each long list. @param isStock only those in stock, under kinds that end in a plus */
function facets(isStock: boolean): string[] {
  const facet = (kind: string, ref: string, more = '', range = 'NULL, NULL') => `
    INSERT INTO list_facet (scope_id, kind, ref, products, low, high)
    SELECT l.scope_id, '${kind}${isStock ? '+' : ''}', ${ref} AS ref, count(*), ${range}
    FROM list_size z JOIN listed l ON l.scope_id = z.scope_id ${more}
    WHERE z.products > ${MAX_UNCOUNTED} AND ?1 = '[]' ${isStock ? 'AND l.in_stock = 1' : ''}
    GROUP BY l.scope_id, 3`
  // In stock is a variant with the option.
  const option = (side: 1 | 2) =>
    facet(
      `type${side}`,
      'o.value',
      isStock
        ? `JOIN (SELECT DISTINCT product_id, option${side}_id AS value FROM sub_product
             WHERE stock > 0 AND option${side}_id > 0) o ON o.product_id = l.id`
        : `, json_each('[' || trim(l.options${side}, ',') || ']') o`,
    )
  const property = 'JOIN product_property y ON y.product_id = l.id AND y.number IS'
  return [
    facet('brand', 'l.brand_id'),
    facet('category', 'l.category_id'),
    facet('price', '0', '', 'min(l.price), max(l.price)'),
    option(1),
    option(2),
    facet('value', 'y.value_id', `${property} NULL`),
    facet('range', 'y.property_id', `${property} NOT NULL`, 'min(y.number), max(y.number)'),
  ]
}

/** The rows that lists are read from, made of the products in the database. */
export function listRows(): Insert[] {
  return [
    openingPrices,
    wholeShop,
    categories,
    brands,
    `INSERT INTO list_size (scope_id, products)
     SELECT scope_id, count(*) FROM listed WHERE ?1 = '[]' GROUP BY scope_id`,
    ...facets(false),
    ...facets(true),
  ].map((sql) => ({ sql, rows: '[]' }))
}
