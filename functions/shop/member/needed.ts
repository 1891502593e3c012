import type { Call } from '../app'
import type { MemberRow } from '../auth/member-queries'

export const fromToken = (id: string) =>
  `FROM member_token WHERE id = ${id} AND expires_at > unixepoch()`

/** Whoever may sign in, as they were when that was checked. */
export type Admitted = Pick<MemberRow, 'id' | 'access_revision'>

/** A statement that undoes its batch where a query finds no row. */
export const needs = (
  db: D1Database,
  query: string,
  ...values: (string | number)[]
): D1PreparedStatement =>
  db.prepare(`SELECT json(iif(EXISTS (${query}), '1', 'not held'))`).bind(...values)

/** Whoever was checked: their ways in have not been ended since. */
export const needsAccess = (db: D1Database, { id, access_revision }: Admitted) =>
  needs(db, 'SELECT 1 FROM member WHERE id = ?1 AND access_revision = ?2', id, access_revision)

/** A member's own change: its session has not been ended since. */
export const needsSession = (call: Call) =>
  needs(call.env.DB, `SELECT 1 ${fromToken('?1')}`, call.get('memberToken')?.id ?? '')

/** Runs statements, all or none. @returns why none ran, also where another member has the address or number */
export async function runIfHeld(
  db: D1Database,
  statements: D1PreparedStatement[],
): Promise<'gone' | 'email' | 'phone' | null> {
  try {
    await db.batch(statements)
    return null
  } catch (fault) {
    const text = String(fault)
    if (text.includes('malformed JSON')) return 'gone'
    const column = /UNIQUE constraint failed: member\.(email|phone)/.exec(text)?.[1]
    if (!column) throw fault
    return column === 'phone' ? 'phone' : 'email'
  }
}
