export type TokenRow = { id: string; member_id: number; remember: number; expires_at: number }

/** Saves a member's token and deletes expired ones. Times in unix seconds. */
export async function saveToken(db: D1Database, row: TokenRow, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM member_token WHERE expires_at < ?1').bind(now),
    db
      .prepare(
        'INSERT INTO member_token (id, member_id, remember, expires_at) VALUES (?1, ?2, ?3, ?4)',
      )
      .bind(row.id, row.member_id, row.remember, row.expires_at),
  ])
}

export function readTokenRow(db: D1Database, id: string, now: number): Promise<TokenRow | null> {
  return db
    .prepare(
      'SELECT id, member_id, remember, expires_at FROM member_token WHERE id = ?1 AND expires_at > ?2',
    )
    .bind(id, now)
    .first<TokenRow>()
}

/** Ends a token at `at`, unless it ends before. */
export async function endToken(db: D1Database, id: string, at: number): Promise<void> {
  await db
    .prepare('UPDATE member_token SET expires_at = min(expires_at, ?2) WHERE id = ?1')
    .bind(id, at)
    .run()
}

/** How long a token without "remember me" is valid: the setting TOKEN_SECONDS, by default an hour. */
export async function tokenSeconds(db: D1Database): Promise<number> {
  const row = await db
    .prepare("SELECT value FROM setting WHERE name = 'TOKEN_SECONDS'")
    .first<{ value: string }>()
  return Number(row?.value) || 3600
}
