export type MemberRow = {
  id: number
  code: string
  name: string
  surname: string
  email: string
  email_proven: number
  owns_email: number
  phone: string
  password: string
  password_strength: number
  must_change_password: number
  group_id: number
  is_admin: number
  is_affiliate: number
  is_activated: number
  kvkk: number
  gender: number
  birth_date: string
  country: string
  phone_verified_at: number
  /** See migration 0049. */
  access_revision: number
}

/** A number begins with no other sign: take-over.ts takes one away. */
const COLUMNS = `id, code, name, surname, email, iif(phone GLOB '[0-9]*', phone, '') AS phone, password, password_strength, must_change_password,
  group_id, is_admin, is_affiliate, is_activated, kvkk, gender, birth_date, country,
  phone_verified_at, email_proven, owns_email, access_revision`

export type NameKind = 'email' | 'phone' | 'vendor-code'

const NAME_CONDITIONS: Record<NameKind, string> = {
  email: 'email = ?1 COLLATE NOCASE',
  // With or without the country code: 532… and 0532… are the Turkish number.
  phone: "phone IN (?1, '90' || ltrim(?1, '0'))",
  'vendor-code': 'vendor_code = ?1 COLLATE NOCASE',
}

export function memberByName(
  db: D1Database,
  kind: NameKind,
  name: string,
): Promise<MemberRow | null> {
  return db
    .prepare(`SELECT ${COLUMNS} FROM member WHERE ${NAME_CONDITIONS[kind]}`)
    .bind(name)
    .first<MemberRow>()
}

export function memberById(db: D1Database, id: number): Promise<MemberRow | null> {
  return db.prepare(`SELECT ${COLUMNS} FROM member WHERE id = ?1`).bind(id).first<MemberRow>()
}
