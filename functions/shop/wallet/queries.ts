export type CardRow = {
  id: number
  brand: string
  last4: string
  expiry: string
  holder: string
  is_valid: number
}

const COLUMNS = 'id, brand, last4, expiry, holder, is_valid'

export async function cardsOf(db: D1Database, memberId: number): Promise<CardRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM card WHERE member_id = ?1 AND ?1 > 0 ORDER BY id`)
    .bind(memberId)
    .all<CardRow>()
  return results
}

/** One card of a member's; null for another's. */
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

/** Says what the provider found of a card. */
export function setValid(db: D1Database, id: number, isValid: boolean) {
  return db.prepare('UPDATE card SET is_valid = ?2 WHERE id = ?1').bind(id, isValid ? 1 : 0)
}

export type Visit = { member_id: number; return_url: string; language: string }

/** A quarter of an hour to type a card's number. */
export async function beginVisit(db: D1Database, hash: string, visit: Visit): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM card_visit WHERE expires_at < unixepoch()'),
    db
      .prepare('INSERT INTO card_visit VALUES (?1, ?2, ?3, ?4, unixepoch() + 900)')
      .bind(hash, visit.member_id, visit.return_url, visit.language),
  ])
}

export function visitOf(db: D1Database, hash: string): Promise<Visit | null> {
  return db
    .prepare(
      'SELECT member_id, return_url, language FROM card_visit WHERE hash = ?1 AND expires_at >= unixepoch()',
    )
    .bind(hash)
    .first<Visit>()
}

/** Ends a visit; with a card, that card is kept, once. */
export async function endVisit(
  db: D1Database,
  hash: string,
  card: { brand: string; last4: string; expiry: string; holder: string } | null,
): Promise<void> {
  const keep =
    card &&
    db
      .prepare(
        `INSERT INTO card (member_id, token, brand, last4, expiry, holder, is_valid, created_at)
         SELECT member_id, ?2, ?3, ?4, ?5, ?6, 1, unixepoch() FROM card_visit WHERE hash = ?1`,
      )
      .bind(hash, crypto.randomUUID(), card.brand, card.last4, card.expiry, card.holder)
  await db.batch([
    ...(keep ? [keep] : []),
    db.prepare('DELETE FROM card_visit WHERE hash = ?1').bind(hash),
  ])
}
