import type { Fields } from '../form'
import { field } from '../form'
import { phoneOf } from '../member/phone'
import { addressPage, type FieldRules, readRules } from '../requirement/queries'
import type { AddressText } from './messages'
import type { AddressFields } from './queries'
import { isIdentityNumber, isTaxNumber } from './rules'

export type Wrong = Record<string, AddressText>

/** The regions below the country, by form field: table, and the column of the parent region. */
const REGIONS = [
  { form: 'province', table: 'state', parent: 'country_code' },
  { form: 'city', table: 'city', parent: 'parent_code' },
  { form: 'town', table: 'town', parent: 'city_code' },
  { form: 'district', table: 'district', parent: 'town_code' },
] as const

type RegionValue = { code: string; title: string }

/**
 * A region that was chosen or typed. A code must belong to the parent region; without one the title stands alone. Where
 * the parent has regions, one of them is required.
 */
async function readRegion(
  db: D1Database,
  region: (typeof REGIONS)[number],
  parent: string,
  typed: RegionValue,
  isRequired: boolean,
): Promise<RegionValue | AddressText> {
  if (typed.code) {
    const row = await db
      .prepare(`SELECT code, title FROM ${region.table} WHERE code = ?1 AND ${region.parent} = ?2`)
      .bind(typed.code, parent)
      .first<RegionValue>()
    return row ?? 'place'
  }
  if (typed.title) return typed
  const needed = isRequired || region.form === 'city'
  const some =
    parent &&
    (await db
      .prepare(`SELECT 1 FROM ${region.table} WHERE ${region.parent} = ?1 LIMIT 1`)
      .bind(parent)
      .first())
  if (region.form === 'province') return some ? 'required' : typed
  return needed || some ? 'required' : typed
}

/**
 * Validates an address form by the page's field rules; returns the errors by field name. Fields that the page hides are
 * ignored.
 */
export async function readAddressForm(
  db: D1Database,
  fields: Fields,
): Promise<{ wrong: Wrong } | { address: AddressFields }> {
  const wrong: Wrong = {}
  const rules = await readRules(db, addressPage)
  const text = (name: string) => field(fields, name).replace(/\s+/g, ' ')
  const isVisible = (name: string) => rules[name]?.show !== false
  const check = (name: string, isApplicable = true) => {
    const value = isVisible(name) ? text(name) : ''
    const { required = false, max_char_len = 100 } = rules[name] ?? {}
    if (isApplicable && isVisible(name) && required && !value) wrong[name] = 'required'
    if (value.length > max_char_len) wrong[name] = 'tooLong'
    return value
  }
  const isCompany =
    isVisible('is_company_active') &&
    ['1', 'true', 'on'].includes(field(fields, 'is_company_active'))
  const regions = await readRegions(db, rules, text, wrong)
  const isTurkish = regions.country_code === 'TR'
  const phone = (name: string) => {
    const value = check(name)
    const digits = value ? phoneOf(value) : ''
    if (digits === null) wrong[name] = 'required'
    return digits ?? ''
  }
  const address: AddressFields = {
    title: check('title'),
    fullname: check('fullname'),
    is_company: isCompany ? 1 : 0,
    company: isCompany ? check('company') : '',
    tax_office: isCompany ? check('tax_office', isTurkish) : '',
    tax_number: isCompany ? check('tax_number') : '',
    identity_number: check('identity_number'),
    has_e_invoice: isCompany && check('has_e_invoice') === '1' ? 1 : 0,
    ...regions,
    post_code: check('post_code'),
    address: check('address'),
    mobile_phone: phone('mobile_phone'),
    home_phone: phone('home_phone'),
    nationality: check('nationality'),
  }
  const { tax_number, identity_number } = address
  // A sole trader's tax number is their identity number.
  const taxed = isTaxNumber(tax_number) || isIdentityNumber(tax_number)
  if (tax_number && isTurkish && !taxed) wrong.tax_number = 'taxNumber'
  if (identity_number && isTurkish && !isIdentityNumber(identity_number))
    wrong.identity_number = 'identityNumber'
  return Object.keys(wrong).length > 0 ? { wrong } : { address }
}

async function readRegions(
  db: D1Database,
  rules: FieldRules,
  text: (name: string) => string,
  wrong: Wrong,
) {
  const code = text('country_code')
  const country = code
    ? await db
        .prepare("SELECT code, title ->> 'tr' AS title FROM country WHERE code = ?1")
        .bind(code)
        .first<RegionValue>()
    : { code: '', title: text('country') }
  if (!country?.title) wrong.country = code ? 'place' : 'required'
  const regions: Record<string, RegionValue> = {}
  let parent = country?.code ?? ''
  for (const region of REGIONS) {
    const typed = { code: text(`${region.form}_code`), title: text(region.form).slice(0, 100) }
    const rule = rules[region.form]
    if (rule?.show === false) break
    const isRequired = region.form !== 'province' && rule?.required === true
    const value = await readRegion(db, region, parent, typed, isRequired)
    if (typeof value === 'string') wrong[region.form] = value
    else regions[region.form] = value
    const hasRegion = typeof value !== 'string' && (value.code || value.title)
    // Cities of a country without states are directly below it.
    if (region.form !== 'province' || hasRegion) parent = regions[region.form]?.code ?? ''
  }
  const of = (name: string) => regions[name] ?? { code: '', title: '' }
  return {
    country_code: country?.code ?? '',
    country: country?.title ?? '',
    state_code: of('province').code,
    state: of('province').title,
    city_code: of('city').code,
    city: of('city').title,
    town_code: of('town').code,
    town: of('town').title,
    district_code: of('district').code,
    district: of('district').title,
  }
}
