export type Sending = { kind: 'mail' | 'sms'; to: string; text: string; link?: string }

/**
 * Stores mails and text messages for whoever tries the demo shop to read; nothing is really sent.
 * @param isMeant false for a message without a recipient: the same statement runs, so that the response time is the
 * same
 */
export function sendOut(
  db: D1Database,
  { kind, to, text, link = '' }: Sending,
  hasRecipient = true,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (kind, recipient, text, link, sent_at)
       SELECT ?1, ?2, ?3, ?4, unixepoch() WHERE ?5`,
    )
    .bind(kind, to, text, link, hasRecipient ? 1 : 0)
}
