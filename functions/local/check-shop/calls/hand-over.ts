import { type TriedForm, triedForms } from '../../../../app/backend/site/site-calls'
import {
  type PlatformPageName,
  pageForCall,
  platformPaths,
} from '../../../../app/session/hand-over/platform-pages'
import {
  areOrdersHere,
  type CallCheck,
  type Findings,
  idOf,
  type Need,
  ordersElsewhere,
} from '../call-check'
import type { Facts } from '../facts'
import { showsPageAt } from './readers'

/** What PLATFORM_PAGES names; null where it hands nothing over. */
export type NamedPages = Partial<Record<PlatformPageName, string>> | null

type OwnPage = {
  name: PlatformPageName
  /** Any of them does it; an order takes all. */
  calls: string[]
  /** Whether something else than a call of the shop does it. */
  isDone?: (facts: Facts) => boolean
  need: Need
  feature: string
}

const page = (name: PlatformPageName, feature: string, ...calls: string[]): OwnPage => ({
  ...{ name, calls, feature, need: calls.length > 0 ? 'needed' : 'optional' },
})

/** The pages of the shop itself that do what it has no call for (decision 068). */
const pages: OwnPage[] = [
  page('order', 'checkout', 'ORDER_ADDRESSES', 'ORDER_PAYMENTS', 'ORDER_SUMMARY'),
  page('orders', 'list of orders', 'ORDER_LIST'),
  page('orderFollow', 'way to follow an order', 'ORDER_TRACK'),
  page('forgotPassword', 'way to a new password', 'FORGOT_PASSWORD'),
  {
    ...page('cart', 'page of the cart', 'CART_LOAD', 'SUB_FOLDER header-cart'),
    isDone: ({ answersCart }) => answersCart,
  },
]

const furtherPages = [
  page('savedCards', 'saved cards', 'WALLET_LIST'),
  page('signIn', 'page to sign in'),
  page('register', 'page to register'),
]

const pathOf = (name: PlatformPageName, named: NonNullable<NamedPages>) => {
  const at = named[name] ?? platformPaths[name] ?? '/'
  return { at, variant: named[name] === undefined ? at : `${name}=${at}` }
}

type Consequence = { need: Need; without: string }

const orderSteps = [
  'ORDER_ADDRESSES',
  'ORDER_SET_ADDRESS',
  'ORDER_CARGO',
  'ORDER_PAYMENTS',
  'ORDER_NEXT',
  'ORDER_SUMMARY',
  'ORDER_AGREEMENTS',
]

/** What becomes of an order by its first step that does not work: one that fails leads nowhere. */
function orderState(found: Findings): 'works' | 'fails' | 'leads away' {
  if (!areOrdersHere(found)) return 'leads away'
  const isOf = (ids: ReadonlySet<string>, key: string) => ids.has(key) || ids.has(`${key} member`)
  const first = orderSteps.find((key) => isOf(found.faults, key) || isOf(found.missingCalls, key))
  if (first === undefined) return 'works'
  return isOf(found.faults, first) ? 'fails' : 'leads away'
}

/** Whether the storefront takes a call for broken, and not for missing, where it is to be handed over. */
function isBroken(name: PlatformPageName, id: string, found: Findings): boolean {
  if (name === 'order') return orderState(found) === 'fails'
  if (!found.faults.has(id)) return false
  return name !== 'orderFollow' || !found.maybeMissingCalls.has('GLOBALS')
}

function isLedTo({ name, calls, isDone }: OwnPage, found: Findings): boolean {
  if (name === 'order') return orderState(found) === 'leads away'
  if (isDone?.(found.facts)) return false
  return !calls.some((call) => found.present.has(call) || isBroken(name, call, found))
}

type Found = { found: Findings; missing: ReadonlySet<string> }

/**
 * What is reported of a call that the storefront would hand over (decision 068): another thing where it fails, where
 * PLATFORM_PAGES hands nothing over, and where the shop's own page is missing. @param known with the ids of calls that are
 */
export function consequenceOf(
  check: Pick<CallCheck, 'key' | 'variant' | 'as'>,
  judged: Consequence,
  named: NamedPages,
  { found, missing }: Found,
): Consequence {
  if (judged.need !== 'handed over' && judged.without !== ordersElsewhere) return judged
  const name = pageForCall(check.key) ?? 'order'
  if (judged.need === 'handed over' && isBroken(name, idOf(check), found))
    return {
      need: 'needed',
      without: 'Its page says that it cannot be shown: no failure is handed over.',
    }
  const isThere = named && !missing.has(`PLATFORM_PAGE ${pathOf(name, named).variant}`)
  if (isThere) return judged
  const need = judged.need === 'handed over' ? 'needed' : judged.need
  return {
    need,
    without: named ? 'The shop’s own page for it is not there.' : withoutHandOver(name),
  }
}

const withoutHandOver = (name: PlatformPageName): string => {
  const seen =
    name === 'order'
      ? 'the order says that this shop takes none here'
      : 'its page says that it cannot be shown'
  return `PLATFORM_PAGES hands nothing over: ${seen}.`
}

/** Whether the pages that the storefront leads to are there. */
export function handOverCalls(named: NamedPages): CallCheck[] {
  if (named === null) return []
  const further = furtherPages.filter(({ name }) => named[name] !== undefined)
  return [...pages, ...further].map((own) => {
    const { name, calls, isDone = () => false, need, feature } = own
    const { at, variant } = pathOf(name, named)
    return {
      number: 0,
      key: 'PLATFORM_PAGE',
      variant,
      as: 'guest',
      mayRedirect: 'anywhere',
      stage: 'end',
      need: (found): Need => (isLedTo(own, found) ? need : 'unused'),
      request(facts) {
        const isAnswered = (call: string) => facts.answered.has(call)
        if (name === 'order' ? calls.every(isAnswered) : calls.some(isAnswered))
          return 'the shop has a call for it'
        return isDone(facts) ? 'answers of the shop have what it would show' : { at }
      },
      expected: { kind: 'page', reads: showsPageAt(at.slice(1).replace(/[?#].*$/, '')) },
      feature,
      without: `Without its call too, the storefront leads to the shop’s home page and says that ${at} is not there (PLATFORM_PAGES names another page).`,
    }
  })
}

const forms: [TriedForm, need: Need, feature: string, without: string][] = [
  ['ALARM_ADD', 'optional', 'alarms of price and stock', 'Alarms are set on the shop’s own page.'],
  [
    'COMMENT_WRITE',
    'optional',
    'writing of reviews',
    'Reviews are written on the shop’s own page.',
  ],
  [
    'FORGOT_PASSWORD',
    'handed over',
    'new passwords',
    'A forgotten password is replaced on the shop’s own page.',
  ],
]

/** Forms that the storefront tries too, empty and as a guest: every shop that has them refuses that. */
export const emptyForms: CallCheck[] = forms.map(([key, need, feature, without]) => ({
  ...{ number: 0, key, as: 'guest', isPersonal: true, stage: 'session' },
  ...{ need, feature, without, expected: { kind: 'refusal' } },
  request: () => ({ parts: triedForms[key], form: {} }),
}))
