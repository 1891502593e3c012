import type { Order } from './checkout/order'
import { pendingSubscription } from './data/activations'
import { makeAddresses, makeMembers, makeMessages } from './data/members'
import { makeOrders } from './data/orders'
import type { Product, Variant } from './data/product'
import { makeProducts } from './data/products'
import { makeQuestions, makeReviews, type Question, type Review } from './data/reviews'
import type { Faults } from './faults/faults'
import type { Address, Member, Message } from './members/member'
import type { ReceivedRequest } from './server/received-request'
import { Sessions } from './server/session'

/** How much of the contract the platform answers: everything, what the specification names, or everything until a fault is set. */
export type Mode = 'full' | 'section7' | 'nonsense'

export const themes = ['own', 'other', 'mixed'] as const
export type Theme = (typeof themes)[number]

/** What a shop may answer to a call that it does not have. */
export const missingCallAnswers = [
  ...(['404', '405', '410', '501', 'json', 'json-path'] as const),
  ...(['redirect', 'page', 'refusal'] as const),
] as const

/** Settings of the shop that its owner would choose. */
export type ShopSettings = {
  /** What follows an addition, unless the product says otherwise: 1, 3 or 4. */
  afterAdd: 1 | 3 | 4
  /** The security code is also demanded at registration and for a forgotten password. */
  demandCode: boolean
  /** Paths at which every change needs the security code. */
  codeAt: string[]
  /** A new member must follow a link before signing in. */
  demandActivation: boolean
  /** The newsletter needs a name and a surname too. */
  newsletterNames: boolean
  /** What the newsletter needs besides. */
  newsletterDemands: ('phone' | 'gender' | 'kvkk')[]
  /** Sold-out products may be ordered. */
  negativeStock: boolean
  /** A path before catalogue calls, such as `/onbellek`; the shop answers with and without it. */
  pathPrefix: string
  /** The theme of its pages: the platform's own, one of another kind, or that in the kitchen alone. */
  theme: Theme
  /** Whether its theme marks up the options of a product; else they are a list of choices only for its own script. */
  hasOptionMarkup: boolean
  pageSize: number
  /** What the shop answers to a call that it does not have: a status, with a page or JSON (`json`: 404 always the same; `json-path`: with path and time, in two envelopes), a redirect to a page of its own, or 200 with a page or a bare refusal. */
  missingCallAnswer: (typeof missingCallAnswers)[number]
  /** Where such a redirect leads; by another path than `/404` unknown pages are redirected too, to the home page by that name. */
  redirectTarget: string
  /** Paths of own pages that it does not have, such as `siparis-takip`. */
  missingPages: string[]
  /** The ids of the payment methods that are offered. */
  payments: string[]
  bearerSeconds: number
  /** A repeated `Idempotency-Key` gets the first answer, and the settings say so. */
  holdsKeys: boolean
  /** Further rows of the form for registering. */
  registerFields: { key: string; type: string; isRequired: boolean; options?: unknown[] }[]
  representatives: object[]
}

/** The state of one started backend. */
export type Platform = {
  mode: Mode
  origin: string
  cdnOrigin: string
  settings: ShopSettings
  requests: ReceivedRequest[]
  faults: Faults
  /** Numbers of calls that this shop does not have, in any mode. */
  missingCalls: Set<number>
  sessions: Sessions
  /** Member by bearer. */
  bearers: Map<string, { memberId: number; until: number }>
  products: Product[]
  members: Member[]
  addresses: Address[]
  messages: Message[]
  reviews: Review[]
  questions: Question[]
  orders: Order[]
  /** Mail by token of the newsletter's activation; subscribers. */
  subscriptions: Map<string, string>
  subscribers: Set<string>
  resets: Map<string, number>
  alarms: { type: string; productId: number; variantId: number; email: string }[]
  /** What the shop would have mailed or sent by SMS. */
  outbox: { to: string; text: string }[]
  votes: Set<string>
  nextId: number
}

export function newPlatform(mode: Mode, settings: ShopSettings, faults: Faults): Platform {
  const products = makeProducts()
  const ids = products.map(({ id }) => id)
  return {
    mode,
    origin: '',
    cdnOrigin: '',
    settings,
    requests: [],
    faults,
    missingCalls: new Set(),
    sessions: new Sessions(),
    bearers: new Map(),
    products,
    members: makeMembers(),
    addresses: makeAddresses(),
    messages: makeMessages(Math.floor(Date.now() / 1000)),
    reviews: makeReviews(ids),
    questions: makeQuestions(ids),
    orders: makeOrders(products, Math.floor(Date.now() / 1000)),
    subscriptions: new Map([pendingSubscription]),
    subscribers: new Set(),
    resets: new Map(),
    alarms: [],
    outbox: [],
    votes: new Set(),
    nextId: 20_001,
  }
}

export const isSectionSeven = (platform: Platform): boolean => platform.mode === 'section7'

export const takeId = (platform: Platform): number => platform.nextId++

export const productOf = (platform: Platform, id: number): Product | undefined =>
  platform.products.find((one) => one.id === id)

export const variantOf = (product: Product, id: number): Variant | undefined =>
  product.variants.find((one) => one.id === id)
