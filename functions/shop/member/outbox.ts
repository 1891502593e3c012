export type Sending = { kind: 'mail' | 'sms'; to: string; text: string; link?: string }

/** Mail and text messages wait here to be read by whoever tries the demo shop; nothing leaves it. */
export function sendOut(db: D1Database, { kind, to, text, link = '' }: Sending) {
  return db
    .prepare(
      'INSERT INTO outbox (kind, recipient, text, link, sent_at) VALUES (?1, ?2, ?3, ?4, unixepoch())',
    )
    .bind(kind, to, text, link)
}
