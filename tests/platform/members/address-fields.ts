import { textForm } from '../catalogue/value-forms'
import { regionTitle } from '../data/regions'
import { levelName } from './address-form'
import type { Address } from './member'

/** The upper-case record of an address. */
export const upperAddress = (one: Address) => ({
  ID: String(one.id),
  TITLE: textForm(one.title, 1),
  FULLNAME: one.fullname,
  IS_COMPANY_ACTIVE: one.isCompany ? '1' : 0,
  COMPANY: one.company,
  TAX_OFFICE: one.taxOffice,
  TAX_NUMBER: one.taxNumber || null,
  IDENTITY_NUMBER: one.identityNumber,
  COUNTRY_CODE: one.country,
  COUNTRY: regionTitle(one.country),
  STATE_CODE: one.state,
  STATE: levelName(one, 'state'),
  CITY_CODE: one.city,
  CITY: levelName(one, 'city'),
  TOWN_CODE: one.town,
  TOWN: levelName(one, 'town'),
  DISTRICT_CODE: one.district || null,
  DISTRICT: levelName(one, 'district'),
  POST_CODE: one.postCode,
  ADDRESS: textForm(one.line, 0),
  MOBILE_PHONE: one.mobile,
  HOME_PHONE: one.home || null,
  STATUSDELIVERY: 1,
})

/** A row of the newer list. */
export const camelAddress = (one: Address) => ({
  id: one.id % 2 === 0 ? one.id : String(one.id),
  title: one.title,
  fullname: one.fullname,
  address: one.line,
  district: levelName(one, 'district'),
  postCode: one.postCode,
  town: levelName(one, 'town'),
  city: levelName(one, 'city'),
  country: regionTitle(one.country),
  mobilePhone: one.mobile,
  homePhone: one.home,
})

/** One address of the newer family, with the names of its form. */
export const snakeAddress = (one: Address) => ({
  title: one.title,
  fullname: one.fullname,
  is_company_active: one.isCompany ? 1 : 0,
  identity_number: one.identityNumber,
  nationality: one.nationality,
  company: one.company,
  tax_office: one.taxOffice,
  tax_number: one.taxNumber,
  has_e_invoice: one.wantsEInvoice ? 1 : 0,
  address: one.line,
  post_code: one.postCode,
  country_code: one.country,
  country: regionTitle(one.country),
  province_code: one.state,
  province: levelName(one, 'state'),
  city_code: one.city,
  city: levelName(one, 'city'),
  town_code: one.town,
  town: levelName(one, 'town'),
  district_code: one.district,
  district: levelName(one, 'district'),
  mobile_phone: one.mobile,
  home_phone: one.home,
})

/** An empty record for a new address. */
export const emptyAddress = () => ({
  ID: '0',
  TITLE: '',
  FULLNAME: '',
  IS_COMPANY_ACTIVE: '0',
  COUNTRY_CODE: 'TR',
  CITY_CODE: '',
  TOWN_CODE: null,
  ADDRESS: '',
})
