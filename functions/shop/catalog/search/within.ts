import { MAX_COUNTED_OF_WORDS } from '../../list-size'
import type { CategoryRow } from '../category-queries'
import { filteredProducts } from '../list/list-products'
import type { ListRequest } from '../list/list-request'

const MAX_WITHIN = 3

export type Found = { id: number; products: number }

/** The goods of a search by their own category. */
export function foundByCategory(db: D1Database, listRequest: ListRequest): D1PreparedStatement {
  const { sql, values } = filteredProducts(listRequest)
  return db
    .prepare(
      `SELECT id, count(*) AS products FROM
         (SELECT s.category_id AS id ${sql} LIMIT ${MAX_COUNTED_OF_WORDS + 1}) GROUP BY id`,
    )
    .bind(...values)
}

/** What a search finds in all, unless that is too much to count, and the categories with most of it. */
export function withinCategories(found: Found[], categories: CategoryRow[]) {
  const total = found.reduce((sum, { products }) => sum + products, 0)
  const rowOf = new Map(categories.map((row) => [row.id, row]))
  const pathOf = (id: number): CategoryRow[] => {
    const row = rowOf.get(id)
    return row ? [...pathOf(row.parent_id), row] : []
  }
  const atDepth = (depth: number) => {
    const sums = new Map<CategoryRow, number>()
    for (const { id, products } of found) {
      const row = pathOf(id)[depth]
      if (row) sums.set(row, (sums.get(row) ?? 0) + products)
    }
    return [...sums].sort((a, b) => b[1] - a[1])
  }
  // Where one category holds everything, those below it say more.
  const several = [0, 1, 2].map(atDepth).find((rows) => rows.length > 1) ?? []
  return {
    ...(total <= MAX_COUNTED_OF_WORDS && { total }),
    within: several.slice(0, MAX_WITHIN).map(([{ id, title }]) => ({ id: String(id), title })),
  }
}
