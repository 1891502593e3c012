import type { Fields } from '../form'
import { field } from '../form'
import { phoneOf } from '../member/phone'
import { addressPage, type FieldRules, readRules } from '../requirement/queries'
import type { AddressText } from './messages'
import type { AddressFields } from './queries'
import { isIdentityNumber, isTaxNumber } from './rules'

export type Wrong = Record<string, AddressText>

/** The levels below the country, by the names of the form: table, column of the parent, own column. */
const LEVELS = [
  { form: 'province', table: 'state', parent: 'country_code' },
  { form: 'city', table: 'city', parent: 'parent_code' },
  { form: 'town', table: 'town', parent: 'city_code' },
  { form: 'district', table: 'district', parent: 'town_code' },
] as const

type Place = { code: string; title: string }

/**
 * A level that was chosen or written: a code must lie in its parent; without one the name stands for itself. A level
 * whose parent has places asks for one of them.
 */
async function placeOf(
  db: D1Database,
  level: (typeof LEVELS)[number],
  parent: string,
  asked: Place,
  isRequired: boolean,
): Promise<Place | AddressText> {
  if (asked.code) {
    const row = await db
      .prepare(`SELECT code, title FROM ${level.table} WHERE code = ?1 AND ${level.parent} = ?2`)
      .bind(asked.code, parent)
      .first<Place>()
    return row ?? 'place'
  }
  if (asked.title) return asked
  const needed = isRequired || level.form === 'city'
  const some =
    parent &&
    (await db
      .prepare(`SELECT 1 FROM ${level.table} WHERE ${level.parent} = ?1 LIMIT 1`)
      .bind(parent)
      .first())
  if (level.form === 'province') return some ? 'required' : asked
  return needed || some ? 'required' : asked
}

/**
 * Reads an address form by the rules that the page tells; what is wrong with it, by the
 * form's names. A field that is not shown is nobody's to fill.
 */
export async function readAddressForm(
  db: D1Database,
  fields: Fields,
): Promise<{ wrong: Wrong } | { address: AddressFields }> {
  const wrong: Wrong = {}
  const rules = await readRules(db, addressPage)
  const text = (name: string) => field(fields, name).replace(/\s+/g, ' ')
  const asks = (name: string) => rules[name]?.show !== false
  const check = (name: string, isNeeded = true) => {
    const value = asks(name) ? text(name) : ''
    const { required = false, max_char_len = 100 } = rules[name] ?? {}
    if (isNeeded && asks(name) && required && !value) wrong[name] = 'required'
    if (value.length > max_char_len) wrong[name] = 'tooLong'
    return value
  }
  const isCompany =
    asks('is_company_active') && ['1', 'true', 'on'].includes(field(fields, 'is_company_active'))
  const places = await readPlaces(db, rules, text, wrong)
  const isTurkish = places.country_code === 'TR'
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
    ...places,
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

async function readPlaces(
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
        .first<Place>()
    : { code: '', title: text('country') }
  if (!country?.title) wrong.country = code ? 'place' : 'required'
  const found: Record<string, Place> = {}
  let parent = country?.code ?? ''
  for (const level of LEVELS) {
    const asked = { code: text(`${level.form}_code`), title: text(level.form).slice(0, 100) }
    const rule = rules[level.form]
    if (rule?.show === false) break
    const isRequired = level.form !== 'province' && rule?.required === true
    const place = await placeOf(db, level, parent, asked, isRequired)
    if (typeof place === 'string') wrong[level.form] = place
    else found[level.form] = place
    const isLevel = typeof place !== 'string' && (place.code || place.title)
    // A country without states has its cities right below it.
    if (level.form !== 'province' || isLevel) parent = found[level.form]?.code ?? ''
  }
  const of = (name: string) => found[name] ?? { code: '', title: '' }
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
