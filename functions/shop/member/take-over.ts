import { UNKNOWN_MEMBER_HASH } from '../auth/password'
import { takeGuestOrders } from '../auth/take-orders'
import { privateRows } from './deletion/member-rows'
import { ownWithdrawal } from './deletion/withdrawn-consents'
import { sendOut } from './outbox'
import { isHeld } from './password/one-use'

/** Whoever has opened the mail of an address, or has a provider that vouches for it. */
export type Owner = {
  email: string
  /** Of an account that nobody had proven, and of one whose address was: `ownersMails` in account-mails.ts. */
  mails: { takenOver: string; claimed: string }
  /** The hash of the mail's token, which the statements need unused; without one they always run. */
  token?: string
  /** Of the provider; without it the account's stays. */
  name?: string
  surname?: string
}

const isTheirs =
  'EXISTS (SELECT 1 FROM member u WHERE u.id = ?1 AND u.email = ?2 COLLATE NOCASE AND '

/** SQL: nobody has proven the address ?2 of the member ?1. */
const isUnproven = `${isTheirs} u.email_proven = 0) AND (?3 = '' OR ${isHeld('?3')})`

/** SQL: the address ?2 of the member ?1 is proven, maybe by another than whoever chose the ways in. */
const isShared = `${isTheirs} u.email_proven = 1 AND u.owns_email = 0) AND (?3 = '' OR ${isHeld('?3')})`

/** What a former phone is: a number that nobody types, as the column has each once. */
const noPhone = "'-' || id"

const owned = 'email_proven = 1, owns_email = 1, is_activated = 1'

const ended = (table: string, condition: string) =>
  `DELETE FROM ${table} WHERE (${condition})${table === 'one_use' ? ' AND hash <> ?3' : ''}`

export const proveOwn = (db: D1Database, id: number, email: string): D1PreparedStatement =>
  db
    .prepare(`UPDATE member SET ${owned} WHERE id = ?1 AND email = ?2 COLLATE NOCASE`)
    .bind(id, email)

/** A statement for whoever signs in where the mail of their registration was opened. */
export const proveByBrowser = (db: D1Database, id: number, session: string): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE member SET owns_email = 1 WHERE id = ?1 AND email_proven = 1 AND owns_email = 0
         AND EXISTS (SELECT 1 FROM session s WHERE s.id = ?2 AND s.opened_mail_of = ?1)`,
    )
    .bind(id, session)

const endConsentsAt = `INSERT OR IGNORE INTO proven_recipient (member_id, recipient, after_consent, proven_at)
   SELECT ?1, ?2, coalesce((SELECT max(id) FROM consent), 0), unixepoch() WHERE true`

/** SQL that ends what was agreed to before: it counts no more, now or later. */
const endConsents = [ownWithdrawal('takeover'), endConsentsAt]

const mailOwner = (condition: string) =>
  `INSERT INTO outbox (kind, recipient, text, sent_at)
   SELECT 'mail', m.email, ?4, unixepoch() FROM member m WHERE m.id = ?1 AND ${condition}`

const closedWith = (password: string) =>
  `must_change_password = 0, password = ${password}, password_strength = 10, phone_verified_at = 0,
   access_revision = access_revision + 1`

const noConsent = 'mail_notify = 0, sms_notify = 0, phone_notify = 0'

/**
 * Statements that give an account, whose address nobody has proven, to the address's owner. Somebody else may have made it,
 * who comes in no more: their cards, addresses and messages leave, orders mailed elsewhere become nobody's, consents do not count.
 */
function takeOver(db: D1Database, id: number, owner: Owner): D1PreparedStatement[] {
  const { email, mails, token = '', name = null, surname = null } = owner
  const run = (sql: string) => db.prepare(`${sql} AND ${isUnproven}`).bind(id, email, token)
  return [
    ...privateRows('?1').map(([table, condition]) => run(ended(table, condition))),
    run('UPDATE session SET member_id = 0, is_left = 0 WHERE member_id = ?1'),
    run(
      `UPDATE shop_order SET member_id = 0, owner = '', session_id = ''
       WHERE member_id = ?1 AND email <> ?2 COLLATE NOCASE`,
    ),
    ...endConsents.map(run),
    db.prepare(mailOwner(isUnproven)).bind(id, email, token, mails.takenOver),
    db
      .prepare(
        `UPDATE member SET ${owned}, name = coalesce(?4, name), surname = coalesce(?5, surname), gender = 2,
           birth_date = '', phone = iif(phone_verified_at > 0, phone, ${noPhone}), ${noConsent}, ${closedWith('?6')}
         WHERE id = ?1 AND ${isUnproven}`,
      )
      .bind(id, email, token, name, surname, UNKNOWN_MEMBER_HASH),
  ]
}

const accessTables = ['member_token', 'passkey', 'social_account', 'card_visit']
const accesses = [...accessTables, 'one_use']

/** SQL: the carts stay in their browsers. */
const endCarts = 'UPDATE session SET member_id = 0 WHERE member_id = ?1 AND is_left = 0'

/** SQL: a link back to an address of before that of the link ?2. */
const isEarlierBack =
  "kind = 'addressBack' AND expires_at < (SELECT l.expires_at FROM one_use l WHERE l.hash = ?2)"

/** Statements that put an account back at an address: all ways in end but a new password by its mail, and so do consents. */
export const putBack = (
  db: D1Database,
  id: number,
  { email, mails, token = '' }: Owner,
): D1PreparedStatement[] => [
  db.prepare(ownWithdrawal('takeover')).bind(id),
  db.prepare(endConsentsAt).bind(id, email),
  db.prepare(`UPDATE member SET email = ?2, ${owned}, ${noConsent} WHERE id = ?1`).bind(id, email),
  ...closeAccess(db, id, token),
  sendOut(db, { kind: 'mail', to: email, text: mails.claimed }),
  takeGuestOrders(db, id, ''),
]

const closeAccess = (db: D1Database, id: number, link: string): D1PreparedStatement[] => [
  ...accessTables.map((table) => db.prepare(`DELETE FROM ${table} WHERE member_id = ?1`).bind(id)),
  db.prepare(`DELETE FROM one_use WHERE member_id = ?1 AND NOT (${isEarlierBack})`).bind(id, link),
  db.prepare(endCarts).bind(id),
  db.prepare(`UPDATE member SET ${closedWith('?2')} WHERE id = ?1`).bind(id, UNKNOWN_MEMBER_HASH),
]

/**
 * Statements that give an account to the owner of its address, who opened a mail or comes by a provider. One whose address
 * somebody proved may be theirs already, or another's: what it holds stays, but no way in and no consent does (decision 091).
 */
export function claimAccount(db: D1Database, id: number, owner: Owner): D1PreparedStatement[] {
  const { email, mails, token = '' } = owner
  const run = (sql: string) => db.prepare(`${sql} AND ${isShared}`).bind(id, email, token)
  return [
    ...takeOver(db, id, owner),
    ...accesses.map((table) => run(ended(table, 'member_id = ?1'))),
    run(endCarts),
    ...endConsents.map(run),
    db.prepare(mailOwner(isShared)).bind(id, email, token, mails.claimed),
    db
      .prepare(
        `UPDATE member SET ${owned}, ${noConsent}, ${closedWith('?4')} WHERE id = ?1 AND ${isShared}`,
      )
      .bind(id, email, token, UNKNOWN_MEMBER_HASH),
    takeGuestOrders(db, id, ''),
  ]
}
