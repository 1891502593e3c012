import { type EndpointKey, endpointOf } from '~/backend/http/endpoints'
import type { Wire } from '~/backend/http/transport'

/** How long a call counts as missing, in ms: where another one did its work, and where none did. */
export const missingMs = { replaced: 60_000, alone: 5_000 } as const

/** How long a shop that has answered a call is taken to have it, in ms. */
const answeredMs = 600_000

/** What a shop may lack: a call, or a panel that shares its call with others. */
export type Feature = EndpointKey | 'NOTIFICATIONS' | 'COMPARISON' | 'ADDRESSES' | 'KEYS'

type MissingCall = { until: number; isEmpty: boolean }

/** Until when a shop lacks a call, by origin and key: pages would ask for it in vain again and again. */
const missingCalls = new Map<string, MissingCall>()
/** Until when a shop has a call: a single link, or a moment, may be unknown to it. */
const answered = new Map<string, number>()

const nameOf = (origin: string, feature: Feature) => `${origin} ${feature}`

const isOwn = (key: EndpointKey) => key === 'GLOBALS' || key === 'PAGE'

function currentlyMissing(origin: string, feature: Feature): MissingCall | null {
  const missing = missingCalls.get(nameOf(origin, feature))
  return missing && missing.until > Date.now() ? missing : null
}

export const isKnownMissing = (origin: string, feature: Feature): boolean =>
  currentlyMissing(origin, feature) !== null

/** What is known for longer stays so. @param until in ms since 1970 @param isEmpty known by an empty answer alone */
export function noteMissing(
  origin: string,
  feature: Feature,
  until: number,
  isEmpty = false,
): void {
  const before = currentlyMissing(origin, feature)
  if (!before || before.until < until) missingCalls.set(nameOf(origin, feature), { until, isEmpty })
}

export const noteNotOffered = (origin: string, feature: Feature): void =>
  noteMissing(origin, feature, Date.now() + answeredMs)

export const hasAnswered = (origin: string, feature: Feature): boolean =>
  (answered.get(nameOf(origin, feature)) ?? 0) > Date.now()

export function noteAnswered(origin: string, feature: Feature): void {
  answered.set(nameOf(origin, feature), Date.now() + answeredMs)
  missingCalls.delete(nameOf(origin, feature))
}

const tried = new Map<string, number>()

/** Whether a form is to be tried now: once in ten minutes, and not one that the shop has answered. */
export function startTrial(origin: string, feature: Feature): boolean {
  const name = nameOf(origin, feature)
  const now = Date.now()
  const isKnown = [tried, answered].some((known) => (known.get(name) ?? 0) > now)
  if (!isKnown) tried.set(name, now + answeredMs)
  return !isKnown
}

/** Remembers whether a shop has a call of ours, or one that is offered. */
export function notePresence(
  origin: string,
  key: EndpointKey,
  { status, body, isEmpty }: Pick<Wire, 'status' | 'body' | 'isEmpty'>,
  isCallMissing: boolean,
): void {
  const { offered: isOffered = false, replaceable } = endpointOf(key)
  const isNoted = isOwn(key) || isOffered
  // Sub-folders are many: a shop may have one of them.
  const isReplaceable = replaceable === true && key !== 'SUB_FOLDER'
  if (!isCallMissing) {
    const isAnswer = status === 200 && typeof body === 'object' && body !== null
    if (isAnswer && (isNoted || isReplaceable)) noteAnswered(origin, key)
    return
  }
  if (!isNoted) return
  if (hasAnswered(origin, key)) return
  if (key === 'PAGE' && !isKnownMissing(origin, 'GLOBALS')) return
  // A redirect may be meant for one visitor, whose session has ended.
  const isSure = isOffered && status !== 0
  const ms = isSure ? answeredMs : missingMs[isEmpty ? 'alone' : 'replaced']
  noteMissing(origin, key, Date.now() + ms, isEmpty)
}

/** The answer of a shop to a call of our own that need not be sent; null for one that it may have. */
export function answerOfMissing(origin: string, key: EndpointKey): Wire | null {
  const missing = isOwn(key) ? currentlyMissing(origin, key) : null
  if (!missing) return null
  const nothing = { body: '', setCookies: [] }
  return missing.isEmpty ? { ...nothing, status: 200, isEmpty: true } : { ...nothing, status: 404 }
}
