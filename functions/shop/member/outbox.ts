export type Sending = { kind: 'mail' | 'sms'; to: string; text: string; link?: string }

/**
 * Mail and text messages wait here to be read by whoever tries the demo shop; nothing leaves it.
 * @param isMeant false for one that nobody may get: the same is asked of the database, so that no time tells
 */
export function sendOut(
  db: D1Database,
  { kind, to, text, link = '' }: Sending,
  isMeant = true,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (kind, recipient, text, link, sent_at)
       SELECT ?1, ?2, ?3, ?4, unixepoch() WHERE ?5`,
    )
    .bind(kind, to, text, link, isMeant ? 1 : 0)
}
