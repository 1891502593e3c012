import type { Fields } from '../form'
import { field } from '../form'
import { phoneOf } from '../member/phone'
import { addressPage, type FieldRules, readRules } from '../requirement/queries'
import type { AddressText } from './messages'
import type { AddressFields } from './queries'
import { readRegions } from './read-regions'
import { isIdentityNumber, isTaxNumber } from './rules'

export type Wrong = Record<string, AddressText>

/** Validates an address form by the page's field rules and ignores hidden fields; returns errors by field name. */
export async function readAddressForm(
  db: D1Database,
  fields: Fields,
): Promise<{ wrong: Wrong } | { address: AddressFields }> {
  const rules = await readRules(db, addressPage)
  const { regions, errors } = await readRegions(db, rules, (name) => textOf(fields, name))
  const wrong: Wrong = { ...errors }
  const { check, phone, isCompany } = fieldReader(fields, rules, wrong)
  const isTurkish = regions.country_code === 'TR'
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
  if (isTurkish) checkNumbers(address, wrong)
  return Object.keys(wrong).length > 0 ? { wrong } : { address }
}

const textOf = (fields: Fields, name: string) => field(fields, name).replace(/\s+/g, ' ')

function fieldReader(fields: Fields, rules: FieldRules, wrong: Wrong) {
  const isVisible = (name: string) => rules[name]?.show !== false
  const check = (name: string, isApplicable = true) => {
    const value = isVisible(name) ? textOf(fields, name) : ''
    const { required = false, max_char_len = 100 } = rules[name] ?? {}
    if (isApplicable && isVisible(name) && required && !value) wrong[name] = 'required'
    if (value.length > max_char_len) wrong[name] = 'tooLong'
    return value
  }
  const phone = (name: string) => {
    const value = check(name)
    const digits = value ? phoneOf(value) : ''
    if (digits === null) wrong[name] = 'required'
    return digits ?? ''
  }
  const isCompany =
    isVisible('is_company_active') &&
    ['1', 'true', 'on'].includes(field(fields, 'is_company_active'))
  return { check, phone, isCompany }
}

function checkNumbers({ tax_number, identity_number }: AddressFields, wrong: Wrong): void {
  // A sole trader's tax number is their identity number.
  const isTaxed = isTaxNumber(tax_number) || isIdentityNumber(tax_number)
  if (tax_number && !isTaxed) wrong.tax_number = 'taxNumber'
  if (identity_number && !isIdentityNumber(identity_number))
    wrong.identity_number = 'identityNumber'
}
