/** Invalid below one billion, seconds below nine billion, else ms. @returns ms since 1970, or null when invalid */
export function normaliseExpiry(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 1e9) return null
  return Math.round(number < 9e9 ? number * 1000 : number)
}

export type Token = { value: string; timeout: number }

/** The bearer to keep; null without one, or with an end that is invalid or past. */
export function tokenOf(bearer: string, expiresAt: unknown, now: number): Token | null {
  const timeout = bearer ? normaliseExpiry(expiresAt) : null
  return timeout === null ? null : liveToken({ value: bearer, timeout }, now)
}

/** Null when the token has expired. */
export function liveToken(token: Token | undefined, now: number): Token | null {
  return token && token.timeout > now ? token : null
}
