import type { Category, Currency, Path, ProductCard } from './model'

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

/** The shop's settings (our own call `get-globals`). */
export type Site = {
  name: string
  languages: { code: string; title: string }[]
  currencies: { code: Currency; title: string }[]
  decimals: number
  decimalSeparator: string
  thousandsSeparator: string
  menu: Category[]
  negativeStock: boolean
  /** Formats that exist beside every `.webp` picture under the same name, e.g. `avif`. */
  pictureTwins: string[]
  /** Hover dropdown of the cart above 768 px (CART_DROPDOWN_LIST). */
  cartDropdown: boolean
  /** Whether the licensed search answers categories and brands too (LICENCE_SEARCH_ALL). */
  searchesAll: boolean
  cartCsrfToken: string
  /** The cookie question; null when the shop asks none, undefined when its text is to be asked for. */
  cookieLaw: CookieLaw | null | undefined
  /** The way to the shop's mobile app; null when it has none. */
  appBanner: AppBanner | null
}

/** The cookie question; `html` is sanitised. */
export type CookieLaw = { title: string; html: string }

export type AppBanner = { title: string; text: string; path: Path }

/** What the frame needs of the shop in the browser too; the menu is drawn by the server (app/server-visit.ts). */
export type FrameSite = Omit<
  Site,
  'menu' | 'cartCsrfToken' | 'searchesAll' | 'cookieLaw' | 'appBanner'
>

/** A sub-folder page of the backend: products that we draw, or a fragment of its own, sanitised. */
export type Panel = { title: string } & (
  | { kind: 'products'; products: ProductCard[] }
  | { kind: 'html'; html: string }
)
