import type { Category, Cents, Currency, Path, ProductCard } from '~/backend/catalogue/model'

export type Store = {
  id: string
  name: string
  address: string
  town: string
  townCode: string
  city: string
  cityCode: string
  countryCode: string
  phone: string
}

/** The shop's settings (own call `get-globals`). */
export type Site = {
  name: string
  languages: { code: string; title: string }[]
  currencies: { code: Currency; title: string }[]
  decimals: number
  decimalSeparator: string
  thousandsSeparator: string
  /** Null when it could not be loaded. */
  menu: Category[] | null
  negativeStock: boolean
  /** Formats available for every `.webp` picture under the same name, e.g. `avif`. */
  alternativeFormats: string[]
  /** Cart dropdown on hover above 768 px (CART_DROPDOWN_LIST). */
  cartDropdown: boolean
  /** False only where the shop says that it has none. */
  hasStores?: boolean
  /** Licensed search with categories and brands (LICENCE_SEARCH_ALL). */
  searchesAll: boolean
  /** What many search for (POPULAR_SEARCHES). */
  popularSearches?: string[]
  signsInByCode?: boolean
  signsInByPhone?: boolean
  /** The shop has the call that deletes an account. */
  deletesAccounts?: boolean
  /** The shop has the call that lists where a member is signed in. */
  listsSessions?: boolean
  hasPasskeys?: boolean
  /** Postal codes find their regions. */
  hasPostalCodes?: boolean
  /** A change that is sent twice with one key is made once. */
  holdsKeys?: boolean
  cartCsrfToken: string
  /** Null when the shop asks none, undefined when it must be loaded separately. */
  cookieLaw: CookieLaw | null | undefined
  appBanner: AppBanner | null
  /** The shop's own words and look; undefined in answers that an earlier version has cached. */
  footer?: FooterWords
  delivery?: DeliveryTerms | null
  notes?: Partial<Record<Note, string>>
  brandCss?: string
}

/** Where the shop may say something of its own, as one plain text. */
export type Note =
  | 'contact'
  | 'product'
  | 'personalProduct'
  | 'reviews'
  | 'review'
  | 'question'
  | 'stockAlarm'
  | 'priceAlarm'
  | 'cards'
  | 'analytics'
  | 'marketing'

/** Plain texts; '' and empty lists where the shop says nothing. */
export type FooterWords = {
  slogan: string
  blocks: { title: string; lines: string[] }[]
  links: { title: string; path: Path }[]
}

/** What the shop promises of delivery and returns; null for what it does not say. */
export type DeliveryTerms = {
  /** ISO 3166 code of the country that is delivered to; '' if not said. */
  country: string
  currency: Currency
  price: Cents | null
  freeFrom: Cents | null
  returnDays: number | null
  carriage: Carriage | null
}

export type Carriage = {
  /** Working days from the sending to the door. */
  from: number
  to: number
  /** What is ordered before is sent on the same day, in minutes after midnight; null for the next working day. */
  cutOff: number | null
  /** ISO dates on which nothing is sent or brought. */
  holidays: string[]
}

export type CarrierDays = Pick<Carriage, 'from' | 'to'>

/** `html` is sanitised. */
export type CookieLaw = { title: string; html: string }

export type AppBanner = { title: string; text: string; path: Path }

/** Settings that the browser needs; the server renders the menu (app/rendering/server-data.ts). */
export type FrameSite = Pick<
  Site,
  | 'name'
  | 'languages'
  | 'currencies'
  | 'decimals'
  | 'decimalSeparator'
  | 'thousandsSeparator'
  | 'negativeStock'
  | 'alternativeFormats'
  | 'cartDropdown'
  | 'hasStores'
> & {
  unavailablePages?: ('contact' | 'compare')[]
}

/** Products, or sanitised HTML of the backend. */
export type Panel = { title: string } & (
  | { kind: 'products'; products: ProductCard[] }
  | { kind: 'html'; html: string }
)
