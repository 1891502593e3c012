import type { ChosenRegions } from '~/account/regions/initial-selection'
import type { Address, ChosenRegion } from '~/backend/addresses/address-model'
import { regionLevels } from './address-rules'

/** Fields of the form by their names in the contract, without the regions. */
export const ownNames = [
  'title',
  'fullname',
  'mobile_phone',
  'address',
  'post_code',
  'identity_number',
  'is_company_active',
  'company',
  'tax_office',
  'tax_number',
  'has_e_invoice',
  'home_phone',
  'nationality',
] as const

/** The fields that may have an error, in the order of their labels in the summary. */
export const addressNames = [...ownNames, 'country', ...regionLevels] as const

export type AddressName = (typeof addressNames)[number]

/** Content of the fields, also of those that cannot have an error: codes of regions, countries of phones. */
export type AddressValues = Partial<Record<string, string>>

/** What the form shows of a saved address. @param name the member's, for a new one */
export function valuesOf(address: Address | null, name = ''): AddressValues {
  if (!address) return { fullname: name }
  return {
    title: address.title,
    fullname: address.fullname,
    mobile_phone: address.mobilePhone && `+${address.mobilePhone}`,
    address: address.address,
    post_code: address.postCode,
    identity_number: address.identityNumber,
    is_company_active: address.isCompany ? '1' : '',
    company: address.company,
    tax_office: address.taxOffice,
    tax_number: address.taxNumber,
    has_e_invoice: address.wantsEInvoice ? '1' : '',
    home_phone: address.homePhone && `+${address.homePhone}`,
    nationality: address.nationality,
  }
}

const none: ChosenRegion = { code: '', title: '' }

/** The regions of a saved address. @param country code of the country for a new one */
export function savedRegions(address: Address | null, country: string) {
  const { province, city, town, district } = address ?? {
    province: none,
    city: none,
    town: none,
    district: none,
  }
  const regions: ChosenRegions = { province, city, town, district }
  return { country: address?.country ?? { code: country, title: '' }, regions }
}

export function regionsIn(get: (name: string) => unknown): {
  country: ChosenRegion
  regions: ChosenRegions
} {
  const one = (name: string): ChosenRegion => ({
    code: String(get(`${name}_code`) ?? '').slice(0, 40),
    title: String(get(name) ?? '')
      .trim()
      .slice(0, 100),
  })
  const [province = none, city = none, town = none, district = none] = regionLevels.map(one)
  return { country: one('country'), regions: { province, city, town, district } }
}
