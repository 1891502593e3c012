/** A country as phone fields and address forms know it. `pattern`: mask after the dialling code, x a digit. */
export type Country = {
  code: string
  title: string
  phoneCode: string
  pattern: string
  hasState: boolean
}

export type Countries = {
  countries: Country[]
  /** Code of the country that the server proposes. */
  selected: string
}

/** A state, city, town or district; only districts have a postal code. */
export type Place = { code: string; title: string; postCode: string }

/** The levels below a country, the highest first; what the wire calls province is a state. */
export type PlaceLevel = 'province' | 'city' | 'town' | 'district'

/** A place of an address: chosen by its code, or written freely and then without one. */
export type ChosenPlace = { code: string; title: string }

/** An address of the address book. */
export type Address = {
  id: string
  title: string
  fullname: string
  isCompany: boolean
  company: string
  taxOffice: string
  taxNumber: string
  identityNumber: string
  country: ChosenPlace
  province: ChosenPlace
  city: ChosenPlace
  town: ChosenPlace
  district: ChosenPlace
  postCode: string
  address: string
  mobilePhone: string
  homePhone: string
  nationality: string
  wantsEInvoice: boolean
}

/** How the backend wants a field of a form: shown, filled, and of at most so many signs; 0 where it says nothing. */
export type FieldRule = { show: boolean; required: boolean; most: number }

/** A form's fields by the names of the contract (3.12); what is not there is ours to say. */
export type FieldRules = Partial<Record<string, FieldRule>>
