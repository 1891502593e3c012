/** A session of a member; times in unix seconds, 0 where they are not known. */
export type SessionRow = { id: string; device: string; signed_in_at: number; used_at: number }

/** The sessions that have a valid token, the last used first. */
export async function sessionsOf(db: D1Database, memberId: number): Promise<SessionRow[]> {
  const { results } = await db
    .prepare(
      `SELECT session_id AS id, max(device) AS device, min(signed_in_at) AS signed_in_at, max(used_at) AS used_at
       FROM member_token WHERE member_id = ?1 AND expires_at > unixepoch()
       GROUP BY session_id ORDER BY used_at DESC, session_id LIMIT 100`,
    )
    .bind(memberId)
    .all<SessionRow>()
  return results
}

/** Ends one session of the member. @returns false where there is none */
export async function endSession(db: D1Database, memberId: number, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare('DELETE FROM member_token WHERE member_id = ?1 AND session_id = ?2')
    .bind(memberId, id)
    .run()
  return meta.changes > 0
}

/** Ends all sessions of the member but the given one, and sign-ins under way; all of them for ''. */
export async function endSessions(db: D1Database, memberId: number, but: string): Promise<void> {
  await db.batch([
    db
      .prepare('DELETE FROM member_token WHERE member_id = ?1 AND session_id <> ?2')
      .bind(memberId, but),
    db
      .prepare('UPDATE member SET access_revision = access_revision + 1 WHERE id = ?1')
      .bind(memberId),
  ])
}
