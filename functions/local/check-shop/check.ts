import type { AddressRules } from '../../../app/backend/http/endpoint-address'
import { setShopOrigins } from '../../../app/backend/http/shop-origins'
import { type Findings, idOf } from './call-check'
import { allCalls, type Member } from './calls/all-calls'
import { consequenceOf, type NamedPages } from './calls/hand-over'
import { secondSourceOf } from './calls/second-sources'
import { newFacts } from './facts'
import { noAnswer } from './read-answer'
import { countsOf, hasGoods, isProblem, knownBy, type Report, type Row } from './report'
import { type Outcome, readDeadline, runCalls } from './run'
import { ShopCaller } from './shop-caller'
import { summaryOf } from './summary'

export type CheckOptions = {
  /** Of the shop, without a slash at its end. */
  origin: string
  /** The bearer of guests; empty for a shop without. */
  guestToken?: string
  /** Null checks as a guest only. */
  member?: Member | null
  /** How long one call may take, in ms; the whole run takes at most thirteen times as long. */
  timeoutMs?: number
  language?: string
  currency?: string
  /** The settings SHOP_PATH_PREFIX (decoded), SHOP_PREFIX_KEYS and EXPORT_MODE of the storefront. */
  prefix?: Pick<AddressRules, 'prefix' | 'prefixKeys' | 'exportMode'>
  platformPages?: NamedPages
}

const runLength = 12

function rowOf(outcome: Outcome, found: Findings, pages: NamedPages, missing: Set<string>): Row {
  const { check, call, result, details, ms } = outcome
  const { number, as, feature, without } = check
  const id = idOf(check)
  const row = { number, id, as, call, result, details, ms, feature: knownBy(feature, found) }
  const second = secondSourceOf(id, found)
  if (second) return { ...row, need: 'replaced', without: second.instead, lost: second.lost }
  const judged = { need: knownBy(check.need, found), without: knownBy(without, found) }
  return { ...row, ...consequenceOf(check, judged, pages, { found, missing }), lost: '' }
}

const isUsable = ({ result }: Outcome) => result === 'present' || result === 'slow'

/** A call that answers the member is there, in whatever words it refuses guests. */
function withGuestsRefused(outcomes: Map<string, Outcome>): Outcome[] {
  return [...outcomes.values()].map((outcome) => {
    const { check, isDone, result } = outcome
    const ofMember = outcomes.get(idOf({ ...check, as: 'member' }))
    const isRefused = check.as === 'guest' && check.isForMembers && isDone && result === 'missing'
    if (!isRefused || !ofMember || !isUsable(ofMember)) return outcome
    return { ...outcome, ...noAnswer, result: 'present', details: 'refuses guests' }
  })
}

/**
 * Asks a shop each call once, as a guest in a fresh session and as a member if one is given, and judges the answers.
 * Nothing is changed but the cart of that session, which is emptied at the end.
 */
export async function checkShop(options: CheckOptions): Promise<Report> {
  const { origin, guestToken = '', member = null, timeoutMs = 8000 } = options
  const { language = 'tr', currency = 'TL', platformPages = {} } = options
  const noPrefix = { prefix: '', prefixKeys: null, exportMode: false }
  const rules = { language, currency, group: 0, searching: false, ...(options.prefix ?? noPrefix) }
  const endsAt = performance.now() + runLength * timeoutMs
  const caller = new ShopCaller({ origin, guestToken, timeoutMs, endsAt })
  const facts = newFacts(language, currency)
  setShopOrigins({ shop: origin, site: '', pictures: origin })
  const checks = allCalls(member, platformPages)
  const outcomes = withGuestsRefused(
    await runCalls(checks, { caller, facts, rules }).finally(() => setShopOrigins()),
  )
  const idsOf = (isMeant: (outcome: Outcome) => boolean) =>
    new Set(outcomes.filter(isMeant).map(({ check }) => idOf(check)))
  const present = idsOf(isUsable)
  const found = {
    facts,
    present,
    missingCalls: idsOf(({ isCallMissing }) => isCallMissing),
    maybeMissingCalls: idsOf(({ mayCallBeMissing }) => mayCallBeMissing),
    faults: idsOf(({ isFault }) => isFault),
    failed: idsOf(
      ({ result, ms }) =>
        ['missing', 'refused', 'unreadable'].includes(result) && ms !== null && ms <= readDeadline,
    ),
    unread: idsOf(({ isDone, result }) => isDone && ['missing', 'unreadable'].includes(result)),
  }
  const missing = idsOf(({ result }) => result === 'missing')
  const byId = new Map(outcomes.map((outcome) => [idOf(outcome.check), outcome]))
  const rows = checks.flatMap((check) => {
    const outcome = byId.get(idOf(check))
    return outcome ? [rowOf(outcome, found, platformPages, missing)] : []
  })
  const { isReached } = caller
  const known = { origin, isReached, rows, counts: countsOf(rows) }
  const exitCode = !isReached ? 2 : rows.some(isProblem) || !hasGoods(rows) ? 1 : 0
  return { ...known, summary: summaryOf(known), exitCode }
}
