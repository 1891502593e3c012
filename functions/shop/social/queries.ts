import type { Platform, ProviderPerson } from './people'

export type Pending = ProviderPerson & { platform: Platform }

/** How long an unfinished profile is stored, in seconds. */
const PENDING_SECONDS = 15 * 60

/** The member of an outside account; 0 for none. */
export async function memberOfAccount(
  db: D1Database,
  platform: Platform,
  subject: string,
): Promise<number> {
  const row = await db
    .prepare('SELECT member_id FROM social_account WHERE platform = ?1 AND subject = ?2')
    .bind(platform, subject)
    .first<{ member_id: number }>()
  return row?.member_id ?? 0
}

export function linkAccount(db: D1Database, platform: Platform, subject: string, memberId: number) {
  return db
    .prepare(
      'INSERT OR REPLACE INTO social_account (platform, subject, member_id) VALUES (?1, ?2, ?3)',
    )
    .bind(platform, subject, memberId)
}

export async function savePending(db: D1Database, session: string, pending: Pending) {
  await db
    .prepare(
      `INSERT OR REPLACE INTO social_pending (session_id, platform, subject, name, surname, email, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, unixepoch() + ${PENDING_SECONDS})`,
    )
    .bind(session, pending.platform, pending.subject, pending.name, pending.surname, pending.email)
    .run()
}

export function readPending(db: D1Database, session: string): Promise<Pending | null> {
  return db
    .prepare(
      `SELECT platform, subject, name, surname, email FROM social_pending
       WHERE session_id = ?1 AND expires_at >= unixepoch()`,
    )
    .bind(session)
    .first<Pending>()
}

export function endPending(db: D1Database, session: string) {
  return db.prepare('DELETE FROM social_pending WHERE session_id = ?1').bind(session)
}
