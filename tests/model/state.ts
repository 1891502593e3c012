import type { Letter } from '../support/page/form'
import type { Page } from '../support/page/page'
import type { Shop } from '../support/two-workers'
import type { Catalogue, Product } from './catalogue'
import { stockKey } from './catalogue'
import type { Database } from './database'
import type { Hundredths } from './money'
import type { Shopper } from './shopper'

/** One line of a cart. Two adds are one line if all but the count is equal. */
export type Line = {
  product: number
  variant: number
  count: number
  /** Of the subscription; empty for none. */
  frequency: string
  note: string
  engraving: Record<string, string>
}

/** What a shopper requests on a product's page or card. */
export type AddRequest = Line & { companions: number[]; intent: 'add' | 'buy' }

export type Session = {
  shopperIndex: number
  /** Incremented at every sign-out: the shop then forgets the guest's earlier orders. */
  orderRound: number
  language: string
  currency: string
  /** 0 for a guest. */
  member: number
  /** The e-mail address that a guest orders with; empty before. */
  email: string
  store: number
  /** Products whose hearts a guest set: the member's after signing in. */
  hearts: number[]
  /** The one that the browser's list had no space for; it waits for the sign-in. */
  heart: number
  lines: Line[]
  /** The chosen campaign; 0 for none. */
  campaign: number
}

export type Sum = {
  goods: Hundredths
  /** What the chosen campaign takes off. */
  campaign: Hundredths
  discount: Hundredths
  /** The surcharge of instalments. */
  surcharge: Hundredths
  delivery: Hundredths
  fee: Hundredths
  total: Hundredths
}

export type Methods = {
  payment: number
  carrier: number
  /** The chosen instalments of a card: 0 for a single payment, undefined if not chosen. */
  instalments?: number | undefined
}

/** A number of payments for a card family; a single payment is card 0. */
export type Instalment = { card: number; number: number }

/** A return: a reason, and the positions of lines. */
/** `refund` is what the page of the order names for it, delivery included. */
export type Return = {
  reason: string
  pieces: { position: number; count: number }[]
  refund: Hundredths
}

/** An alarm for a product that is sold out or too expensive. */
export type Alarm = {
  kind: 'stock' | 'price'
  product: number
  variant: number
  email: string
  language: string
  currency: string
  price: Hundredths
}

/** A mail about a due alarm. */
export type AlarmMail = { email: string; link: string; price: Hundredths; currency: string }

export type OrderState =
  | 'waiting'
  | 'processing'
  | 'replaced'
  | 'returned'
  | 'refused'
  | 'paid'
  | 'later'
  | 'cancelled'
  | 'delivered'
  | 'expired'

/** `off` is what campaigns and paying by transfer take off a line, `campaign` the campaigns' part of it. */
export type OrderLine = Line & { unit: number; total: number; off: number; campaign: number }

/** Pieces that were cancelled together: the lines they were of, what they gave back, and the order's total then. */
export type Cancelled = { positions: number[]; back: Hundredths; total: Hundredths }

export type Order = {
  number: string
  member: number
  email: string
  shopperIndex: number
  orderRound: number
  /** The member whose sign-out ended the round; the cart is saved for them. */
  leftBy?: number | undefined
  currency: string
  language: string
  /** The store of products sold in stores only; empty without such products. */
  store: string
  lines: OrderLine[]
  sum: Sum
  /** What its mail says: pieces that are cancelled afterwards are still in it. */
  placed: { totals: Hundredths[]; sum: Sum }
  cancelled: Cancelled[]
  /** The name of its campaign by language; empty without one. */
  campaignTitle: Record<string, string>
  methods: Methods
  instalment: Instalment
  givenBack: Return[]
  state: OrderState
  payUrl: string
  /** The payment page as it was opened before it expired. */
  payPage?: Page
}

/** The expected state of the shop. Commands change it, and it is compared after each of them. */
export type Model = {
  catalogue: Catalogue
  sessions: Session[]
  /** Saved carts of signed-out members. */
  waiting: Map<number, Line[]>
  /** The campaigns chosen in them. */
  waitingCampaigns: Map<number, number>
  favourites: Map<number, Set<number>>
  orders: Order[]
  /** The instalments chosen but not yet paid, by `draftKey`. */
  drafts: Map<string, Instalment>
  alarms: Alarm[]
  alarmMails: AlarmMail[]
  /** Shoppers with an address: `m:` and the member, or `g:` and the shopper. */
  addresses: Set<string>
  /** Forms of pages left open, for Back and for a second tab. */
  tabs: Tab[]
  steps: number
  /** How often each command was run. */
  taken: Map<string, number>
}

/** A page left open: its filled form, and the outcome. */
export type Tab = {
  shopperIndex: number
  addRequest: AddRequest
  letter: Letter
  state: 'open' | 'added' | 'refused'
}

