import { flag, maybeId, readNumber, text } from '../../../app/backend/http/fields'
import type { Answer } from './ask'

/** What an answer says of a product that later calls may ask for. */
export type ProductFact = {
  id: string
  /** A path without its first slash; empty when unknown. */
  link: string
  hasVariants: boolean
  /** Can be added to a cart as far as the list tells. */
  isSimple: boolean
  isCatalog: boolean
  option: { group: 1 | 2; id: string } | null
  modelId: string
}

type Subproduct = { product: string; id: string }

/** What earlier answers say, for the requests of later calls. */
export type Facts = {
  language: string
  currency: string
  country?: string
  stateCountry?: string
  city?: string
  town?: string
  /** The ids of the calls that were answered as they should. */
  answered: Set<string>
  emptyAnswer?: Extract<Answer, { kind: 'answer' }>
  category?: { id: string; link: string; title: string }
  /** Links of categories that may have goods of another kind. */
  otherCategories: string[]
  /** The link of the category's page that was requested last. */
  list?: string
  word?: string
  products: ProductFact[]
  unnamedLinks: string[]
  /** The pages of products that were looked at, and the ids of those whose variants were requested. */
  triedPages: string[]
  requestedVariants: string[]
  isVaried: boolean
  /** The options of a first group that only get-variant1-list names. */
  listedOptions: string[]
  subproduct?: Subproduct
  /** Numbers that a page gives its variants, which the shop may know as their ids. */
  possibleVariants: Subproduct[]
  siblings?: { groupId: string; optionId: string }[]
  tabAddress?: string
  store?: { id: string; city: string; town: string; country: string }
  searchesAll: boolean
  /** The settings hold the text of the cookie question, or say that there is none. */
  hasCookieLaw: boolean
  hasMemberSessions: boolean
  hasPasskeys: boolean
  hasPostalCodes: boolean
  /** The shop has get-page, get-globals, and cart/load. */
  hasPages: boolean
  hasSettings: boolean
  hasCart: boolean
  /** The answer to an addition has the lines that the storefront can show as the cart. */
  answersCart: boolean
  takesCoupons: boolean
  /** cart/load has a list of lines that are saved for later. */
  savesLines: boolean
  /** The first campaign that cart/load lets a shopper choose. */
  campaign?: { id: string; group: string }
  /** A line of cart/load takes a note. */
  takesNotes: boolean
  hasPageFilters: boolean
  hasSearch: boolean
  /** product-loader names the products of a category. */
  hasLists: boolean
  listsGoods: boolean
  hasMenu: boolean
  csrfToken: string
  /** The only line of the cart, which the check has added. */
  line?: { index: string; lineId: string }
  /** The cart holds what the check has not added. */
  hasOtherLines: boolean
  /** The shop has set a cookie: the cart belongs to this session alone. */
  hasSession: boolean
  isSignedIn: boolean
  /** The member's session is a token, not cookies alone. */
  hasBearer: boolean
  addressId?: string
  hasOrderList: boolean
  orderNumber?: string
  shareId?: string
  messageId?: string
}

export const newFacts = (language: string, currency: string): Facts => ({
  language,
  currency,
  answered: new Set(),
  otherCategories: [],
  products: [],
  unnamedLinks: [],
  triedPages: [],
  requestedVariants: [],
  isVaried: false,
  listedOptions: [],
  possibleVariants: [],
  searchesAll: false,
  hasCookieLaw: false,
  hasMemberSessions: false,
  hasPasskeys: false,
  hasPostalCodes: false,
  hasPages: false,
  hasSettings: false,
  hasCart: false,
  answersCart: false,
  takesCoupons: false,
  savesLines: false,
  takesNotes: false,
  hasPageFilters: false,
  hasSearch: false,
  hasLists: false,
  listsGoods: false,
  hasMenu: false,
  csrfToken: '',
  hasOtherLines: false,
  hasSession: false,
  isSignedIn: false,
  hasBearer: false,
  hasOrderList: false,
})

/** The value at a path of names and positions; undefined where there is none. */
export function valueAt(body: unknown, ...path: PropertyKey[]): unknown {
  let value = body
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

/** The rows of a list at a path; none when there is no list. */
export function rowsAt(body: unknown, ...path: PropertyKey[]): unknown[] {
  const list = valueAt(body, ...path)
  return Array.isArray(list) ? list : []
}

/** A text or number as the storefront reads it, without entities; '' for others. */
export function textAt(body: unknown, ...path: PropertyKey[]): string {
  return text.parse(valueAt(body, ...path))
}

/** As `textAt`, if it may stand in a path. */
export function idAt(body: unknown, ...path: PropertyKey[]): string {
  return maybeId.parse(valueAt(body, ...path))
}

export function flagAt(body: unknown, ...path: PropertyKey[]): boolean {
  return flag.parse(valueAt(body, ...path))
}

/** A page's path without its first slash, whatever form the shop writes it in. */
export function linkAt(body: unknown, ...path: PropertyKey[]): string {
  const found = textAt(body, ...path)
  return (URL.parse(found, 'https://shop.invalid')?.pathname ?? '').replace(/^\/+|\/+$/g, '')
}

function optionOf(row: unknown): ProductFact['option'] {
  for (const group of [1, 2] as const) {
    const option = idAt(row, `VARIANT_FEATURE${group}_LIST`, 0, 'TYPE_ID')
    if (option && option !== '0') return { group, id: option }
  }
  return null
}

export function isForSale(row: unknown): boolean {
  const stock = readNumber(valueAt(row, 'STOCK'))
  return stock === null ? flagAt(row, 'IN_STOCK') : stock > 0
}

/** The row of a product's variants to try: one in stock, if any. */
export const rowForSale = (rows: unknown[]): unknown => rows.find(isForSale) ?? rows[0]

export const noProduct = 'no earlier answer names a product'

const longestWord = (title: string): string | undefined =>
  title
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length)[0]

/** Takes the products of a list, in either spelling of the names. Known ones are completed. */
export function learnProducts(facts: Facts, rows: unknown[]): void {
  for (const row of rows) {
    const id = idAt(row, 'ID') || idAt(row, 'id')
    if (!id) continue
    facts.word ??= longestWord(textAt(row, 'TITLE') || textAt(row, 'title'))
    const hasVariants = flagAt(row, 'HAS_VARIANT')
    const modelId = idAt(row, 'MODEL_ID')
    const fact: ProductFact = {
      id,
      link: linkAt(row, 'URL') || linkAt(row, 'url'),
      hasVariants,
      isSimple: !hasVariants && isForSale(row) && !flagAt(row, 'IS_DISPLAY_PRODUCT'),
      isCatalog: flagAt(row, 'IS_CATALOG'),
      option: optionOf(row),
      modelId: modelId === '0' ? '' : modelId,
    }
    const at = facts.products.findIndex((known) => known.id === id)
    if (at < 0) facts.products.push(fact)
    else facts.products[at] = { ...facts.products[at], ...fact }
  }
}

/** The first product that fits best: in this order of wishes, or any. */
export function bestProduct(
  { products }: Facts,
  ...isFit: ((product: ProductFact) => boolean)[]
): ProductFact | undefined {
  for (const fits of isFit) {
    const found = products.find(fits)
    if (found) return found
  }
  return products[0]
}
