/** `pattern` is the mask after the dialling code, where x is a digit. */
export type Country = {
  code: string
  title: string
  phoneCode: string
  pattern: string
  hasState: boolean
}

export type Countries = {
  countries: Country[]
  selected: string
}

/** A state, city, town or district; only districts have a postal code. */
/** The codes of the regions that a postal code names; '' for what is not sure. */
export type PostalRegion = Record<'city' | 'town' | 'district', string>

export type Region = { code: string; title: string; postCode: string }

/** Largest first; `province` is called state on the wire. */
export type RegionLevel = 'province' | 'city' | 'town' | 'district'

/** Chosen from a list by its code, or free text without one. */
export type ChosenRegion = { code: string; title: string }

export type Address = {
  id: string
  title: string
  fullname: string
  isCompany: boolean
  company: string
  taxOffice: string
  taxNumber: string
  identityNumber: string
  country: ChosenRegion
  province: ChosenRegion
  city: ChosenRegion
  town: ChosenRegion
  district: ChosenRegion
  postCode: string
  address: string
  mobilePhone: string
  homePhone: string
  nationality: string
  wantsEInvoice: boolean
}

/** Rules of a form field; `max` in characters, 0 for no limit. */
export type FieldRule = { show: boolean; required: boolean; max: number }

/** Rules by the field names of the contract; our defaults apply to missing ones. */
export type FieldRules = Partial<Record<string, FieldRule>>
