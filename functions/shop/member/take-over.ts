import { UNKNOWN_MEMBER_HASH } from '../auth/password'
import { privateRows } from './deletion/member-rows'
import { ownWithdrawal } from './deletion/withdrawn-consents'

/** SQL: nobody has proven the address ?2 of the member ?1. */
const isUnproven =
  'EXISTS (SELECT 1 FROM member u WHERE u.id = ?1 AND u.email = ?2 COLLATE NOCASE AND u.email_proven = 0)'

/** A phone may be that of whoever typed the address. */
const proven = 'email_proven = 1, phone_verified_at = 0, is_activated = 1'

const accesses = ['member_token', 'passkey', 'social_account', 'one_use', 'card_visit']

/** Statements before the owner of an address, who opened its mail, sets a new password: nobody else comes in any more. */
export function claimAccount(db: D1Database, id: number, email: string): D1PreparedStatement[] {
  const run = (sql: string) => db.prepare(`${sql} AND ${isUnproven}`).bind(id, email)
  return [
    ...accesses.map((table) => run(`DELETE FROM ${table} WHERE member_id = ?1`)),
    run(`UPDATE member SET ${proven} WHERE id = ?1`),
  ]
}

/**
 * Statements that give an account, whose address nobody has proven, to the address's owner. Somebody else may have made it,
 * who comes in no more: their cards, addresses and messages leave, orders mailed elsewhere become nobody's, consents do not count.
 */
export function takeOver(
  db: D1Database,
  id: number,
  { email, name, surname }: { email: string; name: string; surname: string },
): D1PreparedStatement[] {
  const run = (sql: string) => db.prepare(`${sql} AND ${isUnproven}`).bind(id, email)
  return [
    ...privateRows('?1').map(([table, condition]) =>
      run(`DELETE FROM ${table} WHERE (${condition})`),
    ),
    run('UPDATE session SET member_id = 0, is_left = 0 WHERE member_id = ?1'),
    run(
      `UPDATE shop_order SET member_id = 0, owner = '', session_id = ''
       WHERE member_id = ?1 AND email <> ?2 COLLATE NOCASE`,
    ),
    run(ownWithdrawal('takeover')),
    run(
      `INSERT OR IGNORE INTO proven_recipient (member_id, recipient, after_consent)
       SELECT ?1, ?2, coalesce((SELECT max(id) FROM consent), 0) WHERE true`,
    ),
    db
      .prepare(
        `UPDATE member SET ${proven}, name = ?3, surname = ?4, gender = 2, birth_date = '', must_change_password = 0,
           password = ?5, password_strength = 10, mail_notify = 0, sms_notify = 0, phone_notify = 0
         WHERE id = ?1 AND ${isUnproven}`,
      )
      .bind(id, email, name, surname, UNKNOWN_MEMBER_HASH),
  ]
}
