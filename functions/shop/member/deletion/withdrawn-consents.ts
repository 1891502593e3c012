const latest = (condition: string, channel: string) =>
  `INSERT INTO consent (member_id, email, phone, kind, agreed, text_version, channel, text, given_at)
   SELECT member_id, email, phone, kind, 0, text_version, '${channel}', text, unixepoch() FROM consent
   WHERE id IN (SELECT max(id) FROM consent WHERE ${condition} GROUP BY kind)
     AND agreed = 1 AND kind IN ('mail_notify', 'sms_notify', 'phone_notify')`

/** SQL that withdraws the consents that the account of the member ?1 has given to messages and calls. */
export const ownWithdrawal = (channel: string) => latest('member_id = ?1', channel)

const isReader = 'email = ?1 COLLATE NOCASE AND email_proven = 1'

/** SQL that withdraws the consent to mails of the member whose proven address ?1 is: no profile saved later gives it anew. */
export const endMails = [
  latest(
    `kind = 'mail_notify' AND member_id = (SELECT id FROM member WHERE ${isReader})`,
    'newsletter',
  ),
  `UPDATE member SET mail_notify = 0 WHERE ${isReader}`,
]

/** SQL that withdraws these, and that of the newsletter to an address that is proven to be theirs. */
export const withdrawals = [
  ownWithdrawal('deletion'),
  latest(
    `member_id = 0 AND lower(email) = (SELECT lower(m.email) FROM member m WHERE m.id = ?1 AND m.owns_email = 1)`,
    'deletion',
  ),
]
