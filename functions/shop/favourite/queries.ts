import { OPENING_VARIANT } from '../catalog/product/opening-order'
import type { ProductRow } from '../catalog/product/product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from '../catalog/product/product-row'
import type { Remembered } from './remembered'

/** Of all lists of a member together. */
export const MAX = 200

/** The list that every member has, and that hearts belong to. */
export const DEFAULT_LIST = 1

/** How long a product counts as back in stock, in seconds. */
const BACK_FOR = 14 * 24 * 60 * 60

export type FavouriteRow = ProductRow & {
  list_id: number
  in_list: number
  added_at: number
  price_added: number | null
  variant_added: number
  is_back: number
}

/** What is in the lists of a member, the newest first. */
export async function readFavourites(
  db: D1Database,
  memberId: number,
  language: string,
  currency: string,
): Promise<FavouriteRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS}, f.id AS list_id, f.category_id AS in_list, f.added_at, f.price_added, f.variant_added,
         p.stock > 0 AND f.back_at > unixepoch() - ${BACK_FOR} AS is_back FROM favourite f
       JOIN product p ON p.id = f.product_id AND p.is_active = 1
       ${PRODUCT_JOINS}
       WHERE f.member_id = ?3 ORDER BY f.added_at DESC, f.id DESC`,
    )
    .bind(language, currency, memberId)
    .all<FavouriteRow>()
  return results
}

/** Titles of the given products that are sold, by id. */
export async function titlesOf(
  db: D1Database,
  ids: number[],
  language: string,
): Promise<Map<number, string>> {
  const { results } = await db
    .prepare(
      `SELECT p.id, t.title FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = ?1
       WHERE p.is_active = 1 AND p.id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(language, JSON.stringify(ids))
    .all<{ id: number; title: string }>()
  return new Map(results.map((row) => [row.id, row.title]))
}

/** Saves products in the default list with their prices, or what a guest's browser remembers of them, up to the maximum. `now` in unix seconds. */
export async function addFavourites(
  db: D1Database,
  memberId: number,
  ids: number[],
  { now, memory = [] }: { now: number; memory?: Remembered[] },
): Promise<void> {
  await db
    .prepare(
      `INSERT OR IGNORE INTO favourite (member_id, product_id, added_at, price_added, variant_added, back_at)
       SELECT ?1, one.value, ?3, coalesce(CAST(round((seen.value ->> 'price') * c.rate) AS INTEGER), p.price),
         coalesce(iif(c.rate IS NULL, ${OPENING_VARIANT}, seen.value ->> 'variant'), 0),
         iif(p.stock > 0 AND (seen.value ->> 'back') > ?3 - ${BACK_FOR}, seen.value ->> 'back', 0)
       FROM json_each(?2) one LEFT JOIN product p ON p.id = one.value
       LEFT JOIN json_each(?4) seen ON seen.value ->> 'id' = p.id
       LEFT JOIN currency c ON c.code = seen.value ->> 'currency'
       WHERE one.value NOT IN (SELECT product_id FROM favourite WHERE member_id = ?1 AND category_id = ${DEFAULT_LIST})
       LIMIT max(0, ${MAX} - (SELECT count(*) FROM favourite WHERE member_id = ?1))`,
    )
    .bind(memberId, JSON.stringify(ids), now, JSON.stringify(memory))
    .run()
}

/** Which of these products are in the member's default list. */
export async function favouritesAmong(
  db: D1Database,
  memberId: number,
  ids: number[],
): Promise<Set<number>> {
  const { results } = await db
    .prepare(
      `SELECT product_id FROM favourite
       WHERE member_id = ?1 AND category_id = ${DEFAULT_LIST}
         AND product_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(memberId, JSON.stringify(ids))
    .all<{ product_id: number }>()
  return new Set(results.map((row) => row.product_id))
}

export async function removeFavourites(
  db: D1Database,
  memberId: number,
  ids: number[],
): Promise<void> {
  await db
    .prepare(
      `DELETE FROM favourite WHERE member_id = ?1 AND category_id = ${DEFAULT_LIST}
         AND product_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(memberId, JSON.stringify(ids))
    .run()
}
