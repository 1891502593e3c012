const latest = (condition: string) =>
  `INSERT INTO consent (member_id, email, phone, kind, agreed, text_version, channel, text, given_at)
   SELECT member_id, email, phone, kind, 0, text_version, 'deletion', text, unixepoch() FROM consent
   WHERE id IN (SELECT max(id) FROM consent WHERE ${condition} GROUP BY kind)
     AND agreed = 1 AND kind IN ('mail_notify', 'sms_notify', 'phone_notify')`

/** SQL that withdraws the consents of the member ?1 to messages and calls, and that of the newsletter to their address. */
export const withdrawals = [
  latest('member_id = ?1'),
  latest('member_id = 0 AND lower(email) = (SELECT lower(m.email) FROM member m WHERE m.id = ?1)'),
]
