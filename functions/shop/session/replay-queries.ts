const ONE_DAY = 24 * 60 * 60

/** After this many seconds a request that never answered releases its key. */
const ABANDONED = 30

/** Claims a key for a first request; false when it is taken. `now` in unix seconds. */
export async function beginReplay(
  db: D1Database,
  key: string,
  payload: string,
  now: number,
): Promise<boolean> {
  const [, taken] = await db.batch([
    db.prepare('DELETE FROM replay WHERE created_at < ?1').bind(now - ONE_DAY),
    db
      .prepare(
        `INSERT INTO replay (key, payload, created_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (key) DO UPDATE SET created_at = excluded.created_at
         WHERE body IS NULL AND payload = excluded.payload AND created_at < excluded.created_at - ${ABANDONED}`,
      )
      .bind(key, payload, now),
  ])
  return (taken?.meta.changes ?? 0) > 0
}

export type ReplayRow = {
  payload: string
  body: string | null
  cookie: string
  created_at: number
}

export function readReplay(db: D1Database, key: string): Promise<ReplayRow | null> {
  return db
    .prepare('SELECT payload, body, cookie, created_at FROM replay WHERE key = ?1')
    .bind(key)
    .first<ReplayRow>()
}

export async function saveReplay(
  db: D1Database,
  key: string,
  body: string,
  cookie: string,
): Promise<void> {
  await db
    .prepare('UPDATE replay SET body = ?2, cookie = ?3 WHERE key = ?1')
    .bind(key, body, cookie)
    .run()
}

/** Releases a key whose request failed. */
export async function forgetReplay(db: D1Database, key: string): Promise<void> {
  await db.prepare('DELETE FROM replay WHERE key = ?1 AND body IS NULL').bind(key).run()
}

/** Deletes this very answer; one that was stored since stays. */
export async function dropReplay(
  db: D1Database,
  key: string,
  { body, created_at }: ReplayRow,
): Promise<void> {
  await db
    .prepare('DELETE FROM replay WHERE key = ?1 AND body = ?2 AND created_at = ?3')
    .bind(key, body, created_at)
    .run()
}
