import type { CartLine } from '../cart/cart-line'

/** An address of a member, with the names of form fields. */
export type Address = {
  id: number
  memberId: number
  title: string
  fullname: string
  isCompany: boolean
  company: string
  taxOffice: string
  taxNumber: string
  identityNumber: string
  nationality: string
  wantsEInvoice: boolean
  /** Codes, and names where a level is typed. */
  country: string
  state: string
  city: string
  town: string
  district: string
  names: { state: string; city: string; town: string; district: string }
  postCode: string
  line: string
  mobile: string
  home: string
}

export type Consents = { kvkk: boolean; mail: boolean; sms: boolean; phone: boolean }

export type Favourite = { rowId: number; productId: number; variantId: number; date: string }

export type Member = {
  id: number
  code: string
  name: string
  surname: string
  email: string
  /** Digits with the country's prefix. */
  phone: string
  password: string
  /** Of a member who signs in as a vendor. */
  vendorCode: string
  group: number
  gender: '0' | '1' | '2'
  birthdate: string
  isAffiliate: boolean
  isActive: boolean
  activation: string
  /** An expired password must be changed before the first purchase. */
  isExpired: boolean
  consents: Consents
  isSubscribed: boolean
  savedCart: CartLine[]
  forLater: CartLine[]
  favourites: Favourite[]
  /** Lists beside that of the hearts. */
  lists: { id: number; name: string; favourites: Favourite[] }[]
  shareId: string
  cards: Card[]
}

export type Card = {
  id: number
  brand: string
  last4: string
  expiry: string
  name: string
  isValid: boolean
}

export type Message = {
  id: number
  memberId: number
  subject: string
  departmentId: number
  updated: number
  isOpen: boolean
  lines: { isAdmin: boolean; date: number; text: string }[]
}
