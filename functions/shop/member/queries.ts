import { needs, runIfHeld } from './needed'
import { isHeld, isReserved } from './password/one-use'
import type { Person } from './person'
import { deleteUnproven, isUnproven, yieldPhone } from './register/unproven-account'

export type NewMember = {
  name: string
  surname: string
  email: string
  phone: string
  password: string
  strength: number
  gender: number
  isActivated: boolean
  isProven?: boolean
}

const insertMember = (db: D1Database, member: NewMember) =>
  db
    .prepare(
      `INSERT INTO member (id, code, name, surname, email, phone, password, password_strength, password_set_at,
         is_activated, kvkk, gender, created_at, email_proven, owns_email)
       SELECT last.id + 1, 'T' || (100001 + last.id), ?1, ?2, ?3, ?4, ?5, ?6, unixepoch(), ?7,
         1, ?8, unixepoch(), ?9, ?9
       FROM (SELECT max(coalesce((SELECT max(id) FROM member), 0), coalesce((SELECT max(id) FROM deleted_member), 0)) AS id) last
       WHERE NOT EXISTS (SELECT 1 FROM member WHERE email = ?3 COLLATE NOCASE OR phone = ?4) AND NOT ${isReserved('?3', '0')}
       RETURNING id`,
    )
    .bind(
      member.name,
      member.surname,
      member.email,
      member.phone,
      member.password,
      member.strength,
      member.isActivated ? 1 : 0,
      member.gender,
      member.isProven ? 1 : 0,
    )

/** Adds a member in one statement, so that of two concurrent calls one fails. @returns null if email or phone is taken */
export const addMember = (db: D1Database, member: NewMember): Promise<number | null> =>
  insertMember(db, member).first<number>('id')

/** Adds a member in place of accounts that have proven nothing, and whose number they leave. @returns null if another has one of both */
export async function addMemberAnew(
  db: D1Database,
  member: NewMember,
  replaced: number[],
): Promise<number | null> {
  const { email, password } = member
  const added = 'SELECT id FROM member WHERE email = ?1 AND password = ?2'
  const fault = await runIfHeld(db, [
    ...deleteUnproven(db, replaced),
    yieldPhone(db, member.phone),
    insertMember(db, member),
    needs(db, added, email, password),
  ])
  return fault ? null : db.prepare(added).bind(email, password).first<number>('id')
}

/** Which of email and phone another member already has, who has proven something. */
export async function memberWith(
  db: D1Database,
  email: string,
  phone: string,
  but = 0,
): Promise<{ email: boolean; phone: boolean }> {
  const row = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM member m WHERE m.email = ?1 COLLATE NOCASE AND m.id <> ?3 AND NOT (${isUnproven('m')}))
           OR ${isReserved('?1', '?3')} AS email,
         EXISTS (SELECT 1 FROM member m WHERE m.phone = ?2 AND m.id <> ?3 AND NOT (${isUnproven('m')})) AS phone`,
    )
    .bind(email, phone, but)
    .first<{ email: number; phone: number }>()
  return { email: row?.email === 1, phone: row?.phone === 1 }
}

/** Sets a member's current consents; null leaves one unchanged. */
export function setAgreed(
  db: D1Database,
  id: number,
  consents: { kvkk?: boolean; mail_notify?: boolean; sms_notify?: boolean; phone_notify?: boolean },
) {
  const value = (consent: boolean | undefined) => (consent === undefined ? null : Number(consent))
  return db
    .prepare(
      `UPDATE member SET kvkk = coalesce(?2, kvkk), mail_notify = coalesce(?3, mail_notify),
         sms_notify = coalesce(?4, sms_notify), phone_notify = coalesce(?5, phone_notify) WHERE id = ?1`,
    )
    .bind(
      id,
      value(consents.kvkk),
      value(consents.mail_notify),
      value(consents.sms_notify),
      value(consents.phone_notify),
    )
}

/** Statements that set a member's new password and end all tokens but the given one. @param link the hash of a link's token, which has to be unused */
export function setPassword(
  db: D1Database,
  id: number,
  { hash, strength }: { hash: string; strength: number },
  { remainingToken = '', link = '' } = {},
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE member SET password = ?2, password_strength = ?3, password_set_at = unixepoch(),
           must_change_password = 0, access_revision = access_revision + 1 WHERE id = ?1 AND (?4 = '' OR ${isHeld('?4')})`,
      )
      .bind(id, hash, strength, link),
    db
      .prepare(
        `DELETE FROM member_token WHERE member_id = ?1 AND id <> ?2 AND (?3 = '' OR ${isHeld('?3')})`,
      )
      .bind(id, remainingToken, link),
  ]
}

/** Sets what a form has; of an address only its letters' case: another one comes by its link. */
export function setPerson(
  db: D1Database,
  id: number,
  person: Omit<Person, 'email'> & { email?: string },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE member SET name = ?2, surname = ?3, email = iif(email = ?4 COLLATE NOCASE, ?4, email),
         phone_verified_at = iif(phone = ?5, phone_verified_at, 0), phone = ?5, gender = ?6 WHERE id = ?1`,
    )
    .bind(id, person.name, person.surname, person.email ?? '', person.phone, person.gender)
}

export async function settingOf(db: D1Database, name: string): Promise<string> {
  const row = await db
    .prepare('SELECT value FROM setting WHERE name = ?1')
    .bind(name)
    .first<{ value: string }>()
  return row?.value ?? ''
}
