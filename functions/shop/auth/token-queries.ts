/** A valid token of a member, and the session that it belongs to. Times in unix seconds. */
export type TokenRow = {
  id: string
  member_id: number
  remember: number
  expires_at: number
  session_id: string
  device: string
  signed_in_at: number
  used_at: number
}

const COLUMNS =
  'id, member_id, remember, expires_at, session_id, device, signed_in_at, used_at' as const

/** How exactly the last use is noted, in seconds: not every call writes. */
const USE_SECONDS = 60

const valuesOf = (row: TokenRow) => [
  row.id,
  row.member_id,
  row.remember,
  row.expires_at,
  row.session_id,
  row.device,
  row.signed_in_at,
  row.used_at,
]

/** Statements that save the token of a sign-in, and delete expired ones. */
export const tokenSaved = (db: D1Database, row: TokenRow): D1PreparedStatement[] => [
  db.prepare('DELETE FROM member_token WHERE expires_at < unixepoch()'),
  db
    .prepare(`INSERT INTO member_token (${COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`)
    .bind(...valuesOf(row)),
]

/** Saves the token that replaces another one, unless that has ended. @param until when the old one ends @returns false where it has */
export async function saveNextToken(
  db: D1Database,
  old: string,
  row: TokenRow,
  until: number,
): Promise<boolean> {
  const [saved] = await db.batch([
    db
      .prepare(
        `INSERT INTO member_token (${COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
         WHERE EXISTS (SELECT 1 FROM member_token WHERE id = ?9 AND expires_at > ?8)`,
      )
      .bind(...valuesOf(row), old),
    db
      .prepare('UPDATE member_token SET expires_at = min(expires_at, ?2) WHERE id = ?1')
      .bind(old, until),
  ])
  return (saved?.meta.changes ?? 0) > 0
}

/** A valid token by its id; notes the use. */
export async function readUsedToken(
  db: D1Database,
  id: string,
  now: number,
): Promise<TokenRow | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM member_token WHERE id = ?1 AND expires_at > ?2`)
    .bind(id, now)
    .first<TokenRow>()
  if (row && row.used_at < now - USE_SECONDS)
    await db.prepare('UPDATE member_token SET used_at = ?2 WHERE id = ?1').bind(id, now).run()
  return row
}

/** How long a token without "remember me" is valid: the setting TOKEN_SECONDS, by default an hour. */
export async function tokenSeconds(db: D1Database): Promise<number> {
  const row = await db
    .prepare("SELECT value FROM setting WHERE name = 'TOKEN_SECONDS'")
    .first<{ value: string }>()
  return Number(row?.value) || 3600
}
