import type { Insert } from '../../../shop/seed/insert'
import { listRows } from '../../../shop/seed/rows/list-rows'
import { plain } from './upsert'

const ofProducts = ['product_property', 'sale']

/** The tables that are made anew from the products, emptied before them so that no trigger has to follow each. */
export const emptied = (isFirst: boolean): Insert[] =>
  [
    'listed',
    'list_size',
    'list_facet',
    'known_word',
    'product_category',
    'related_product',
    ...(isFirst ? ofProducts : []),
  ]
    .map((table) => plain(`DELETE FROM ${table}`))
    .concat(plain("INSERT INTO product_words (product_words) VALUES ('delete-all')"))

/** Up to four others of a category: the next in the shop's order, at its end those before. A join took 49 s for 100,000. */
const RELATED = `INSERT INTO related_product (product_id, type, position, related_id)
  SELECT p.id, 1, n.value, CASE n.value WHEN 1 THEN r1 WHEN 2 THEN r2 WHEN 3 THEN r3 ELSE r4 END AS related FROM (
    SELECT id, ${[1, 2, 3, 4].map((n) => `coalesce(lead(id, ${n}) OVER w, lag(id, ${n}) OVER w) AS r${n}`).join(', ')}
    FROM product WHERE is_active = 1 WINDOW w AS (PARTITION BY category_id ORDER BY position)) p
  JOIN json_each('[1,2,3,4]') n WHERE related IS NOT NULL ORDER BY p.id, n.value`

/** Hides what the feed no longer has, and writes what is made from the products but the words. */
export function afterProducts(run: number): Insert[] {
  return [
    plain(`UPDATE product SET is_active = 0 WHERE is_active = 1
      AND id NOT IN (SELECT product_id FROM feed_item WHERE run = ${run})`),
    ...ofProducts.map((table) =>
      plain(
        `DELETE FROM ${table} WHERE product_id IN (SELECT id FROM product WHERE is_active = 0)`,
      ),
    ),
    plain(`INSERT INTO product_category (category_id, position, product_id)
      SELECT category_id, position, id FROM product WHERE is_active = 1`),
    // Of the third level, then of the second: a parent's products are those of its children too.
    ...[3, 2].map((depth) =>
      plain(`INSERT INTO product_category (category_id, position, product_id)
        SELECT c.parent_id, p.position, p.product_id FROM product_category p
        JOIN category c ON c.id = p.category_id WHERE c.depth = ${depth}
        ORDER BY c.parent_id, p.position`),
    ),
    plain(`UPDATE category SET is_hidden =
      NOT EXISTS (SELECT 1 FROM product_category p WHERE p.category_id = category.id)`),
    plain(RELATED),
    ...listRows(),
    plain(`INSERT INTO price_history (product_id, since, price)
      SELECT id, created_at, price FROM product p
      WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = p.id)`),
    // Variants are written anew, which no trigger on their prices sees.
    plain(`INSERT OR REPLACE INTO variant_price_history (variant_id, since, price)
      SELECT s.id, iif(EXISTS (SELECT 1 FROM variant_price_history WHERE variant_id = s.id), unixepoch(), p.created_at), s.price
      FROM sub_product s JOIN product p ON p.id = s.product_id WHERE s.price IS NOT
        (SELECT price FROM variant_price_history WHERE variant_id = s.id ORDER BY since DESC LIMIT 1)`),
    plain(`INSERT INTO setting (name, value) VALUES ('FEED_RUN', '${run}')
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`),
  ]
}
