import type { Language } from '../locale'

export type AddressFields = {
  title: string
  fullname: string
  is_company: number
  company: string
  tax_office: string
  tax_number: string
  identity_number: string
  has_e_invoice: number
  country_code: string
  country: string
  state_code: string
  state: string
  city_code: string
  city: string
  town_code: string
  town: string
  district_code: string
  district: string
  post_code: string
  address: string
  mobile_phone: string
  home_phone: string
  nationality: string
}
export type AddressRow = AddressFields & { id: number }

const COLUMNS = [
  'title',
  'fullname',
  'is_company',
  'company',
  'tax_office',
  'tax_number',
  'identity_number',
  'has_e_invoice',
  'country_code',
  'country',
  'state_code',
  'state',
  'city_code',
  'city',
  'town_code',
  'town',
  'district_code',
  'district',
  'post_code',
  'address',
  'mobile_phone',
  'home_phone',
  'nationality',
] as const satisfies (keyof AddressFields)[]

const MAX = 50

// A country's title is in the reader's language; countries may also be free text.
const READ = `SELECT a.id, ${COLUMNS.filter((name) => name !== 'country')
  .map((name) => `a.${name}`)
  .join(', ')}, coalesce(c.title ->> ?2, a.country) AS country
  FROM address a LEFT JOIN country c ON c.code = a.country_code WHERE a.owner = ?1`

export async function listAddresses(
  db: D1Database,
  owner: string,
  language: Language,
): Promise<AddressRow[]> {
  const rows = await db.prepare(`${READ} ORDER BY a.id`).bind(owner, language).all<AddressRow>()
  return rows.results
}

export function readAddress(
  db: D1Database,
  owner: string,
  id: number,
  language: Language,
): Promise<AddressRow | null> {
  return db.prepare(`${READ} AND a.id = ?3`).bind(owner, language, id).first<AddressRow>()
}

/** Saves a new address; returns its id, null when the owner has too many. */
export async function insertAddress(
  db: D1Database,
  owner: string,
  fields: AddressFields,
): Promise<number | null> {
  const row = await db
    .prepare(
      `INSERT INTO address (owner, created_at, ${COLUMNS.join(', ')})
       SELECT ?1, unixepoch(), ${COLUMNS.map((_, at) => `?${at + 2}`).join(', ')}
       WHERE (SELECT count(*) FROM address WHERE owner = ?1) < ${MAX} RETURNING id`,
    )
    .bind(owner, ...COLUMNS.map((name) => fields[name]))
    .first<{ id: number }>()
  return row?.id ?? null
}

/** Changes an address of the owner; false when there is none. */
export async function updateAddress(
  db: D1Database,
  owner: string,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const set = COLUMNS.map((name, at) => `${name} = ?${at + 3}`).join(', ')
  const { meta } = await db
    .prepare(`UPDATE address SET ${set} WHERE owner = ?1 AND id = ?2`)
    .bind(owner, id, ...COLUMNS.map((name) => fields[name]))
    .run()
  return meta.changes > 0
}

export async function deleteAddress(db: D1Database, owner: string, id: number): Promise<boolean> {
  const { meta } = await db
    .prepare('DELETE FROM address WHERE owner = ?1 AND id = ?2')
    .bind(owner, id)
    .run()
  return meta.changes > 0
}
