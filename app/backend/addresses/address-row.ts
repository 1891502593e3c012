import { z } from 'zod'
import { flag, id, text } from '~/backend/http/fields'
import type { Address } from './address-model'

const shape = z.object({
  ID: id,
  TITLE: text,
  FULLNAME: text,
  IS_COMPANY_ACTIVE: flag,
  COMPANY: text,
  TAX_OFFICE: text,
  TAX_NUMBER: text,
  IDENTITY_NUMBER: text,
  COUNTRY_CODE: text,
  COUNTRY: text,
  STATE_CODE: text,
  STATE: text,
  CITY_CODE: text,
  CITY: text,
  TOWN_CODE: text,
  TOWN: text,
  DISTRICT_CODE: text,
  DISTRICT: text,
  POST_CODE: text,
  ADDRESS: text,
  MOBILE_PHONE: text,
  HOME_PHONE: text,
  NATIONALITY: text,
  HAS_E_INVOICE: flag,
})

export const addressRow = shape.transform(
  (row): Address => ({
    id: row.ID,
    title: row.TITLE,
    fullname: row.FULLNAME,
    isCompany: row.IS_COMPANY_ACTIVE,
    company: row.COMPANY,
    taxOffice: row.TAX_OFFICE,
    taxNumber: row.TAX_NUMBER,
    identityNumber: row.IDENTITY_NUMBER,
    country: { code: row.COUNTRY_CODE, title: row.COUNTRY },
    province: { code: row.STATE_CODE, title: row.STATE },
    city: { code: row.CITY_CODE, title: row.CITY },
    town: { code: row.TOWN_CODE, title: row.TOWN },
    district: { code: row.DISTRICT_CODE, title: row.DISTRICT },
    postCode: row.POST_CODE,
    address: row.ADDRESS,
    mobilePhone: row.MOBILE_PHONE,
    homePhone: row.HOME_PHONE,
    nationality: row.NATIONALITY,
    wantsEInvoice: row.HAS_E_INVOICE,
  }),
)

/** An answer that is its list alone, null for an empty one, as one that names it (CONTRACT.md). */
export const namedList = (name: string, body: unknown): unknown =>
  body === null || Array.isArray(body) ? { [name]: body } : body
