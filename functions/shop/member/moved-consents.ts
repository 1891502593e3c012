/**
 * A statement before a member gets another address or number: a consent is one to messages at a recipient, so it is
 * withdrawn for the one of before, and given for the new one by the same sentence. Without an address it stays.
 */
export function moveConsents(
  db: D1Database,
  memberId: number,
  to: { email?: string; phone: string },
): D1PreparedStatement {
  const record = (recipient: string, agreed: string) =>
    `SELECT member_id, ${recipient}, kind, ${agreed}, text_version, 'profile', text, unixepoch() FROM latest`
  return db
    .prepare(
      `WITH latest AS MATERIALIZED (SELECT c.*, coalesce(?2, m.email) AS new_email
           FROM consent c JOIN member m ON m.id = c.member_id
         WHERE c.id IN (SELECT max(id) FROM consent WHERE member_id = ?1 GROUP BY kind) AND c.agreed = 1
           AND ((c.kind = 'mail_notify' AND lower(c.email) <> lower(coalesce(?2, m.email)))
             OR (c.kind IN ('sms_notify', 'phone_notify') AND c.phone <> ?3)))
       INSERT INTO consent (member_id, email, phone, kind, agreed, text_version, channel, text, given_at)
       ${record('email, phone', '0 AS agreed')} UNION ALL ${record('new_email, ?3', '1')} ORDER BY agreed`,
    )
    .bind(memberId, to.email ?? null, to.phone)
}
