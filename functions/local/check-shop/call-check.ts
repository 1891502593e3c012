import type { z } from 'zod'
import type { Part } from '../../../app/backend/http/endpoint-address'
import type { EndpointKey } from '../../../app/backend/http/endpoints'
import type { Facts } from './facts'

/** `isDoubtful`: the shop answers a page to calls that it lacks. */
export type Known = { isDoubtful: boolean; facts: Facts }

export type Reads = (html: string, known: Known) => boolean | Promise<boolean>

export type Expected =
  | { kind: 'json'; shape: z.ZodType }
  /** A piece of HTML that `reads` finds something in, or JSON of this shape; `jsonOnly`: the storefront cannot show the HTML. */
  | { kind: 'fragment'; shape: z.ZodType; jsonOnly?: true; reads?: Reads }
  /** A refusal: the call is sent so that it must change nothing. */
  | { kind: 'refusal' }
  | { kind: 'lines' }
  | { kind: 'picture' }
  /** `otherwise`: what is said of a page in which `reads` finds nothing; `lacking`: what several of them do not show. */
  | { kind: 'page'; reads: Reads; otherwise?: string; lacking?: string }
  /** Any answer; the storefront does not read it. */
  | { kind: 'unread' }

/**
 * `optional`: the storefront does without, at a price. `handed over`: the platform's own page does it (decision 068).
 * `replaced`: the same is read from what the shop renders (decision 067). `unused`: the call is not sent to this shop.
 */
export type Need = 'needed' | 'optional' | 'handed over' | 'replaced' | 'unused'

/**
 * What is known at the end of a run: facts, the ids of the calls that were answered as they should, and of those that the
 * storefront takes as calls that the shop does not have (decision 068).
 */
export type Findings = {
  facts: Facts
  present: ReadonlySet<string>
  missingCalls: ReadonlySet<string>
  /** Beside these, calls that the shop says by JSON not to have. */
  maybeMissingCalls: ReadonlySet<string>
  /** Calls that were answered by 200 and what the storefront cannot read. */
  unread: ReadonlySet<string>
  /** Calls that were answered neither right nor as by a shop that lacks them: the storefront hands none of them over. */
  faults: ReadonlySet<string>
  /** Calls that failed before a page stops waiting for them. */
  failed: ReadonlySet<string>
}

export type CallRequest = {
  parts?: Part[]
  /** In place of parts and query: path and query of a page, as they are written. */
  at?: string
  query?: Record<string, string>
  form?: Record<string, string>
  json?: object
  method?: 'PUT' | 'DELETE'
  idempotencyKey?: string
  /** The page's URL has q or price, which drops the path prefix. */
  isSearching?: boolean
}

/** One call of CONTRACT.md or own-calls.md, and how it is checked. */
export type CallCheck = {
  /** The number of its row in CONTRACT.md; 0 for a call of own-calls.md. */
  number: number
  /** The name in endpoints.ts, or the path of a call that no shop has. */
  key: EndpointKey | `/${string}`
  /** Which of several requests of the same key this is. */
  variant?: string
  as: 'guest' | 'member'
  /** Carries the session's cookies and the bearer, as the storefront's personal calls do. */
  isPersonal?: boolean
  isForMembers?: boolean
  /** Whoever calls may be refused, such as a member who is no affiliate. */
  mayRefuse?: boolean
  /** Is sent so that a shop has no reason to refuse it. */
  mustSucceed?: true
  /** Where the storefront takes a redirect: to any page that there is, or only to the same address in another form. */
  mayRedirect?: 'anywhere' | 'same'
  /** A redirect to another page of the shop leads the shopper there. */
  moved?: (facts: Facts, link: string) => void
  stage: Stage
  need: Need | ((found: Findings) => Need)
  /** The request, or a sentence why there is none. */
  request: (facts: Facts) => CallRequest | string
  expected: Expected
  learn?: (facts: Facts, body: unknown) => void | Promise<void>
  /** What an answer lacks that is right all the same; '' for nothing. */
  remark?: (body: unknown) => string
  /** What else is requested, after so many, to learn from; pages and lists are judged with the first. Null when enough is known. */
  next?: (facts: Facts, tried: number) => CallRequest | null
  isEachJudged?: true
  /** What lacks, in a list after "A shopper has no": `product page`; '' for nothing. */
  feature: string | ((found: Findings) => string)
  /** One sentence: what the shopper sees when the call is missing. */
  without: string | ((found: Findings) => string)
}

/** Stages run one after another. Calls of those in `serialStages` run one by one, because each depends on the one before. */
export const stages = [
  'start',
  'goods',
  'lists',
  'pages',
  'product',
  'details',
  'pairs',
  'variants',
  'currency',
  'add',
  'cart',
  'lines',
  'order start',
  'order',
  'removal',
  'session',
  'end',
  'member start',
  'member',
  'member details',
  'member end',
] as const
export type Stage = (typeof stages)[number]
export const serialStages: ReadonlySet<Stage> = new Set(['lines', 'removal', 'member start'])

export const idOf = ({ key, variant, as }: Pick<CallCheck, 'key' | 'variant' | 'as'>): string =>
  [key, variant, as === 'member' ? 'member' : ''].filter(Boolean).join(' ')

/** What get-page brings is also read from the pages that a shop itself renders. */
export const unlessPlatformPage = ({ present }: Findings): Need =>
  present.has('PLATFORM_PAGE') ? 'optional' : 'needed'

/** The need of a call in whose place the storefront sends another one to a shop that lacks it (decision 051). */
export const unlessReplaced =
  (own: string, others: string[], need: Need) =>
  ({ present, missingCalls }: Findings): Need =>
    missingCalls.has(own) && others.some((other) => present.has(other)) ? 'unused' : need

export const inPlaceOf =
  (others: string[], need: Need) =>
  ({ missingCalls }: Findings): Need =>
    others.every((other) => missingCalls.has(other)) ? need : 'unused'

/**
 * Whether the order is the storefront's, by its own rules (decision 068): a shop with settings is led away at the step
 * whose call it lacks, another one by two calls before the first step.
 */
export const areOrdersHere = ({ missingCalls, maybeMissingCalls }: Findings): boolean =>
  maybeMissingCalls.has('GLOBALS')
    ? !missingCalls.has('ORDER_SUMMARY') && !missingCalls.has('ORDER_PAYMENTS')
    : !missingCalls.has('ORDER_ADDRESSES')

/** Where the shop has none of the calls of an order, its own pages take the order over (decision 068). */
export const ofOrders =
  <Value>(ordersHere: Value, elsewhere: Value) =>
  (found: Findings): Value =>
    areOrdersHere(found) ? ordersHere : elsewhere

export const ifOrdersHere =
  (need: (found: Findings) => Need) =>
  (found: Findings): Need =>
    areOrdersHere(found) ? need(found) : 'unused'

export const ordersElsewhere = 'Orders are placed on the shop’s own pages.'

/** Of a call that only the checkout here sends. */
export const whileOrdering = (without: string) => ({
  need: ofOrders<Need>('needed', 'unused'),
  without: ofOrders(without, ordersElsewhere),
})
