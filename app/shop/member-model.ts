import type { Cents, Currency, Path, Picture } from './model'
import type { Instalment, LineChoices, Transfer } from './order-model'

/** One field of the registration form, as the shop orders it. */
export type RegisterField = {
  key: string
  label: string
  type: 'INPUT' | 'TEXTAREA' | 'RADIO' | 'CHECK_BOX' | 'SELECT_BOX'
  required: boolean
  options: { id: string; name: string }[]
}

/** The registration form; for a member it comes with what is known of them. */
/** What tells people from machines: words, a picture as a data address, or both; '' where the shop has none of it. */
export type SecurityQuestion = { text: string; picture: string }

export type RegisterForm = {
  fields: RegisterField[]
  /** The member's own values by field key; empty for a guest. */
  values: Record<string, string>
  /** Path of the data protection notice; empty for none. */
  noticePath: string
  /** Path of the membership agreement; empty for none. */
  agreementPath: string
  /** Which outside accounts one may sign in with. */
  social: SocialProvider[]
  /** The shop asks a security question with it. */
  asksCode: boolean
}

export const socialProviders = ['google', 'apple', 'facebook', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** A page of rows and where it is among all; `total` is how many rows there are. */
export type RowPage<T> = { rows: T[]; total: number }

/** An order that came by an affiliate member; money in hundredths of `currency`, dates in ISO 8601. */
export type AffiliateOrder = {
  number: string
  date: string
  status: string
  total: number
  percent: number
  commission: number
  currency: string
}
export type AffiliateEarning = {
  number: string
  date: string
  text: string
  amount: number
  currency: string
  approved: boolean
}
export type AffiliatePayment = { date: string; amount: number; currency: string; status: string }
/** What was earned, paid and is still owed. */
export type AffiliateTotals = { earned: number; paid: number; balance: number }

/** A row of a member's current account; `balance` is what they owe after it. */
export type AccountMovement = {
  date: string
  document: string
  text: string
  debt: number
  credit: number
  balance: number
  currency: string
}
export type AccountOrder = {
  number: string
  date: string
  status: string
  total: number
  currency: string
}
export type StoreStock = { id: string; name: string; city: string; stock: number }

/** Something that a member is told: a product they waited for. */
export type Notification = { id: string; kind: 'stock' | 'price'; title: string; path: string }

/** A line of an order that was made; `back` once it was asked back. */
export type PastLine = {
  place: string
  title: string
  variantLabel: string
  path: Path | null
  picture: Picture | null
  count: number
  unit: string
  total: Cents
  choices: LineChoices
  back: boolean
}

/** An order that was made, as its member sees it; `date` in ISO 8601. */
export type PastOrder = {
  id: string
  /** The e-mail that it was made with; '' where the shop does not say. */
  email: string
  number: string
  date: string
  status: string
  currency: Currency
  total: Cents
  goods: Cents
  discounts: { title: string; total: Cents }[]
  surcharge: Cents
  /** Null for one payment. */
  instalment: Instalment | null
  cargo: Cents
  service: Cents
  lines: PastLine[]
  /** Written out, line by line; empty where the shop does not say. */
  delivery: string[]
  invoice: string[]
  parcel: string
  transfer: Transfer | null
  /** The store that was chosen, as pages say it; '' is none. */
  store: string
  /** Whether nobody knows yet what came of its payment: it is not paid a second time. */
  isProcessing: boolean
  mayCancel: boolean
  mayReturn: boolean
}

/** Where a parcel has been; `date` in ISO 8601. */
export type ParcelStep = { date: string; text: string }

/** A card that is kept with the payment provider; `expiry` as `YYYY-MM`, '' when it is not told. */
export type Card = {
  id: string
  brand: string
  last4: string
  expiry: string
  holder: string
  valid: boolean
}
