/**
 * Normalises an expiry as the login answers it: below one billion it is invalid, below nine billion it is
 * seconds, else milliseconds.
 * @returns milliseconds since 1970, or null when the value is no expiry
 */
export function normaliseExpiry(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 1e9) return null
  return Math.round(number < 9e9 ? number * 1000 : number)
}

/** The bearer token of a signed-in shopper and the moment it ends. */
export type Token = { value: string; timeout: number }

/** A token that can still be used at `now`; null when it has run out. */
export function liveToken(token: Token | undefined, now: number): Token | null {
  return token && token.timeout > now ? token : null
}
