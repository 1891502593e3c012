/** SQL: what members are found by; what nobody has proven may be somebody else’s. */
const found = (members: string) => ({
  sessions: `SELECT s.id FROM session s WHERE s.member_id IN (${members})`,
  emails: `SELECT lower(m.email) FROM member m WHERE m.id IN (${members}) AND m.owns_email = 1`,
  phones: `SELECT m.phone FROM member m WHERE m.id IN (${members}) AND m.phone_verified_at > 0`,
})

const listed = (tables: string[], condition: string): [string, string][] =>
  tables.map((table) => [table, condition])

/** The rows by which members come in, and what only they may see: as conditions, what others are found by last. */
export function privateRows(members: string): [table: string, condition: string][] {
  const { sessions } = found(members)
  const owners = `SELECT 'm:' || m.id FROM member m WHERE m.id IN (${members})
    UNION ALL SELECT 'g:' || s.id FROM session s WHERE s.member_id IN (${members})`
  const byMember = ['member_token', 'passkey', 'social_account', 'card', 'card_visit', 'list_share']
  const lists = ['favourite', 'favourite_list']
  return [
    ...listed([...byMember, ...lists, 'one_use'], `member_id IN (${members})`),
    ['passkey_challenge', `member_id IN (${members}) OR session_id IN (${sessions})`],
    ...listed(['one_time_code', 'captcha', 'social_pending'], `session_id IN (${sessions})`),
    ['message_line', `message_id IN (SELECT id FROM message WHERE member_id IN (${members}))`],
    ['message', `member_id IN (${members})`],
    ...listed(['address', 'order_draft'], `owner IN (${owners})`),
  ]
}

/** All that members have but their orders and what others read; carts with their sessions last. */
export function memberRows(members: string): [table: string, condition: string][] {
  const { sessions, emails, phones } = found(members)
  return [
    ...privateRows(members),
    ...listed(['cart_line', 'saved_line'], `session_id IN (${sessions})`),
    ['one_time_code', `phone IN (${phones})`],
    ...listed(['one_use', 'newsletter', 'alarm'], `lower(email) IN (${emails})`),
    // Not as the table's comment has it: writing-routes.ts names a member so.
    ['review_vote', `voter IN (SELECT 'member:' || m.id FROM member m WHERE m.id IN (${members}))`],
    ['outbox', `lower(recipient) IN (${emails}) OR recipient IN (${phones})`],
    [
      'proven_recipient',
      `member_id IN (${members}) AND NOT EXISTS (SELECT 1 FROM consent c WHERE c.member_id = proven_recipient.member_id
         AND c.kind LIKE '%_notify' AND proven_recipient.recipient IN (c.email, c.phone))`,
    ],
    ['session', `member_id IN (${members})`],
  ]
}
