import type { DemoAccount } from '../../../functions/shop/seed/data/accounts'

export type Account = DemoAccount

/** What a journey must know of the shop that it runs in: everything that another shop has otherwise. */
export type ShopFacts = {
  accounts: Record<Account['kind'], Account>
  /** A member for each worker, whose hearts no other changes. */
  heartsMail: (parallelIndex: number) => string
  /** A member for each project, whose password is changed once. */
  expiredMail: (project: string) => string
  languages: readonly ('tr' | 'en' | 'ar')[]
  /** A language of left-to-right letters that is not the first. */
  thirdLanguage: { name: string; label: RegExp }
  otherLanguage: { code: string; title: string; direction: 'ltr' | 'rtl' }
  /** The code of a coupon without a least sum. */
  coupon: string
  /** The code of a coupon that takes less off the goods of the case `deal`. */
  lesserCoupon: string
  /** The name of the banner of the app; empty where the shop has no app. */
  appBanner: string
  /** Categories of the menu that have a picture. */
  picturedCategories: number
  /** A category of more than one page; goods of each brand are cheaper and dearer than `lowPrice`. */
  list: { path: string; title: string; child: string; lowPrice: number }
  shortList: string
  otherList: string
  /** Words to search: `many` finds more than a page, `misspelt` is corrected, `spellings` find the same. */
  words: Record<'many' | 'usual' | 'list' | 'misspelt' | 'corrected', string> & {
    /** The first letters of what `spellings` find, and how it is written. */
    start: string
    found: string
    spellings: string[]
  }
  brand: { title: string; path: string; word: string }
  /** Where the shop leads after the add of a product with status 2. */
  redirect: string
  /** A product of a model, and the others of it by their option of its first attribute. */
  sibling: Record<
    | 'path'
    | 'title'
    | 'list'
    | 'label'
    | 'other'
    | 'otherPath'
    | 'otherTitle'
    | 'third'
    | 'thirdPath',
    string
  > & {
    /** The options of a sub-product that the others have too. */
    options: string[]
  }
  /** An option of each group, neither the first, and their sub-product. */
  twoOptions: Record<'path' | 'first' | 'second' | 'variant', string>
  /** A sub-product with a price of its own. */
  pricedVariant: { path: string; variant: string }
  subscription: { id: string; name: string }
  /** The groups of the product with two. */
  groups: RegExp
  personalText: string
  cargo: RegExp
  card: RegExp
  cashOnDelivery: RegExp
  transfer: { cargo: string; payment: string }
  paymentNames: string[]
  /** The bank's page. */
  bank: { role: 'button' | 'link'; approve: string; refuse: string }
  stores: Record<'first' | 'city' | 'town' | 'ofTown' | 'chosen', string> & {
    count: number
    ofCity: string[]
  }
  /** A department of the shop that takes messages. */
  department: string
  region: Record<'city' | 'town' | 'otherTown', string>
  homeAddress: Record<'city_code' | 'town_code' | 'district_code', string>
  /** The shop's own words. */
  cookieText: string
  messages: Record<'alarm' | 'cardValid' | 'cardRemoved', string> &
    Record<'question' | 'review', RegExp>
  /** The tab about delivery or care beside the ways of payment. */
  tab: { title: string; text: string; address: RegExp }
  largePicture: RegExp
  pageSize: number
  /** Whether lists tell how many goods they have. */
  countsGoods: boolean
  /** Whether lists have the codes and categories of their goods. */
  listsHaveCodes: boolean
  /** Whether orders are placed in the storefront. */
  takesOrders: boolean
  refusals: { signIn: RegExp; code: RegExp; overStock: RegExp } & Record<
    'oldPassword' | 'mailTaken',
    string
  >
  /** Two passwords that the shop takes. */
  passwords: [string, string]
  /** Whether a new member first follows a link by mail. */
  confirmsMail: boolean
  /** The phone that a code is sent to; empty where any will do. */
  codePhone: string
  /** Orders by their status; `returnable` is empty where sent ones can be returned. */
  orders: { sent: string; returnable: string; movement: string; name: RegExp }
  ledger: string
  /** Rows on a page. */
  affiliate: { orders: number; payments: number }
  /** Who has an account of another service: a member, and somebody whom the shop does not know. */
  social: { otherProvider: string; name: string; account: RegExp; stranger: RegExp }
  fewInStock: { path: string; tooMany: string }
}
