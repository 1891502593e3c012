import { deleteNeverActivated } from '../member/register/unproven-account'

/** How long after its last change a session has no cookie any more, in days; one of reserve. */
const SESSION_DAYS = 31
const MAX_SESSIONS = 500

const waits = ['cart_line', 'saved_line']
  .map((table) => `EXISTS (SELECT 1 FROM ${table} l WHERE l.session_id = s.id)`)
  .join(' OR ')

/** SQL: sessions that no cookie leads to; a cart that its member left waits for them. */
const ended = `SELECT s.id FROM session s WHERE s.seen_at < unixepoch() - ${SESSION_DAYS} * 86400
  AND (s.is_left = 0 OR NOT (${waits})) ORDER BY s.seen_at LIMIT ${MAX_SESSIONS}`

const OF_SESSIONS = [
  ...['cart_line', 'saved_line'].map((table) => `${table} WHERE session_id IN (SELECT value`),
  ...['address', 'order_draft'].map((table) => `${table} WHERE owner IN (SELECT 'g:' || value`),
  'session WHERE id IN (SELECT value',
]

const EXPIRED = [
  ...['captcha', 'one_time_code', 'social_pending'].map(
    (table) => `DELETE FROM ${table} WHERE expires_at < unixepoch()`,
  ),
  // The longest limit counts for a day.
  'DELETE FROM act_count WHERE began_at < unixepoch() - 86400',
  'DELETE FROM sign_in_failure WHERE failed_at < unixepoch() - 86400',
]

/** Deletes what has run out, accounts that nobody activated, and sessions whose cookie has run out. */
export async function deleteExpired(db: D1Database): Promise<void> {
  await deleteNeverActivated(db)
  const [sessions] = await db.batch<{ id: string }>([
    db.prepare(ended),
    ...EXPIRED.map((sql) => db.prepare(sql)),
  ])
  const ids = JSON.stringify(sessions?.results.map(({ id }) => id) ?? [])
  if (ids === '[]') return
  await db.batch(
    OF_SESSIONS.map((sql) => db.prepare(`DELETE FROM ${sql} FROM json_each(?1))`).bind(ids)),
  )
}
