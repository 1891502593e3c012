import type { Products } from './list-products'
import { filteredProducts, isUnfiltered, scopeId } from './list-products'
import type { ListWish } from './list-wish'
import type { ProductRow } from './product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from './product-row'

export type ListResult = { rows: ProductRow[]; total: number; page: number }

/** Orders by the number of `sort`; 0 is the shop's own. */
function orderOf({ sort, languageNumber }: ListWish): string {
  const title = `s.title${Math.trunc(languageNumber)}`
  const orders: Record<number, string> = {
    1: `${title}, s.id`,
    2: `${title} DESC, s.id`,
    3: 's.created_at DESC, s.id DESC',
    4: 's.created_at, s.id',
    5: 's.price, s.id',
    6: 's.price DESC, s.id',
    7: '(s.id * 7919) % 10007, s.id',
    8: 's.stars DESC, s.id',
  }
  return orders[sort] ?? 's.position, s.id'
}

const shifted = (sql: string, by: number) =>
  sql.replace(/\?(\d+)/g, (_, number) => `?${Number(number) + by}`)

/**
 * Ids of a list in its order. What words find stands by how well they fit: first what they name, then what is found by
 * its brand, category or code, each in the shop's own order; so the index gives a page without reading the rest.
 */
function idsOf(wish: ListWish): Products {
  const { scope, sort } = wish
  if (scope.kind !== 'words' || sort !== 0) {
    const { sql, values } = filteredProducts(wish)
    return { sql: `SELECT s.id ${sql} ORDER BY ${orderOf(wish)}`, values }
  }
  const named = `title : (${scope.match})`
  const [first, second] = [named, `(${scope.match}) NOT ${named}`].map((match) =>
    filteredProducts({ ...wish, scope: { kind: 'words', match } }),
  ) as [Products, Products]
  const inOrder = (sql: string) =>
    `SELECT id FROM (SELECT s.id ${sql} ORDER BY product_words.rowid)`
  return {
    sql: `${inOrder(first.sql)} UNION ALL ${inOrder(shifted(second.sql, first.values.length))}`,
    values: [...first.values, ...second.values],
  }
}

/** The sorts a list offers, in order; an unknown one is 0. */
export const SORTS = ['0', '3', '5', '6', '1', '2', '8'] as const

/** One page of a list and its total, in one round trip when the page is there; a page beyond the last is the last. */
export async function readList(db: D1Database, wish: ListWish): Promise<ListResult> {
  const [count, list] = await db.batch([countOf(db, wish), rowsOf(db, wish)])
  const total = (count as D1Result<{ total: number }>).results[0]?.total ?? 0
  const rows = (list as D1Result<ProductRow>).results
  const page = Math.min(wish.page, Math.max(1, Math.ceil(total / wish.pageSize)))
  if (page === wish.page) return { rows, total, page }
  const last = await rowsOf(db, { ...wish, page }).all<ProductRow>()
  return { rows: last.results, total, page }
}

/** How many products a list has: for a whole category the shop knows it. */
function countOf(db: D1Database, wish: ListWish): D1PreparedStatement {
  const id = scopeId(wish.scope)
  if (id !== null && isUnfiltered(wish.filters))
    return db.prepare('SELECT products AS total FROM list_size WHERE scope_id = ?1').bind(id)
  const { sql, values } = filteredProducts(wish)
  return db.prepare(`SELECT count(*) AS total ${sql}`).bind(...values)
}

/** The products of one page of a list. */
export function rowsOf(db: D1Database, wish: ListWish): D1PreparedStatement {
  const { sql, values } = idsOf(wish)
  const { language, currency, pageSize, page } = wish
  // The columns of a product want the language and the currency first.
  const last = values.length + 2
  return db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS}
       FROM (
         SELECT id, row_number() OVER () AS place FROM (
           ${shifted(sql, 2)} LIMIT ?${last + 1} OFFSET ?${last + 2}
         )
       ) chosen
       JOIN product p ON p.id = chosen.id
       ${PRODUCT_JOINS}
       ORDER BY chosen.place`,
    )
    .bind(language, currency, ...values, pageSize, (page - 1) * pageSize)
}
