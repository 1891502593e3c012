import { type EndpointKey, endpointOf } from '~/backend/http/endpoints'
import type { Wire } from '~/backend/http/transport'

/** How long a call counts as lacking, in ms: where another one did its work, and where none did. */
export const lackingMs = { replaced: 60_000, alone: 5_000 } as const

/** How long a shop that has answered a call is taken to have it, in ms. */
const answeredMs = 600_000

/** What a shop may lack: a call, or a panel that shares its call with others. */
export type Feature = EndpointKey | 'NOTIFICATIONS' | 'COMPARISON' | 'ADDRESSES'

type Lack = { until: number; isEmpty: boolean }

/** Until when a shop lacks a call, by origin and key: pages would ask for it in vain again and again. */
const lacks = new Map<string, Lack>()
/** Until when a shop has a call: a single link, or a moment, may be unknown to it. */
const answered = new Map<string, number>()

const nameOf = (origin: string, feature: Feature) => `${origin} ${feature}`

const isOwn = (key: EndpointKey) => key === 'GLOBALS' || key === 'PAGE'

function currentLack(origin: string, feature: Feature): Lack | null {
  const lack = lacks.get(nameOf(origin, feature))
  return lack && lack.until > Date.now() ? lack : null
}

export const isLacking = (origin: string, feature: Feature): boolean =>
  currentLack(origin, feature) !== null

/** What is known for longer stays so. @param until in ms since 1970 @param isEmpty known by an empty answer alone */
export function noteLacking(
  origin: string,
  feature: Feature,
  until: number,
  isEmpty = false,
): void {
  const before = currentLack(origin, feature)
  if (!before || before.until < until) lacks.set(nameOf(origin, feature), { until, isEmpty })
}

export const noteNotOffered = (origin: string, feature: Feature): void =>
  noteLacking(origin, feature, Date.now() + answeredMs)

export const hasAnswered = (origin: string, feature: Feature): boolean =>
  (answered.get(nameOf(origin, feature)) ?? 0) > Date.now()

export function noteAnswered(origin: string, feature: Feature): void {
  answered.set(nameOf(origin, feature), Date.now() + answeredMs)
  lacks.delete(nameOf(origin, feature))
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
  isLack: boolean,
): void {
  const { offered: isOffered = false, replaceable } = endpointOf(key)
  const isNoted = isOwn(key) || isOffered
  // Sub-folders are many: a shop may have one of them.
  const isReplaceable = replaceable === true && key !== 'SUB_FOLDER'
  if (!isLack) {
    const isAnswer = status === 200 && typeof body === 'object' && body !== null
    if (isAnswer && (isNoted || isReplaceable)) noteAnswered(origin, key)
    return
  }
  if (!isNoted) return
  if (hasAnswered(origin, key)) return
  if (key === 'PAGE' && !isLacking(origin, 'GLOBALS')) return
  // A redirect may be meant for one visitor, whose session has ended.
  const isSure = isOffered && status !== 0
  const ms = isSure ? answeredMs : lackingMs[isEmpty ? 'alone' : 'replaced']
  noteLacking(origin, key, Date.now() + ms, isEmpty)
}

/** The answer of a shop to a call of our own that need not be sent; null for one that it may have. */
export function lackOf(origin: string, key: EndpointKey): Wire | null {
  const lack = isOwn(key) ? currentLack(origin, key) : null
  if (!lack) return null
  const nothing = { body: '', setCookies: [] }
  return lack.isEmpty ? { ...nothing, status: 200, isEmpty: true } : { ...nothing, status: 404 }
}
