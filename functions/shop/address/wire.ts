import type { AddressFields, AddressRow } from './queries'

/** An address with upper-case keys, as /srv has it. */
export function upperCase(row: AddressFields & { id?: number }) {
  return {
    ID: String(row.id ?? 0),
    TITLE: row.title,
    FULLNAME: row.fullname,
    IS_COMPANY_ACTIVE: row.is_company,
    COMPANY: row.company,
    TAX_OFFICE: row.tax_office,
    TAX_NUMBER: row.tax_number,
    HAS_E_INVOICE: row.has_e_invoice,
    IDENTITY_NUMBER: row.identity_number,
    COUNTRY_CODE: row.country_code,
    COUNTRY: row.country,
    STATE_CODE: row.state_code,
    STATE: row.state,
    CITY_CODE: row.city_code,
    CITY: row.city,
    TOWN_CODE: row.town_code,
    TOWN: row.town,
    DISTRICT_CODE: row.district_code,
    DISTRICT: row.district,
    POST_CODE: row.post_code,
    ADDRESS: row.address,
    MOBILE_PHONE: row.mobile_phone,
    HOME_PHONE: row.home_phone,
    NATIONALITY: row.nationality,
    STATUSDELIVERY: 1,
  }
}

/** One address of /api/v1, with snake_case keys. */
export function snakeCase(row: AddressRow) {
  const { id: _id, is_company, state, state_code, ...rest } = row
  return {
    ...rest,
    is_company_active: is_company,
    province: state,
    province_code: state_code,
  }
}

/** A row of the list of /api/v1, with camelCase keys: names, not codes. */
export function camelCase(row: AddressRow) {
  const { id, title, fullname, address, district, town, city, country } = row
  return {
    id: String(id),
    title,
    fullname,
    address,
    district,
    postCode: row.post_code,
    town,
    city,
    country,
    mobilePhone: row.mobile_phone,
    homePhone: row.home_phone,
  }
}
