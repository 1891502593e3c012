import { isFree } from './obstacles'
import { withdrawals } from './withdrawn-consents'

const own = (column: string) => `(SELECT m.${column} FROM member m WHERE m.id = ?1)`
const sessions = 'SELECT s.id FROM session s WHERE s.member_id = ?1'
const owners = `SELECT 'm:' || ${own('id')} UNION ALL SELECT 'g:' || s.id FROM session s WHERE s.member_id = ?1`

const ofMember = [
  ...['member_token', 'passkey', 'social_account', 'card', 'card_visit'],
  ...['favourite', 'favourite_list', 'list_share'],
]
const ofSession = ['cart_line', 'saved_line', 'captcha', 'social_pending']

/** The rows that leave, as conditions about the member ?1; what others are found by comes last. */
const removed: [table: string, condition: string][] = [
  ...ofMember.map((table): [string, string] => [table, 'member_id = ?1']),
  ...ofSession.map((table): [string, string] => [table, `session_id IN (${sessions})`]),
  ['one_time_code', `phone = ${own('phone')} OR session_id IN (${sessions})`],
  ['passkey_challenge', `member_id = ?1 OR session_id IN (${sessions})`],
  ['one_use', `member_id = ?1 OR email = ${own('email')} COLLATE NOCASE`],
  ['newsletter', `email = ${own('email')}`],
  ['alarm', `email = ${own('email')} COLLATE NOCASE`],
  ['message_line', 'message_id IN (SELECT id FROM message WHERE member_id = ?1)'],
  ['message', 'member_id = ?1'],
  ['review_vote', `voter = CAST(${own('id')} AS TEXT)`],
  ['address', `owner IN (${owners})`],
  ['order_draft', `owner IN (${owners})`],
  ['session', 'member_id = ?1'],
  ['outbox', `recipient = ${own('email')} COLLATE NOCASE OR recipient = ${own('phone')}`],
]

/** What others read stays without its author; orders stay for the law, as nobody's. A payment that comes late for one is returned. */
const changed = [
  "UPDATE review SET name = '', surname = '', shows_name = 1, member_id = 0 WHERE member_id = ?1",
  "UPDATE question SET name = '', member_id = 0 WHERE member_id = ?1",
  `UPDATE shop_order SET email = '', delivery = '{}', invoice = '{}', agreements = '{}',
     payment = iif(payment = 'expired', 'replaced', payment)
   WHERE member_id = ?1 AND payment NOT IN ('paid', 'later')`,
  "UPDATE shop_order SET member_id = 0, owner = '', session_id = '' WHERE member_id = ?1",
]

/** SQL: this transaction deletes the member ?1. */
const isDeleted =
  'EXISTS (SELECT 1 FROM deleted_member d JOIN member m ON m.id = d.id WHERE d.id = ?1)'

/** Deletes an account, all of it or nothing, and mails that. @returns false where it holds something open */
export async function deleteAccount(db: D1Database, id: number, mail: string): Promise<boolean> {
  const run = (sql: string) => db.prepare(`${sql} AND ${isDeleted}`).bind(id)
  const [begun] = await db.batch([
    db
      .prepare(
        `INSERT INTO deleted_member (id, deleted_at) SELECT id, unixepoch() FROM member WHERE id = ?1 AND ${isFree}`,
      )
      .bind(id),
    ...[...withdrawals, ...changed].map(run),
    ...removed.map(([table, condition]) => run(`DELETE FROM ${table} WHERE (${condition})`)),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, text, sent_at)
         SELECT 'mail', m.email, ?2, unixepoch() FROM member m WHERE m.id = ?1 AND ${isDeleted}`,
      )
      .bind(id, mail),
    run('DELETE FROM member WHERE id = ?1'),
  ])
  return (begun?.meta.changes ?? 0) > 0
}
