import type { EndpointKey } from '~/backend/http/endpoints'

/** How long a call counts as missing, in ms: where another one did its work, and where none did. */
export const missingMs = { replaced: 60_000, alone: 5_000 } as const

/** Until when a shop lacks a call, by origin and key: pages would ask for it in vain again and again. */
const missing = new Map<string, number>()
/** Calls of our own that a shop has answered: a single link, or a moment, may be unknown to it. */
const answered = new Set<string>()

const nameOf = (origin: string, key: EndpointKey) => `${origin} ${key}`

export const isMissing = (origin: string, key: EndpointKey): boolean =>
  (missing.get(nameOf(origin, key)) ?? 0) > Date.now()

/** What is known for longer stays so. @param until in ms since 1970 */
export function noteMissing(origin: string, key: EndpointKey, until: number): void {
  const name = nameOf(origin, key)
  missing.set(name, Math.max(until, missing.get(name) ?? 0))
}

/** Remembers that a shop lacks our own calls, by an answer to one. A shop that lacks the settings lacks the pages too. */
export function noteOwnCall(origin: string, key: EndpointKey, isThere: boolean): void {
  if (key !== 'GLOBALS' && key !== 'PAGE') return
  const name = nameOf(origin, key)
  if (isThere) answered.add(name)
  const isOneLink = key === 'PAGE' && !isMissing(origin, 'GLOBALS')
  if (answered.has(name) || isOneLink) return
  noteMissing(origin, key, Date.now() + missingMs.replaced)
}

/** Whether a call of our own need not be sent. */
export const lacksOwnCall = (origin: string, key: EndpointKey): boolean =>
  (key === 'GLOBALS' || key === 'PAGE') && isMissing(origin, key)
