/** What the markup of a product's card or page names. Texts are as written, entities included. */
export type PartSource = {
  title: string
  brand: string
  /** With VAT, as the page writes them: "1.249,90". */
  price: string
  oldPrice: string
  currency: string
}

/** What a page writes over several cards: they share the object. */
export type Heading = { words: string }

export type CardSource = PartSource & {
  /** '' when the markup has none. */
  id: string
  href: string
  picture: string
  isSoldOut: boolean
  heading?: Heading
}

/** A short text of a page, and whether it may name what follows. */
export type Label = { words: string; isLabel: boolean }

export type OptionSource = { group: 1 | 2; id: string; label: string; colour: string }

export type ProductSource = {
  ids: string[]
  markedIds: string[]
  price: string
  oldPrice: string
  currency: string
  isSoldOut: boolean
  /** Of the count field; '' for none. */
  quantity: { min: string; step: string; max: string; value: string }
  dealEnd: string
  modelId: string
}

/** A product as the platform gives it to the scripts of every page that shows it, whatever the theme is. */
export type ProductRow = {
  id: string
  /** '' where it names none. */
  path: string
  title: string
  brand: string
  code: string
  picture: string
  category: { id: string; title: string; path: string }
  currency: string
  /** With VAT; null where there is none in that currency. */
  price: number | null
  /** Of its stock, which some shops sell below zero. */
  isEmpty: boolean
}

export type FooterLink = { href: string; words: string }

export type Goods = Pick<
  PageSource,
  'cards' | 'tiles' | 'bareTiles' | 'unpricedTiles' | 'tileLinks' | 'alikeTiles'
>

/** What a page of the platform itself says: its head, its structured data, its script's values and its marked-up parts. */
export type PageSource = {
  title: string
  heading: string
  /** The first content of each `meta`, by name or property. */
  meta: Record<string, string>
  alternates: Record<string, string>
  /** Of its texts, '' where it does not say. */
  language: string
  logo: string
  /** The address that it calls its own, '' for none. */
  canonical: string
  /** What its links are relative to, '' for its own address. */
  base: string
  /** JSON-LD nodes, without graphs and lists around them. */
  data: Record<string, unknown>[]
  globals: Record<string, unknown>
  cards: CardSource[]
  /** Of a page without cards: what shows a link, a name and a price; bare is what has neither an id nor a place for a picture. */
  tiles: CardSource[]
  bareTiles: CardSource[]
  /** What shows a link, a picture and a name: goods or not. */
  unpricedTiles: CardSource[]
  /** The links of all three, in the order of the page. */
  tileLinks: string[]
  /** Of these the largest group in like markup, where nothing has a price. */
  alikeTiles: CardSource[]
  groups: string[]
  labels: Label[]
  options: OptionSource[]
  product: ProductSource
  pictures: string[]
  description: string
  rows: ProductRow[]
  hasNoGoods: boolean
  /** The highest page that its links name, at least 1. */
  lastPage: number
  main: string
  footer: FooterLink[]
}

/** Names of values that pages of the platform give to their scripts. */
export const globalNames = [
  'LANGUAGE_LIST',
  'CURRENCY_LIST',
  'CURRENCY',
  'DECIMAL_LENGTH',
  'SEP_DEC',
  'SEP_THO',
  'PAGE_ID',
  'PAGE_TYPE',
  'LINK_TYPE',
  'LINK_TABLE_ID',
  'CART_DROPDOWN_LIST',
  'COOKIE_LAW',
  'LICENCE_SEARCH_ALL',
  'SETTINGS',
  'SITE_NAME',
  'PRODUCT_ID',
  'productId',
  'product_id',
  'MODEL_ID',
] as const
