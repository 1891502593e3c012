export type CardRow = {
  id: number
  brand: string
  last4: string
  expiry: string
  holder: string
  is_valid: number
  /** 1 for the one that last paid an order. */
  is_last: number
}

const COLUMNS = `id, brand, last4, expiry, holder, is_valid, used_at > 0 AND used_at =
  (SELECT max(mine.used_at) FROM card mine WHERE mine.member_id = card.member_id) AS is_last`

export async function cardsOf(db: D1Database, memberId: number): Promise<CardRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM card WHERE member_id = ?1 AND ?1 > 0 ORDER BY id`)
    .bind(memberId)
    .all<CardRow>()
  return results
}

export function cardOf(db: D1Database, memberId: number, id: number): Promise<CardRow | null> {
  return db
    .prepare(`SELECT ${COLUMNS} FROM card WHERE id = ?2 AND member_id = ?1 AND ?1 > 0`)
    .bind(memberId, id)
    .first<CardRow>()
}

export async function deleteCard(db: D1Database, memberId: number, id: number): Promise<boolean> {
  const { meta } = await db
    .prepare('DELETE FROM card WHERE id = ?2 AND member_id = ?1 AND ?1 > 0')
    .bind(memberId, id)
    .run()
  return meta.changes > 0
}

/** Records that a card has paid. */
export const noteUse = (db: D1Database, id: number) =>
  db.prepare('UPDATE card SET used_at = unixepoch() WHERE id = ?1').bind(id)

/** Records whether the provider accepts a card. */
export function setValid(db: D1Database, id: number, isValid: boolean) {
  return db.prepare('UPDATE card SET is_valid = ?2 WHERE id = ?1').bind(id, isValid ? 1 : 0)
}

export type CardEntry = { member_id: number; return_url: string; language: string }

/** Starts entering a card, for at most 15 minutes. */
export async function beginCardEntry(
  db: D1Database,
  hash: string,
  entry: CardEntry,
): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM card_visit WHERE expires_at < unixepoch()'),
    db
      .prepare('INSERT INTO card_visit VALUES (?1, ?2, ?3, ?4, unixepoch() + 900)')
      .bind(hash, entry.member_id, entry.return_url, entry.language),
  ])
}

export function cardEntryOf(db: D1Database, hash: string): Promise<CardEntry | null> {
  return db
    .prepare(
      'SELECT member_id, return_url, language FROM card_visit WHERE hash = ?1 AND expires_at >= unixepoch()',
    )
    .bind(hash)
    .first<CardEntry>()
}

/** Ends entering a card, and saves the card if one is given, once. */
export async function endCardEntry(
  db: D1Database,
  hash: string,
  card: { brand: string; last4: string; expiry: string; holder: string } | null,
): Promise<void> {
  const insertCard =
    card &&
    db
      .prepare(
        `INSERT INTO card (member_id, token, brand, last4, expiry, holder, is_valid, created_at)
         SELECT member_id, ?2, ?3, ?4, ?5, ?6, 1, unixepoch() FROM card_visit WHERE hash = ?1`,
      )
      .bind(hash, crypto.randomUUID(), card.brand, card.last4, card.expiry, card.holder)
  await db.batch([
    ...(insertCard ? [insertCard] : []),
    db.prepare('DELETE FROM card_visit WHERE hash = ?1').bind(hash),
  ])
}
