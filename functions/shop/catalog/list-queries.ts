import type { ListFilters } from './list-filters'
import type { ProductRow } from './product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from './product-row'

/** Which products a list holds before it is filtered. */
export type ListScope =
  | { kind: 'category'; categoryId: number }
  | { kind: 'words'; match: string }
  | { kind: 'all' }

export type ListWish = {
  scope: ListScope
  language: string
  languageNumber: number
  currency: string
  filters: ListFilters
  sort: number
  page: number
  pageSize: number
}

export type ListResult = { rows: ProductRow[]; total: number; page: number }

// ?3 is the category or the words; ?4 the language's number. Both stand in every scope, since D1 wants
// each bound value used.
const FROM = {
  category: `FROM product_category s JOIN product p ON p.id = s.product_id
    WHERE s.category_id = ?3 AND ?4 >= 0`,
  words: `FROM product_words s JOIN product p ON p.id = s.rowid / 4
    WHERE product_words MATCH ?3 AND s.rowid % 4 = ?4`,
  all: 'FROM product p WHERE ?3 = 0 AND ?4 >= 0',
}

const RATE = '(SELECT rate FROM currency WHERE code = ?2)'

const FILTERS = `AND p.is_active = 1 AND ?1 IS NOT NULL
  AND (json_array_length(?5) = 0 OR p.brand_id IN (SELECT value FROM json_each(?5)))
  AND (?6 IS NULL OR p.price / ${RATE} >= ?6)
  AND (?7 IS NULL OR p.price / ${RATE} <= ?7)
  AND (?8 = 0 OR p.stock > 0)
  AND (?9 = 0 OR p.old_price > p.price)
  AND (?10 = 0 OR p.is_new = 1)
  AND (json_array_length(?11) = 0 OR p.id IN (SELECT product_id FROM sub_product
    WHERE option1_id IN (SELECT value FROM json_each(?11))))
  AND (json_array_length(?12) = 0 OR p.id IN (SELECT product_id FROM sub_product
    WHERE option2_id IN (SELECT value FROM json_each(?12))))
  AND NOT EXISTS (SELECT 1 FROM json_each(?13) f WHERE NOT EXISTS (
    SELECT 1 FROM product_property pp
    WHERE pp.product_id = p.id AND pp.property_id = f.value ->> 'p'
      AND (pp.value_id IN (SELECT value FROM json_each(f.value, '$.v'))
        OR pp.number BETWEEN f.value ->> 'min' AND f.value ->> 'max')))
  AND (json_array_length(?14) = 0 OR EXISTS (SELECT 1 FROM product_category x
    WHERE x.category_id IN (SELECT value FROM json_each(?14)) AND x.position = p.position AND x.product_id = p.id))`

const STARS = '(p.rank1 + 2 * p.rank2 + 3 * p.rank3 + 4 * p.rank4 + 5 * p.rank5)'
const VOTES = '(p.rank1 + p.rank2 + p.rank3 + p.rank4 + p.rank5)'
const TITLE = '(SELECT sort_key FROM product_text WHERE product_id = p.id AND language = ?1)'

/** Orders by the number of `sort` (contract 5.4); 0 is the shop's own, or how well the words fit. */
const ORDERS: Record<number, string> = {
  1: `${TITLE}, p.id`,
  2: `${TITLE} DESC, p.id`,
  3: 'p.created_at DESC, p.id DESC',
  4: 'p.created_at, p.id',
  5: 'p.price, p.id',
  6: 'p.price DESC, p.id',
  7: '(p.id * 7919) % 10007, p.id',
  8: `round(1.0 * ${STARS} / max(${VOTES}, 1), 1) DESC, ${VOTES} DESC, p.id`,
}
const OWN_ORDERS = {
  category: 's.position, p.id',
  words: 'bm25(product_words, 10, 1), p.position',
  all: 'p.position, p.id',
}

/** The sorts a list offers, in order; an unknown one is 0. */
export const SORTS = ['0', '3', '5', '6', '1', '2', '8'] as const

/** One page of a list and its total in one round trip; a page beyond the last is the last. */
export async function readList(db: D1Database, wish: ListWish): Promise<ListResult> {
  const { counting, rows } = listStatements(db, wish)
  const [count, list] = await db.batch([counting, rows])
  return listResult(wish, count as D1Result<{ total: number }>, list as D1Result<ProductRow>)
}

/**
 * The products of a list, filtered: SQL that begins with FROM and ends in its WHERE, over `product p`,
 * and the values that it wants bound.
 */
export function filteredProducts({ scope, filters, ...wish }: ListWish) {
  return {
    sql: `${FROM[scope.kind]} ${FILTERS}`,
    values: [
      wish.language,
      wish.currency,
      scope.kind === 'category' ? scope.categoryId : scope.kind === 'words' ? scope.match : 0,
      wish.languageNumber,
      JSON.stringify(filters.brands),
      filters.priceMin,
      filters.priceMax,
      filters.inStock ? 1 : 0,
      filters.discounted ? 1 : 0,
      filters.isNew ? 1 : 0,
      JSON.stringify(filters.options1),
      JSON.stringify(filters.options2),
      JSON.stringify(filters.properties),
      JSON.stringify(filters.categories),
    ],
  }
}

/** The two statements of a list, to stand in a batch with others; `listResult` reads their answers. */
export function listStatements(db: D1Database, wish: ListWish) {
  const { sql, values } = filteredProducts(wish)
  const order = ORDERS[wish.sort] ?? OWN_ORDERS[wish.scope.kind]
  return {
    counting: db.prepare(`SELECT count(*) AS total ${sql}`).bind(...values),
    rows: db
      .prepare(
        `SELECT ${PRODUCT_COLUMNS}
         FROM (
           SELECT id, row_number() OVER () AS place FROM (
             SELECT p.id ${sql}
             ORDER BY ${order}
             LIMIT ?15
             OFFSET max(0, min(?16 - 1, ((SELECT count(*) ${sql}) - 1) / ?15)) * ?15
           )
         ) chosen
         JOIN product p ON p.id = chosen.id
         ${PRODUCT_JOINS}
         ORDER BY chosen.place`,
      )
      .bind(...values, wish.pageSize, wish.page),
  }
}

/** Puts the answers of `listStatements` together. */
export function listResult(
  wish: ListWish,
  count: D1Result<{ total: number }>,
  rows: D1Result<ProductRow>,
): ListResult {
  const total = count.results[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / wish.pageSize))
  return { rows: rows.results, total, page: Math.min(wish.page, pages) }
}