/** The shop itself, and the browsers that use it. */
export type Real = { shop: Shop; shoppers: Shopper[]; db: Database }

export const newSession = (shopperIndex: number): Session => ({
  shopperIndex,
  orderRound: 0,
  language: 'tr',
  currency: 'TL',
  member: 0,
  email: '',
  store: 0,
  hearts: [],
  heart: 0,
  lines: [],
  campaign: 0,
})

export function newModel(
  catalogue: Catalogue,
  shoppers: number,
  hearts: [member: number, product: number][] = [],
): Model {
  const favourites = new Map<number, Set<number>>()
  for (const [member, product] of hearts)
    favourites.set(member, (favourites.get(member) ?? new Set()).add(product))
  return {
    catalogue,
    sessions: Array.from({ length: shoppers }, (_, shopperIndex) => newSession(shopperIndex)),
    waiting: new Map(),
    waitingCampaigns: new Map(),
    favourites,
    orders: [],
    drafts: new Map(),
    alarms: [],
    alarmMails: [],
    addresses: new Set(),
    tabs: [],
    steps: 0,
    taken: new Map(),
  }
}

/** Back does not return to pages of another cart or language. */
export function closeTabs(model: Model, shopperIndex: number): void {
  model.tabs = model.tabs.filter((one) => one.shopperIndex !== shopperIndex)
}

export function sessionOf(model: Model, shopperIndex: number): Session {
  const found = model.sessions[shopperIndex]
  if (!found) throw new Error(`There is no shopper ${shopperIndex}.`)
  return found
}

/** The owner of checkout choices: a member, or a guest in the current round. */
export const draftKey = ({
  member,
  shopperIndex,
  orderRound,
}: Pick<Session, 'member' | 'shopperIndex' | 'orderRound'>): string =>
  member > 0 ? `member ${member}` : `guest ${shopperIndex}, visit ${orderRound}`

/** States of orders that reserve their products, unpaid ones included. */
const holding: readonly OrderState[] = ['waiting', 'processing', 'paid', 'later', 'delivered']

/** Whether an order belongs to the shopper of a session. */
export const isOwn = (order: Order, session: Session): boolean =>
  order.member === session.member &&
  (session.member > 0 ||
    (order.shopperIndex === session.shopperIndex && order.orderRound === session.orderRound))

/** Whether a new order of a session replaces an order: one of the same cart, also as a guest before signing in. */
export const isGivenUp = (order: Order, session: Session): boolean =>
  order.shopperIndex === session.shopperIndex && order.orderRound === session.orderRound

/** The remaining stock: the seed's minus what orders reserve. */
export function stockLeft(model: Model, product: number, variant: number): number {
  const held = model.orders
    .filter((order) => holding.includes(order.state))
    .flatMap((order) => order.lines)
    .filter((line) => line.product === product && line.variant === variant)
    .reduce((sum, line) => sum + line.count, 0)
  return (model.catalogue.stock.get(stockKey(product, variant)) ?? 0) - held
}

/** The stock available to a shopper: the remaining one, and what they are paying for. */
export function stockFor(model: Model, session: Session, product: number, variant: number): number {
  const orders = model.orders.filter((one) => one.state !== 'waiting' || !isGivenUp(one, session))
  return (
    stockLeft({ ...model, orders }, product, variant) + beingPaid(model, session, product, variant)
  )
}

/** How much of an article is in the cart only until its payment is confirmed. */
function beingPaid(model: Model, session: Session, product: number, variant: number): number {
  const bought = model.orders
    .filter((order) => order.state === 'processing' && isGivenUp(order, session))
    .flatMap((order) => order.lines)
  const isMeant = (line: Line) => line.product === product && line.variant === variant
  return session.lines.filter(isMeant).reduce((sum, line) => {
    const paid = bought.filter((one) => isSameLine(one, line))
    return sum + paid.reduce((max, one) => max + Math.min(one.count, line.count), 0)
  }, 0)
}

const sorted = (engraving: Record<string, string>): string =>
  JSON.stringify(
    Object.entries(engraving)
      .filter(([, text]) => text !== '')
      .sort(),
  )

export const isSameLine = (one: Line, other: Line): boolean =>
  one.product === other.product &&
  one.variant === other.variant &&
  one.frequency === other.frequency &&
  one.note === other.note &&
  sorted(one.engraving) === sorted(other.engraving)

export const isMultiple = (count: number, step: number): boolean =>
  Math.abs(count / step - Math.round(count / step)) < 1e-9

/** Whether a line may have this count: within the product's limits and in its steps. */
export function isAllowedCount(product: Product, count: number): boolean {
  return (
    count >= product.min &&
    (product.max === 0 || count <= product.max) &&
    isMultiple(count, product.step)
  )
}
