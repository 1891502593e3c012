/** The ids in the links of a member's shared lists, by list. */
export async function sharesOf(db: D1Database, memberId: number): Promise<Map<number, string>> {
  const { results } = await db
    .prepare('SELECT category_id, id FROM list_share WHERE member_id = ?1')
    .bind(memberId)
    .all<{ category_id: number; id: string }>()
  return new Map(results.map((row) => [row.category_id, row.id]))
}

export type SharedList = { member_id: number; list: number; owner: string }

/** The list that a link shares, with its owner's first name; null for no such link. */
export function sharedListOf(db: D1Database, share: string): Promise<SharedList | null> {
  return db
    .prepare(
      `SELECT s.member_id, s.category_id AS list, m.name AS owner FROM list_share s
       JOIN member m ON m.id = s.member_id WHERE s.id = ?1`,
    )
    .bind(share)
    .first<SharedList>()
}

/** Shares a list under an id; an empty id ends the sharing, and the old link shows nothing. */
export async function setShare(
  db: D1Database,
  memberId: number,
  list: number,
  id: string,
): Promise<void> {
  await db.batch([
    db
      .prepare('DELETE FROM list_share WHERE member_id = ?1 AND category_id = ?2')
      .bind(memberId, list),
    db
      .prepare(
        "INSERT INTO list_share (id, member_id, category_id) SELECT ?3, ?1, ?2 WHERE ?3 <> ''",
      )
      .bind(memberId, list, id),
  ])
}
