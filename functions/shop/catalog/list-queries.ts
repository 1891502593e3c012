import { filteredProducts, isUnfiltered, scopeId } from './list-products'
import type { ListWish } from './list-wish'
import type { ProductRow } from './product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from './product-row'

export type ListResult = { rows: ProductRow[]; total: number; page: number }

const STARS = '(p.rank1 + 2 * p.rank2 + 3 * p.rank3 + 4 * p.rank4 + 5 * p.rank5)'
const VOTES = '(p.rank1 + p.rank2 + p.rank3 + p.rank4 + p.rank5)'
const ofProduct = (value: string) => `(SELECT ${value} FROM product p WHERE p.id = s.id)`

/** Orders by the number of `sort` (contract 5.4); 0 is the shop's own, or how well the words fit. */
function orderOf({ sort, scope, language, languageNumber }: ListWish): string {
  const isWords = scope.kind === 'words'
  const title = isWords
    ? `(SELECT sort_key FROM product_text WHERE product_id = s.id AND language = '${language}')`
    : `s.title${Math.trunc(languageNumber)}`
  const average = ofProduct(`round(1.0 * ${STARS} / max(${VOTES}, 1), 1)`)
  const orders: Record<number, string> = {
    1: `${title}, s.id`,
    2: `${title} DESC, s.id`,
    3: 's.created_at DESC, s.id DESC',
    4: 's.created_at, s.id',
    5: 's.price, s.id',
    6: 's.price DESC, s.id',
    7: '(s.id * 7919) % 10007, s.id',
    8: `${average} DESC, ${ofProduct(VOTES)} DESC, s.id`,
  }
  return orders[sort] ?? (isWords ? 'bm25(product_words, 10, 1), s.position' : 's.position, s.id')
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
  const { sql, values } = filteredProducts(wish)
  const { language, currency, pageSize, page } = wish
  // The columns of a product want the language and the currency first.
  const shifted = sql.replace(/\?(\d+)/g, (_, number) => `?${Number(number) + 2}`)
  const last = values.length + 2
  return db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS}
       FROM (
         SELECT id, row_number() OVER () AS place FROM (
           SELECT s.id ${shifted} ORDER BY ${orderOf(wish)} LIMIT ?${last + 1} OFFSET ?${last + 2}
         )
       ) chosen
       JOIN product p ON p.id = chosen.id
       ${PRODUCT_JOINS}
       ORDER BY chosen.place`,
    )
    .bind(language, currency, ...values, pageSize, (page - 1) * pageSize)
}
