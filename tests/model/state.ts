import type { Letter } from '../support/page/form'
import type { Page } from '../support/page/page'
import type { Shop } from '../support/two-workers'
import type { Catalogue, Product } from './catalogue'
import { stockKey } from './catalogue'
import type { Database } from './database'
import type { Hundredths } from './money'
import type { Shopper } from './shopper'

/** One line of a cart. Two additions are one line when all but the count is the same. */
export type Line = {
  product: number
  variant: number
  count: number
  /** Of the subscription; empty for none. */
  frequency: string
  note: string
  engraving: Record<string, string>
}

/** What somebody asks for on a product's page or card. */
export type AddRequest = Line & { companions: number[]; intent: 'add' | 'buy' }

export type Session = {
  shopperIndex: number
  /** Counted up at every signing out: the shop then knows nothing of the visits before. */
  orderRound: number
  language: string
  currency: string
  /** 0 for a guest. */
  member: number
  /** The e-mail that a guest orders with; empty before. */
  email: string
  store: number
  /** What a guest pressed the heart of: kept for the member they turn out to be. */
  heart: number
  lines: Line[]
}

export type Sum = {
  goods: Hundredths
  discount: Hundredths
  /** What instalments add. */
  surcharge: Hundredths
  delivery: Hundredths
  fee: Hundredths
  total: Hundredths
}

export type Methods = {
  payment: number
  carrier: number
  /** Which of the instalments a card pays in: 0 for one payment, nothing where nobody looks at them. */
  instalments?: number | undefined
}

/** So many payments by a family of cards; one payment is card 0. */
export type Instalment = { card: number; number: number }

/** What a member returns: a reason, and the places of lines. */
export type GivenBack = { reason: string; positions: number[] }

/** Who wants to hear when a product is back or cheaper than it was. */
export type Alarm = {
  kind: 'stock' | 'price'
  product: number
  variant: number
  email: string
  language: string
  currency: string
  price: Hundredths
}

/** A mail about an alarm that has come about. */
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

export type Order = {
  number: string
  member: number
  email: string
  shopperIndex: number
  orderRound: number
  /** The member whose signing out ended that visit; its cart waits for them. */
  leftBy?: number | undefined
  currency: string
  language: string
  /** Where goods are had that are sold in stores alone; empty without such goods. */
  store: string
  lines: (Line & { unit: number; total: number })[]
  sum: Sum
  methods: Methods
  instalment: Instalment
  givenBack: GivenBack[]
  state: OrderState
  payUrl: string
  /** The payment page as it was opened before its time was over. */
  payPage?: Page
}

/** What the shop must look like. It is changed by the commands and compared after each of them. */
export type Model = {
  catalogue: Catalogue
  sessions: Session[]
  /** Carts of members who are signed out. */
  waiting: Map<number, Line[]>
  favourites: Map<number, Set<number>>
  orders: Order[]
  /** The instalments that a shopper has chosen and not paid by: by `draftKey`. */
  drafts: Map<string, Instalment>
  alarms: Alarm[]
  alarmMails: AlarmMail[]
  /** Who has an address: `m:` and the member, or `g:` and the shopper. */
  addresses: Set<string>
  /** Forms of pages left open, for Back and for a second tab. */
  tabs: Tab[]
  steps: number
  /** How often each command was taken. */
  taken: Map<string, number>
}

/** A page left open: its form as it was filled in, and what came of it. */
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
  heart: 0,
  lines: [],
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

/** Pages of another cart or language are not gone back to. */
export function closeTabs(model: Model, shopperIndex: number): void {
  model.tabs = model.tabs.filter((one) => one.shopperIndex !== shopperIndex)
}

export function sessionOf(model: Model, shopperIndex: number): Session {
  const found = model.sessions[shopperIndex]
  if (!found) throw new Error(`There is no shopper ${shopperIndex}.`)
  return found
}

/** Whose choices on the way to an order these are: a member's, or a guest's of this session. */
export const draftKey = ({
  member,
  shopperIndex,
  orderRound,
}: Pick<Session, 'member' | 'shopperIndex' | 'orderRound'>): string =>
  member > 0 ? `member ${member}` : `guest ${shopperIndex}, visit ${orderRound}`

/** Orders that keep their pieces from others: also while they wait for their payment. */
const holding: readonly OrderState[] = ['waiting', 'processing', 'paid', 'later', 'delivered']

/** Whether an order is of who shops in a session. */
export const isOwn = (order: Order, session: Session): boolean =>
  order.member === session.member &&
  (session.member > 0 ||
    (order.shopperIndex === session.shopperIndex && order.orderRound === session.orderRound))

/** Whether ordering anew in a session gives an order up: one of the same cart, also as a guest before signing in. */
export const isGivenUp = (order: Order, session: Session): boolean =>
  order.shopperIndex === session.shopperIndex && order.orderRound === session.orderRound

/** What is left to sell: the seed's stock less what orders hold. */
export function stockLeft(model: Model, product: number, variant: number): number {
  const held = model.orders
    .filter((order) => holding.includes(order.state))
    .flatMap((order) => order.lines)
    .filter((line) => line.product === product && line.variant === variant)
    .reduce((sum, line) => sum + line.count, 0)
  return (model.catalogue.stock.get(stockKey(product, variant)) ?? 0) - held
}

/** What somebody can have: what is left, and what they are paying for just now. */
export function stockFor(model: Model, session: Session, product: number, variant: number): number {
  const orders = model.orders.filter((one) => one.state !== 'waiting' || !isGivenUp(one, session))
  return (
    stockLeft({ ...model, orders }, product, variant) + beingPaid(model, session, product, variant)
  )
}

/** How much of an article lies in the cart only until its payment is confirmed. */
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

export const isWhole = (count: number, step: number): boolean =>
  Math.abs(count / step - Math.round(count / step)) < 1e-9

/** Whether a line may hold so much: within the product's own bounds and in its steps. */
export function isAllowedCount(product: Product, count: number): boolean {
  return (
    count >= product.min &&
    (product.max === 0 || count <= product.max) &&
    isWhole(count, product.step)
  )
}
