import { MAX_LISTS } from './messages'
import { MAX } from './queries'

export type ListRow = { id: number; name: string }

/** The lists that a member has made, the oldest first. */
export async function listsOf(db: D1Database, memberId: number): Promise<ListRow[]> {
  const { results } = await db
    .prepare('SELECT id, name FROM favourite_list WHERE member_id = ?1 ORDER BY id')
    .bind(memberId)
    .all<ListRow>()
  return results
}

/** Makes a list, up to the maximum. @returns whether it was made */
export async function addList(db: D1Database, memberId: number, name: string): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT OR IGNORE INTO favourite_list (member_id, name) SELECT ?1, ?2
       WHERE (SELECT count(*) FROM favourite_list WHERE member_id = ?1) < ${MAX_LISTS}`,
    )
    .bind(memberId, name)
    .run()
  return meta.changes > 0
}

export async function renameList(db: D1Database, { id, name }: ListRow): Promise<void> {
  await db
    .prepare('UPDATE OR IGNORE favourite_list SET name = ?2 WHERE id = ?1')
    .bind(id, name)
    .run()
}

/** Removes a list with what is in it; its link shows nothing from then on. */
export async function removeList(db: D1Database, memberId: number, list: number): Promise<void> {
  const of = ['favourite', 'list_share'].map((table) =>
    db
      .prepare(`DELETE FROM ${table} WHERE member_id = ?1 AND category_id = ?2`)
      .bind(memberId, list),
  )
  const own = db
    .prepare('DELETE FROM favourite_list WHERE member_id = ?1 AND id = ?2')
    .bind(memberId, list)
  await db.batch([...of, own])
}

/** A product in one of a member's lists. */
export type Entry = { memberId: number; product: number; list: number }

export async function isInList(db: D1Database, { memberId, product, list }: Entry) {
  const row = await db
    .prepare(
      'SELECT 1 FROM favourite WHERE member_id = ?1 AND product_id = ?2 AND category_id = ?3',
    )
    .bind(memberId, product, list)
    .first()
  return row !== null
}

const removal = (db: D1Database, { memberId, product, list }: Entry) =>
  db
    .prepare('DELETE FROM favourite WHERE member_id = ?1 AND product_id = ?2 AND category_id = ?3')
    .bind(memberId, product, list)

export async function removeEntry(db: D1Database, entry: Entry): Promise<void> {
  await removal(db, entry).run()
}

/** Moves a product with the price at which it was added; where it is in the other list already, that one stays. */
export async function moveEntry(db: D1Database, entry: Entry, to: number): Promise<void> {
  const { memberId, product, list } = entry
  await db.batch([
    db
      .prepare(
        `UPDATE OR IGNORE favourite SET category_id = ?4
         WHERE member_id = ?1 AND product_id = ?2 AND category_id = ?3`,
      )
      .bind(memberId, product, list, to),
    removal(db, entry),
  ])
}

/** Copies a product into another list, up to the maximum. */
export async function copyEntry(db: D1Database, entry: Entry, to: number): Promise<void> {
  const { memberId, product, list } = entry
  await db
    .prepare(
      `INSERT OR IGNORE INTO favourite (member_id, category_id, product_id, added_at, price_added, variant_added, back_at)
       SELECT member_id, ?4, product_id, unixepoch(), price_added, variant_added, back_at FROM favourite
       WHERE member_id = ?1 AND product_id = ?2 AND category_id = ?3
         AND (SELECT count(*) FROM favourite WHERE member_id = ?1) < ${MAX}`,
    )
    .bind(memberId, product, list, to)
    .run()
}
