/** Values by name, each with `;` and the second of its end in base 36 if it has one; no value holds a semicolon. */
export type BackendCookies = Record<string, string>

/** Limits that keep the sealed session small. */
const maxCookies = 20
const maxLength = 4096
const maxName = 128
/** The furthest end that a browser accepts (RFC 6265bis §5.5), in ms. */
const maxAgeMs = 400 * 24 * 3_600_000

const linePattern = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([^;]*)/

/** When a Set-Cookie line ends its cookie, in ms since 1970; Max-Age wins over Expires (RFC 6265 §5.3). */
function endOf(line: string, now: number): number | null {
  const maxAge = /;\s*max-age\s*=\s*"?(-?\d+)/i.exec(line)?.[1]
  const expires = /;\s*expires\s*=\s*([^;]+)/i.exec(line)?.[1] ?? ''
  const end = maxAge === undefined ? Date.parse(expires) : now + Number(maxAge) * 1000
  return Number.isNaN(end) ? null : Math.min(end, now + maxAgeMs)
}

const withEnd = (value: string, end: number | null) =>
  end === null ? value : `${value};${Math.floor(end / 1000).toString(36)}`

const valueIn = (stored: string) => stored.split(';', 1)[0] ?? ''

function hasEnded(stored: string, now: number): boolean {
  const end = stored.split(';', 2)[1]
  return end !== undefined && Number.parseInt(end, 36) * 1000 <= now
}

/** Whether any cookie outlives the browser. */
export const hasLasting = (cookies: BackendCookies): boolean =>
  Object.values(cookies).some((stored) => stored.includes(';'))

/** Whether a cookie has the same value, whatever its end; one that is missing has none. */
export function isSameValue(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && valueIn(one) === valueIn(other)
}

/** The cookies by name without their ends: equal ones are the same session. */
export function withoutEnds(cookies: BackendCookies): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).map(([name, stored]) => [name, valueIn(stored)]),
  )
}

/** The Cookie header; empty without cookies. @param now milliseconds since 1970 */
export function cookieHeader(cookies: BackendCookies, now: number): string {
  return Object.entries(cookies)
    .filter(([, stored]) => !hasEnded(stored, now))
    .map(([name, stored]) => `${name}=${valueIn(stored)}`)
    .join('; ')
}

/** The cookies as a browser gets them: `maxAge` in seconds, undefined until it is closed. */
export function liveCookies(cookies: BackendCookies, now: number) {
  return Object.entries(cookies)
    .filter(([, stored]) => !hasEnded(stored, now))
    .map(([name, stored]) => {
      const end = stored.split(';', 2)[1]
      const maxAge = end && Math.ceil(Number.parseInt(end, 36) - now / 1000)
      return { name, value: valueIn(stored), ...(maxAge ? { maxAge } : {}) }
    })
}

/** Takes over the values that a browser has of these cookies. @returns whether any is another one */
export function adoptCookies(
  cookies: BackendCookies,
  received: Record<string, string | undefined>,
): boolean {
  const changed = Object.keys(cookies).filter((name) => {
    const value = received[name]
    return value && value.length <= maxLength && value !== valueIn(cookies[name] ?? '')
  })
  for (const name of changed) {
    const [, ...end] = (cookies[name] ?? '').split(';')
    cookies[name] = [received[name] ?? '', ...end].join(';')
  }
  return changed.length > 0
}

/** Drops the cookies that have ended. @returns whether there were any */
export function dropEnded(cookies: BackendCookies, now: number): boolean {
  const ended = Object.keys(cookies).filter((name) => hasEnded(cookies[name] ?? '', now))
  for (const name of ended) delete cookies[name]
  return ended.length > 0
}

/** Whether both are the same session of the backend: a later end of a cookie is no other session. */
export function isSameSession(one: BackendCookies, other: BackendCookies): boolean {
  return JSON.stringify(withoutEnds(one)) === JSON.stringify(withoutEnds(other))
}

/**
 * Stores the cookies of Set-Cookie lines. Values are never cut, because half a session id is useless; the former value
 * of one that is too long goes too, because the backend no longer means it.
 * @param now milliseconds since 1970
 * @returns `changed` when any value did, which may mean a new backend session; `leftOut` names what there is no room for
 */
export function storeCookies(
  cookies: BackendCookies,
  lines: string[],
  now: number,
): { changed: boolean; leftOut: string[] } {
  const before = { ...cookies }
  const leftOut: string[] = []
  dropEnded(cookies, now)
  for (const line of lines) {
    const [, name, raw = ''] = linePattern.exec(line) ?? []
    if (!name) continue
    const value = raw.trim()
    const end = endOf(line, now)
    const isRemoval = value === '' || (end !== null && end <= now)
    const isLong = name.length > maxName || value.length > maxLength
    const isFull = !(name in cookies) && Object.keys(cookies).length >= maxCookies
    if (!isRemoval && (isLong || isFull)) leftOut.push(name.slice(0, maxName))
    if (isRemoval || isLong) delete cookies[name]
    else if (!isFull) cookies[name] = withEnd(value, end)
  }
  return { changed: !isSameSession(before, cookies), leftOut }
}
