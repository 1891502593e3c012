import type { FieldRules } from '../requirement/queries'
import type { AddressText } from './messages'
import type { AddressFields } from './queries'

type RegionValue = { code: string; title: string }
const EMPTY: RegionValue = { code: '', title: '' }

/** The regions below the country, by form field: table, and the column of the parent region. */
const REGIONS = [
  { form: 'province', table: 'state', parent: 'country_code' },
  { form: 'city', table: 'city', parent: 'parent_code' },
  { form: 'town', table: 'town', parent: 'city_code' },
  { form: 'district', table: 'district', parent: 'town_code' },
] as const
type Region = (typeof REGIONS)[number]

export type RegionErrors = Partial<Record<Region['form'] | 'country', AddressText>>

type AddressRegions = Pick<
  AddressFields,
  | 'country_code'
  | 'country'
  | 'state_code'
  | 'state'
  | 'city_code'
  | 'city'
  | 'town_code'
  | 'town'
  | 'district_code'
  | 'district'
>

/** The country and its regions of an address form, and their errors by field name. */
export async function readRegions(
  db: D1Database,
  rules: FieldRules,
  text: (name: string) => string,
): Promise<{ regions: AddressRegions; errors: RegionErrors }> {
  const { country, error } = await readCountry(db, text)
  const errors: RegionErrors = error ? { country: error } : {}
  const found: Partial<Record<Region['form'], RegionValue>> = {}
  let parent = country.code
  for (const region of REGIONS) {
    const { form } = region
    const rule = rules[form]
    if (rule?.show === false) break
    const typed = { code: text(`${form}_code`), title: text(form).slice(0, 100) }
    const isRequired = form === 'city' || (form !== 'province' && rule?.required === true)
    const value = await readRegion(db, { region, parent, typed, isRequired })
    if (typeof value === 'string') errors[form] = value
    else found[form] = value
    const hasRegion = typeof value !== 'string' && (value.code || value.title)
    // Cities of a country without states are directly below it.
    if (form !== 'province' || hasRegion) parent = found[form]?.code ?? ''
  }
  const { province = EMPTY, city = EMPTY, town = EMPTY, district = EMPTY } = found
  const regions = {
    country_code: country.code,
    country: country.title,
    state_code: province.code,
    state: province.title,
    city_code: city.code,
    city: city.title,
    town_code: town.code,
    town: town.title,
    district_code: district.code,
    district: district.title,
  }
  return { regions, errors }
}

async function readCountry(
  db: D1Database,
  text: (name: string) => string,
): Promise<{ country: RegionValue; error?: AddressText }> {
  const code = text('country_code')
  if (!code) {
    const country = { code: '', title: text('country') }
    return country.title ? { country } : { country, error: 'required' }
  }
  const country = await db
    .prepare("SELECT code, title ->> 'tr' AS title FROM country WHERE code = ?1")
    .bind(code)
    .first<RegionValue>()
  return country ? { country } : { country: EMPTY, error: 'place' }
}

type Reading = { region: Region; parent: string; typed: RegionValue; isRequired: boolean }

/** Reads a chosen or typed region. A code must belong to the parent; where the parent has regions one is required. */
async function readRegion(
  db: D1Database,
  { region, parent, typed, isRequired }: Reading,
): Promise<RegionValue | AddressText> {
  if (typed.code) {
    const row = await db
      .prepare(`SELECT code, title FROM ${region.table} WHERE code = ?1 AND ${region.parent} = ?2`)
      .bind(typed.code, parent)
      .first<RegionValue>()
    return row ?? 'place'
  }
  if (typed.title) return typed
  const hasRegions =
    parent &&
    (await db
      .prepare(`SELECT 1 FROM ${region.table} WHERE ${region.parent} = ?1 LIMIT 1`)
      .bind(parent)
      .first())
  return isRequired || hasRegions ? 'required' : typed
}
