import { memberRows } from './member-rows'
import { isFree } from './obstacles'
import { withdrawals } from './withdrawn-consents'

const unpaid =
  "SELECT o.id FROM shop_order o WHERE o.member_id = ?1 AND o.payment NOT IN ('paid', 'later')"

/** What others read stays without its author; orders stay for the law, as nobody's. A payment that comes late for one is returned. */
const changed = [
  "UPDATE review SET name = '', surname = '', shows_name = 1, member_id = 0 WHERE member_id = ?1",
  "UPDATE question SET name = '', member_id = 0 WHERE member_id = ?1",
  `UPDATE order_line SET note = '', personalization = '', personal_fields = '[]' WHERE order_id IN (${unpaid})`,
  "UPDATE order_return SET reason = '' WHERE order_id IN (SELECT o.id FROM shop_order o WHERE o.member_id = ?1)",
  `UPDATE shop_order SET email = '', delivery = '{}', invoice = '{}', agreements = '{}',
     payment = iif(payment = 'expired', 'replaced', payment) WHERE id IN (${unpaid})`,
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
    ...memberRows('?1').map(([table, condition]) =>
      run(`DELETE FROM ${table} WHERE (${condition})`),
    ),
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
