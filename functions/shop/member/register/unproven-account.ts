import { memberRows } from '../deletion/member-rows'

/** How long the link of a registration's mail lives, and the account that nobody activates with it, in seconds. */
export const ACTIVATION_SECONDS = 3 * 24 * 3600

/** SQL: nobody has been in the account `member`, nor proven its address or number (decision 091). */
export const isUnproven = (member: string) =>
  ['is_activated', 'email_proven', 'owns_email', 'phone_verified_at']
    .map((column) => `${member}.${column} = 0`)
    .join(' AND ')

export async function unprovenWith(db: D1Database, email: string): Promise<number[]> {
  const sql = `SELECT m.id FROM member m WHERE m.email = ?1 COLLATE NOCASE AND ${isUnproven('m')}`
  const { results } = await db.prepare(sql).bind(email).all<{ id: number }>()
  return results.map(({ id }) => id)
}

/** Statements that delete accounts, but those whose owners have proven something since they were read. */
export function deleteUnproven(db: D1Database, ids: number[]): D1PreparedStatement[] {
  if (ids.length === 0) return []
  const run = (sql: string) => db.prepare(sql).bind(JSON.stringify(ids))
  const which = 'x.id IN (SELECT value FROM json_each(?1))'
  const begun = `SELECT x.id FROM member x JOIN deleted_member d ON d.id = x.id WHERE ${which}`
  return [
    run(
      `INSERT INTO deleted_member (id, deleted_at)
       SELECT x.id, unixepoch() FROM member x WHERE ${which} AND ${isUnproven('x')}`,
    ),
    ...memberRows(begun).map(([table, condition]) =>
      run(`DELETE FROM ${table} WHERE (${condition})`),
    ),
    run(`DELETE FROM member WHERE id IN (${begun})`),
  ]
}

/** A statement by which such an account leaves its number to another: its mail may be somebody's who still opens it. */
export const yieldPhone = (db: D1Database, phone: string): D1PreparedStatement =>
  db
    .prepare(`UPDATE member SET phone = '-' || id WHERE phone = ?1 AND ${isUnproven('member')}`)
    .bind(phone)

const MAX_ACCOUNTS = 100

/** Deletes accounts whose link of activation has run out; one to which a mail still leads stays. */
export async function deleteNeverActivated(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT m.id FROM member m WHERE ${isUnproven('m')} AND m.created_at < unixepoch() - ${ACTIVATION_SECONDS}
         AND NOT EXISTS (SELECT 1 FROM one_use t WHERE t.member_id = m.id AND t.used_at = 0 AND t.expires_at > unixepoch())
       LIMIT ${MAX_ACCOUNTS}`,
    )
    .all<{ id: number }>()
  const ids = results.map(({ id }) => id)
  if (ids.length > 0) await db.batch(deleteUnproven(db, ids))
}
