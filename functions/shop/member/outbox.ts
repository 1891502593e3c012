export type Sending = { kind: 'mail' | 'sms'; to: string; text: string; link?: string }

/** Stores a message; mail/send-mails.ts sends the mails. @param hasRecipient false takes as long, stores nothing */
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
