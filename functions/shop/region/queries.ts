export type CountryRow = {
  title: string
  code: string
  phone_code: string
  pattern: string
  has_state: string
}
export type RegionRow = { code: string; title: string }
export type DistrictRow = RegionRow & { postalcode: string | null }

/** Countries with titles in a language; Türkiye first, then in the language's order. */
export async function listCountries(
  db: D1Database,
  language: string,
  onlyShipping: boolean,
  code: string,
): Promise<CountryRow[]> {
  const { results } = await db
    .prepare(
      `SELECT title ->> ?1 AS title, code, phone_code, pattern, CAST(has_state AS TEXT) AS has_state
       FROM country WHERE (?2 = 0 OR ships = 1) AND (?3 = '' OR code = ?3)`,
    )
    .bind(language, onlyShipping ? 1 : 0, code)
    .all<CountryRow>()
  const byTitle = new Intl.Collator(language).compare
  return results.sort(
    (a, b) => Number(b.code === 'TR') - Number(a.code === 'TR') || byTitle(a.title, b.title),
  )
}

/** Cities of a state, or of a country without states. */
export const listCities = (db: D1Database, parent: string): Promise<RegionRow[]> =>
  listBelow(db, 'SELECT code, title FROM city WHERE parent_code = ?1 ORDER BY sort_key', parent)

export const listTowns = (db: D1Database, city: string): Promise<RegionRow[]> =>
  listBelow(db, 'SELECT code, title FROM town WHERE city_code = ?1 ORDER BY sort_key', city)

export const listDistricts = (db: D1Database, town: string): Promise<DistrictRow[]> =>
  listBelow(
    db,
    `SELECT code, title, postal_code AS postalcode FROM district
     WHERE town_code = ?1 ORDER BY sort_key`,
    town,
  )

export type PostalRegion = Record<'CITY' | 'TOWN' | 'DISTRICT', string>

/** What a Turkish postal code names, '' for what is not sure: its first two digits are the number of the province. */
export async function regionOfPostalCode(db: D1Database, code: string): Promise<PostalRegion> {
  const found = await db
    .prepare(
      `SELECT c.code AS CITY,
         coalesce((SELECT iif(count(DISTINCT d.town_code) = 1, min(d.town_code), '')
           FROM district d JOIN town t ON t.code = d.town_code AND t.city_code = c.code
           WHERE d.postal_code = ?1), '') AS TOWN,
         coalesce((SELECT iif(count(*) = 1, min(d.code), '')
           FROM district d JOIN town t ON t.code = d.town_code AND t.city_code = c.code
           WHERE d.postal_code = ?1), '') AS DISTRICT
       FROM city c WHERE c.code = substr(?1, 1, 2) AND c.parent_code = 'TR'`,
    )
    .bind(code)
    .first<PostalRegion>()
  return found ?? { CITY: '', TOWN: '', DISTRICT: '' }
}

type RegionRequest = { language: string; type: string; parent: string; onlyStores: boolean }

/** Regions by letter: U country, E state, S city, I town, M district, else none. `onlyStores`: with a store only. */
export async function listRegions(
  db: D1Database,
  { language, type, parent, onlyStores }: RegionRequest,
): Promise<RegionRow[]> {
  if (type === 'U') return listCountries(db, language, false, onlyStores ? 'TR' : '')
  if (type === 'E') {
    return listBelow(
      db,
      'SELECT code, title FROM state WHERE country_code = ?1 ORDER BY title',
      parent,
    )
  }
  if (type === 'M') return listDistricts(db, parent)
  if (type !== 'S' && type !== 'I') return []

  const regions = await (type === 'S' ? listCities(db, parent) : listTowns(db, parent))
  if (!onlyStores) return regions
  const column = type === 'S' ? 'city_code' : 'town_code'
  const { results } = await db
    .prepare(`SELECT DISTINCT ${column} AS code FROM store`)
    .all<{ code: string }>()
  const withStore = new Set(results.map((row) => row.code))
  return regions.filter((region) => withStore.has(region.code))
}

export async function listTaxOffices(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare('SELECT title FROM tax_office').all<{ title: string }>()
  return results.map((row) => row.title).sort(new Intl.Collator('tr').compare)
}

async function listBelow<Row>(db: D1Database, sql: string, parent: string): Promise<Row[]> {
  const { results } = await db.prepare(sql).bind(parent).all<Row>()
  return results
}
