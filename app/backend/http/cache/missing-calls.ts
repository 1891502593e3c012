import type { EndpointKey } from '~/backend/http/endpoints'
import type { Wire } from '~/backend/http/transport'

/** How long a call counts as missing, in ms: where another one did its work, and where none did. */
export const missingMs = { replaced: 60_000, alone: 5_000 } as const

/** How long a shop that has answered a call is taken to have it, in ms. */
const answeredMs = 600_000

type Lack = { until: number; isEmpty: boolean }

/** Until when a shop lacks a call, by origin and key: pages would ask for it in vain again and again. */
const missing = new Map<string, Lack>()
/** Until when a shop has a call: a single link, or a moment, may be unknown to it. */
const answered = new Map<string, number>()

const nameOf = (origin: string, key: EndpointKey) => `${origin} ${key}`

const isForm = (key: EndpointKey) => key === 'FORGOT_PASSWORD' || key === 'SET_LOCATION'

const isOwn = (key: EndpointKey) => key === 'GLOBALS' || key === 'PAGE'

function currentLack(origin: string, key: EndpointKey): Lack | null {
  const lack = missing.get(nameOf(origin, key))
  return lack && lack.until > Date.now() ? lack : null
}

export const isMissing = (origin: string, key: EndpointKey): boolean =>
  currentLack(origin, key) !== null

/** What is known for longer stays so. @param until in ms since 1970 @param isEmpty known by an empty answer alone */
export function noteMissing(
  origin: string,
  key: EndpointKey,
  until: number,
  isEmpty = false,
): void {
  const before = currentLack(origin, key)
  if (!before || before.until < until) missing.set(nameOf(origin, key), { until, isEmpty })
}

export const hasAnswered = (origin: string, key: EndpointKey): boolean =>
  (answered.get(nameOf(origin, key)) ?? 0) > Date.now()

/** Remembers which of our own calls and forms a shop has; an empty answer may be a moment's fault. Without the settings it lacks the pages too. */
export function noteOwnCall(
  origin: string,
  key: EndpointKey,
  { status, body, isEmpty }: Pick<Wire, 'status' | 'body' | 'isEmpty'>,
  isUnknown: boolean,
): void {
  if (!isOwn(key) && !isForm(key)) return
  if (!isUnknown) {
    if (status === 200 && typeof body === 'object' && body)
      answered.set(nameOf(origin, key), Date.now() + answeredMs)
    return
  }
  if (isForm(key)) {
    noteMissing(origin, key, Date.now() + answeredMs)
    return
  }
  const isOneLink = key === 'PAGE' && !isMissing(origin, 'GLOBALS')
  if (hasAnswered(origin, key) || isOneLink) return
  const ms = isEmpty ? missingMs.alone : missingMs.replaced
  noteMissing(origin, key, Date.now() + ms, isEmpty)
}

/** The answer of a shop to a call of our own that need not be sent; null for one that it may have. */
export function lackOf(origin: string, key: EndpointKey): Wire | null {
  const lack = isOwn(key) ? currentLack(origin, key) : null
  if (!lack) return null
  const nothing = { body: '', setCookies: [] }
  return lack.isEmpty ? { ...nothing, status: 200, isEmpty: true } : { ...nothing, status: 404 }
}
