import { countries, regionTitle } from '../data/regions'
import type { Fields } from '../server/fields'
import type { FieldFault } from '../server/reply'
import type { Address } from './member'

/** The longest text of each field, as the page's requirements name it. */
export const addressRules: Record<string, { required: boolean | number; max: number }> = {
  title: { required: true, max: 50 },
  fullname: { required: true, max: 80 },
  is_company_active: { required: false, max: 1 },
  identity_number: { required: false, max: 11 },
  company: { required: 0, max: 120 },
  tax_office: { required: 0, max: 60 },
  tax_number: { required: 0, max: 10 },
  address: { required: true, max: 255 },
  post_code: { required: false, max: 10 },
  country: { required: true, max: 60 },
  province: { required: 0, max: 60 },
  city: { required: 1, max: 60 },
  town: { required: 1, max: 60 },
  district: { required: false, max: 80 },
  mobile_phone: { required: true, max: 20 },
}

/** The code of a level, or its typed name; the older family has no `_code` fields for everything. */
const level = (form: Fields, name: string): { code: string; name: string } => {
  const code = form.get(`${name}_code`)
  const text = form.get(name)
  return code
    ? { code, name: '' }
    : regionTitle(text)
      ? { code: text, name: '' }
      : { code: '', name: text }
}

/** What is wrong with an address's form. */
export function addressFaults(form: Fields): FieldFault[] {
  const missing = ['title', 'fullname', 'address', 'mobile_phone'].filter((key) => !form.get(key))
  const regions = ['city', 'town'].filter((name) => {
    const { code, name: typed } = level(form, name)
    return !code && !typed
  })
  const long = Object.entries(addressRules).filter(
    ([key, { max }]) => [...form.get(key)].length > max,
  )
  const country = level(form, 'country').code || 'TR'
  const isUnknown = !countries.some(({ code }) => code === country)
  return [
    ...[...missing, ...regions].map((key) => ({ key, statusText: 'Bu alan zorunludur' })),
    ...long.map(([key, { max }]) => ({ key, statusText: `En fazla ${max} karakter` })),
    ...(isUnknown ? [{ key: 'country_code', statusText: 'Ülke bulunamadı' }] : []),
    ...(form.isOn('is_company_active') && !form.get('company')
      ? [{ key: 'company', statusText: 'Bu alan zorunludur' }]
      : []),
  ]
}

/** An address of a form without faults. */
export function readAddress(form: Fields, id: number, memberId: number): Address {
  const [state, city, town, district] = [
    level(form, 'province').code || level(form, 'province').name
      ? level(form, 'province')
      : level(form, 'state'),
    level(form, 'city'),
    level(form, 'town'),
    level(form, 'district'),
  ] as const
  return {
    id,
    memberId,
    title: form.get('title'),
    fullname: form.get('fullname'),
    isCompany: form.isOn('is_company_active'),
    company: form.get('company'),
    taxOffice: form.get('tax_office'),
    taxNumber: form.get('tax_number'),
    identityNumber: form.get('identity_number'),
    nationality: form.get('nationality'),
    wantsEInvoice: form.isOn('has_e_invoice'),
    country: level(form, 'country').code || 'TR',
    state: state.code,
    city: city.code,
    town: town.code,
    district: district.code,
    names: { state: state.name, city: city.name, town: town.name, district: district.name },
    postCode: form.get('post_code'),
    line: form.get('address'),
    mobile: form.get('mobile_phone').replace(/\D/g, ''),
    home: form.get('home_phone'),
  }
}

/** The name of a level, whether chosen or typed. */
export const levelName = (address: Address, name: 'state' | 'city' | 'town' | 'district'): string =>
  regionTitle(address[name]) || address.names[name]
