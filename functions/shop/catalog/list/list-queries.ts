import type { ChosenOptions } from '../product/chosen-variant'
import type { ProductRow } from '../product/product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from '../product/product-row'
import type { Products } from './list-products'
import { filteredProducts, isUnfiltered, scopeId } from './list-products'
import type { ListRequest } from './list-request'

export type ListResult = {
  rows: ProductRow[]
  total: number
  page: number
  options: ChosenOptions
}

/** Orders by the number of `sort`; 0 is the default order. */
function orderOf({ sort, languageNumber }: ListRequest): string {
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

/** The ids in order; a search has titles first, then brand, category or code, so that the index alone yields a page. */
function idsOf(listRequest: ListRequest): Products {
  const { scope, sort } = listRequest
  if (scope.kind !== 'words' || sort !== 0) {
    const { sql, values } = filteredProducts(listRequest)
    return { sql: `SELECT s.id ${sql} ORDER BY ${orderOf(listRequest)}`, values }
  }
  const named = `title : (${scope.match})`
  const [first, second] = [named, `(${scope.match}) NOT ${named}`].map((match) =>
    filteredProducts({ ...listRequest, scope: { kind: 'words', match } }),
  ) as [Products, Products]
  const inOrder = (sql: string) =>
    `SELECT id FROM (SELECT s.id ${sql} ORDER BY product_words.rowid)`
  return {
    sql: `${inOrder(first.sql)} UNION ALL ${inOrder(shifted(second.sql, first.values.length))}`,
    values: [...first.values, ...second.values],
  }
}

/** The sorts that a list offers, in order; an unknown one is 0. */
export const SORTS = ['0', '3', '5', '6', '1', '2', '8'] as const

/** One page of a list and its total, in one round trip when the page exists; a page beyond the last is the last. */
export async function readList(db: D1Database, listRequest: ListRequest): Promise<ListResult> {
  const [count, list] = await db.batch([countOf(db, listRequest), rowsOf(db, listRequest)])
  const total = (count as D1Result<{ total: number }>).results[0]?.total ?? 0
  const rows = (list as D1Result<ProductRow>).results
  const page = Math.min(listRequest.page, Math.max(1, Math.ceil(total / listRequest.pageSize)))
  const options = listRequest.filters
  if (page === listRequest.page) return { rows, total, page, options }
  const last = await rowsOf(db, { ...listRequest, page }).all<ProductRow>()
  return { rows: last.results, total, page, options }
}

/** The number of products in a list; precomputed for an unfiltered category. */
function countOf(db: D1Database, listRequest: ListRequest): D1PreparedStatement {
  const id = scopeId(listRequest.scope)
  if (id !== null && isUnfiltered(listRequest.filters))
    return db.prepare('SELECT products AS total FROM list_size WHERE scope_id = ?1').bind(id)
  const { sql, values } = filteredProducts(listRequest)
  return db.prepare(`SELECT count(*) AS total ${sql}`).bind(...values)
}

/** The products of one page of a list. */
export function rowsOf(db: D1Database, listRequest: ListRequest): D1PreparedStatement {
  const { sql, values } = idsOf(listRequest)
  const { language, currency, pageSize, page } = listRequest
  // The columns of a product bind the language and the currency first.
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
