import type { ProductRow } from '../catalog/product/product-row'
import { PRODUCT_COLUMNS, PRODUCT_JOINS } from '../catalog/product/product-row'

export const MAX = 200

export type FavouriteRow = ProductRow & { list_id: number; added_at: number }

export async function readFavourites(
  db: D1Database,
  memberId: number,
  language: string,
  currency: string,
): Promise<FavouriteRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS}, f.id AS list_id, f.added_at AS added_at FROM favourite f
       JOIN product p ON p.id = f.product_id AND p.is_active = 1
       ${PRODUCT_JOINS}
       WHERE f.member_id = ?3 AND f.category_id = 1 ORDER BY f.added_at DESC, f.id DESC`,
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

/** Saves products that are not saved yet, up to the maximum. `now` in unix seconds. */
export async function addFavourites(
  db: D1Database,
  memberId: number,
  ids: number[],
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT OR IGNORE INTO favourite (member_id, product_id, added_at)
       SELECT ?1, value, ?3 FROM json_each(?2)
       LIMIT max(0, ${MAX} - (SELECT count(*) FROM favourite WHERE member_id = ?1))`,
    )
    .bind(memberId, JSON.stringify(ids), now)
    .run()
}

/** Which of these products are the member's favourites. */
export async function favouritesAmong(
  db: D1Database,
  memberId: number,
  ids: number[],
): Promise<Set<number>> {
  const { results } = await db
    .prepare(
      `SELECT product_id FROM favourite
       WHERE member_id = ?1 AND product_id IN (SELECT value FROM json_each(?2))`,
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
      'DELETE FROM favourite WHERE member_id = ?1 AND product_id IN (SELECT value FROM json_each(?2))',
    )
    .bind(memberId, JSON.stringify(ids))
    .run()
}

/** The id in the link of a member's shared list; empty while it is not shared. */
export async function shareOf(db: D1Database, memberId: number): Promise<string> {
  const row = await db
    .prepare('SELECT id FROM favourite_share WHERE member_id = ?1')
    .bind(memberId)
    .first<{ id: string }>()
  return row?.id ?? ''
}

/** The member whose list a link shares, with the first name for the greeting; null for no such link. */
export function ownerOfSharedList(
  db: D1Database,
  share: string,
): Promise<{ member_id: number; name: string } | null> {
  return db
    .prepare(
      `SELECT s.member_id, m.name FROM favourite_share s JOIN member m ON m.id = s.member_id
       WHERE s.id = ?1`,
    )
    .bind(share)
    .first<{ member_id: number; name: string }>()
}

/** Shares the list under an id; an empty id ends the sharing, and the old link shows nothing. */
export async function setShare(db: D1Database, memberId: number, id: string): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM favourite_share WHERE member_id = ?1').bind(memberId),
    db
      .prepare("INSERT INTO favourite_share (id, member_id) SELECT ?1, ?2 WHERE ?1 <> ''")
      .bind(id, memberId),
  ])
}
