/** The backend's cookies by name. */
export type BackendCookies = Record<string, string>

/** Limits that keep the sealed session small. */
const maxCookies = 20
const maxLength = 4096

const linePattern = /^\s*([\w!#$%&'*+.^`|~-]{1,128})\s*=\s*([^;]*)/

/** Whether a Set-Cookie line deletes its cookie; Max-Age wins over Expires (RFC 6265 §5.3). */
function isRemoval(line: string, value: string, now: number): boolean {
  if (value === '') return true
  const maxAge = /;\s*max-age\s*=\s*"?(-?\d+)/i.exec(line)?.[1]
  if (maxAge !== undefined) return Number(maxAge) <= 0
  const expires = /;\s*expires\s*=\s*([^;]+)/i.exec(line)?.[1]
  return expires !== undefined && Date.parse(expires) <= now
}

/**
 * Stores the cookies of Set-Cookie lines. Values are never cut, because half a session id is useless.
 * @param now milliseconds since 1970
 * @returns whether any cookie changed, which may mean a new backend session
 */
export function storeCookies(cookies: BackendCookies, lines: string[], now: number): boolean {
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
