/** Starts a session. `now` in unix seconds. */
export async function createSession(db: D1Database, id: string, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO session (id, created_at, seen_at) VALUES (?1, ?2, ?2)')
    .bind(id, now)
    .run()
}

/** Updates the time of the last call; false when there is no such session. */
export async function touchSession(db: D1Database, id: string, now: number): Promise<boolean> {
  const result = await db
    .prepare('UPDATE session SET seen_at = ?2 WHERE id = ?1')
    .bind(id, now)
    .run()
  return result.meta.changes > 0
}

export type SessionRow = {
  id: string
  currency: string
  language: string
  store_id: number
  country: string
  state: string
  city: string
  town: string
  email: string
}

export async function readSession(db: D1Database, id: string): Promise<SessionRow | null> {
  return db
    .prepare(
      `SELECT id, currency, language, store_id, country, state, city, town, email
       FROM session WHERE id = ?1`,
    )
    .bind(id)
    .first<SessionRow>()
}

export async function chooseCurrency(db: D1Database, id: string, currency: string): Promise<void> {
  await db.prepare('UPDATE session SET currency = ?2 WHERE id = ?1').bind(id, currency).run()
}

export async function chooseLanguage(db: D1Database, id: string, language: string): Promise<void> {
  await db.prepare('UPDATE session SET language = ?2 WHERE id = ?1').bind(id, language).run()
}

/** Saves the shopper's location and, when `storeId` is above 0, the store. */
export async function chooseLocation(
  db: D1Database,
  id: string,
  location: { country: string; state: string; city: string; town: string; storeId: number },
): Promise<void> {
  await db
    .prepare(
      `UPDATE session SET country = ?2, state = ?3, city = ?4, town = ?5,
         store_id = CASE WHEN ?6 > 0 THEN ?6 ELSE store_id END
       WHERE id = ?1`,
    )
    .bind(id, location.country, location.state, location.city, location.town, location.storeId)
    .run()
}
