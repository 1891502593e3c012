import { z } from 'zod'
import { flag, id, rows, text } from '~/backend/http/fields'
import type { Address, ChosenRegion } from './address-model'

/* The newer family of address calls: its list has names only, one address has codes and the names of the form. */

const named = (title: string): ChosenRegion => ({ code: '', title })

const listRow = z
  .object({
    id,
    title: text,
    fullname: text,
    address: text,
    district: text,
    postCode: text,
    town: text,
    city: text,
    country: text,
    mobilePhone: text,
    homePhone: text,
  })
  .transform(
    ({ country, city, town, district, ...row }): Address => ({
      ...row,
      isCompany: false,
      company: '',
      taxOffice: '',
      taxNumber: '',
      identityNumber: '',
      country: named(country),
      province: named(''),
      city: named(city),
      town: named(town),
      district: named(district),
      nationality: '',
      wantsEInvoice: false,
    }),
  )

const oneRow = z.object({
  title: text,
  fullname: text,
  is_company_active: flag,
  identity_number: text,
  nationality: text,
  company: text,
  tax_office: text,
  tax_number: text,
  has_e_invoice: flag,
  address: text,
  post_code: text,
  country_code: text,
  country: text,
  province_code: text,
  province: text,
  city_code: text,
  city: text,
  town_code: text,
  town: text,
  district_code: text,
  district: text,
  mobile_phone: text,
  home_phone: text,
})

const envelope = z.object({ data: z.array(z.unknown()).nullable() })
const firstOf = (body: unknown): unknown => envelope.safeParse(body).data?.data?.[0]

export function readPublicAddresses(body: unknown): Address[] | null {
  const parsed = envelope.safeParse(body)
  return parsed.success ? rows(listRow).parse(parsed.data.data) : null
}

/** Its answer does not repeat the id. Null for none. */
export function readPublicAddress(body: unknown, addressId: string): Address | null {
  const parsed = oneRow.safeParse(firstOf(body))
  if (!parsed.success) return null
  const row = parsed.data
  return {
    id: addressId,
    title: row.title,
    fullname: row.fullname,
    isCompany: row.is_company_active,
    company: row.company,
    taxOffice: row.tax_office,
    taxNumber: row.tax_number,
    identityNumber: row.identity_number,
    country: { code: row.country_code, title: row.country },
    province: { code: row.province_code, title: row.province },
    city: { code: row.city_code, title: row.city },
    town: { code: row.town_code, title: row.town },
    district: { code: row.district_code, title: row.district },
    postCode: row.post_code,
    address: row.address,
    mobilePhone: row.mobile_phone,
    homePhone: row.home_phone,
    nationality: row.nationality,
    wantsEInvoice: row.has_e_invoice,
  }
}

/** The id of a saved address, by itself or in a row; '' for none. */
export function readPublicId(body: unknown): string {
  const saved = firstOf(body)
  return z.union([id, z.object({ id }).transform((row) => row.id)]).safeParse(saved).data ?? ''
}
