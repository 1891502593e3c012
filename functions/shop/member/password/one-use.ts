import { sha256 } from '../../session/session'

export type OneUseKind = 'membership' | 'newsletter' | 'password' | 'address' | 'addressBack'
export type OneUse = { member_id: number; email: string }

/**
 * A new token of 128 random bits for one action; only its hash is stored. It is valid for `seconds`; 0 makes a token
 * that is never valid. `statements` store it in the same write as the messages that contain it.
 */
export async function newOneUse(
  db: D1Database,
  kind: OneUseKind,
  {
    memberId = 0,
    email = '',
    phone = '',
    seconds,
  }: { memberId?: number; email?: string; phone?: string; seconds: number },
): Promise<{ token: string; statements: D1PreparedStatement[] }> {
  const token = crypto.randomUUID().replaceAll('-', '')
  const statements = [
    db.prepare('DELETE FROM one_use WHERE expires_at < unixepoch() - 86400'),
    db
      .prepare(
        `INSERT INTO one_use (hash, kind, member_id, email, phone, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?5, unixepoch() + ?6)`,
      )
      .bind(await sha256(token), kind, memberId, email, phone, seconds),
  ]
  return { token, statements }
}

/** SQL: nobody has used the token of this hash, it has not run out, and its member has the address that it was mailed to, or the verified number. */
export const isHeld = (hash: string) =>
  `EXISTS (SELECT 1 FROM one_use t WHERE t.hash = ${hash} AND t.used_at = 0 AND t.expires_at > unixepoch()
     AND (t.email = '' OR EXISTS (SELECT 1 FROM member h WHERE h.id = t.member_id AND h.email = t.email COLLATE NOCASE))
     AND (t.phone = '' OR EXISTS (SELECT 1 FROM member h WHERE h.id = t.member_id AND h.phone = t.phone AND h.phone_verified_at > 0)))`

/** SQL: an address was given up some days ago by another member than `but`, who may have it back by a link. */
export const isReserved = (email: string, but: string) =>
  `EXISTS (SELECT 1 FROM one_use r WHERE r.kind = 'addressBack' AND r.email = ${email} COLLATE NOCASE
     AND r.member_id <> ${but} AND r.used_at = 0 AND r.expires_at > unixepoch())`

/** Uses a token up; null when it is unknown, of another kind, used or expired. Of concurrent calls only one gets it. */
export async function takeOneUse(
  db: D1Database,
  kind: OneUseKind,
  token: string,
): Promise<OneUse | null> {
  return db
    .prepare(
      `UPDATE one_use SET used_at = unixepoch()
       WHERE hash = ?1 AND kind = ?2 AND used_at = 0 AND expires_at > unixepoch()
       RETURNING member_id, email`,
    )
    .bind(await sha256(token), kind)
    .first<OneUse>()
}

export function readOneUse(db: D1Database, kind: OneUseKind, hash: string): Promise<OneUse | null> {
  return db
    .prepare(
      `SELECT member_id, email FROM one_use WHERE hash = ?1 AND kind = ?2 AND ${isHeld('?1')}`,
    )
    .bind(hash, kind)
    .first<OneUse>()
}

/** Whether a token of this hash was used. */
export async function isUsed(db: D1Database, kind: OneUseKind, hash: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM one_use WHERE hash = ?1 AND kind = ?2 AND used_at > 0'
  return (await db.prepare(sql).bind(hash, kind).first()) !== null
}

/** The last statement of a batch whose others need the token unused; it changes nothing where it is used. */
export const endOneUse = (db: D1Database, hash: string): D1PreparedStatement =>
  db
    .prepare(`UPDATE one_use SET used_at = unixepoch() WHERE hash = ?1 AND ${isHeld('?1')}`)
    .bind(hash)
