/** Cookies that the backend set, by name, as they are sent back to it. */
export type BackendCookies = Record<string, string>

/** More than so many cookies, or longer ones, no backend needs; they would not fit the sealed session. */
const maxCookies = 20
const maxLength = 4096

const linePattern = /^\s*([\w!#$%&'*+.^`|~-]{1,128})\s*=\s*([^;]*)/

/** Whether a Set-Cookie line takes its cookie away: an empty value, or an end that is over (Max-Age wins, RFC 6265 §5.3). */
function isRemoval(line: string, value: string, now: number): boolean {
  if (value === '') return true
  const maxAge = /;\s*max-age\s*=\s*"?(-?\d+)/i.exec(line)?.[1]
  if (maxAge !== undefined) return Number(maxAge) <= 0
  const expires = /;\s*expires\s*=\s*([^;]+)/i.exec(line)?.[1]
  return expires !== undefined && Date.parse(expires) <= now
}

/**
 * Keeps the cookies of Set-Cookie lines. A value is kept whole or not at all: half a session id is none.
 * @param now milliseconds since 1970
 * @returns whether any of them is another than before, so that the backend's session may be another too
 */
export function keepCookies(cookies: BackendCookies, lines: string[], now: number): boolean {
  const before = JSON.stringify(cookies)
  for (const line of lines) {
    const [, name, raw = ''] = linePattern.exec(line) ?? []
    if (!name) continue
    const value = raw.trim()
    if (isRemoval(line, value, now)) delete cookies[name]
    else if (
      value.length <= maxLength &&
      (name in cookies || Object.keys(cookies).length < maxCookies)
    )
      cookies[name] = value
  }
  return JSON.stringify(cookies) !== before
}
