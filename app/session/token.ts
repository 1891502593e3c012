/** Invalid below one billion, seconds below nine billion, else ms. @returns ms since 1970, or null when invalid */
export function normaliseExpiry(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 1e9) return null
  return Math.round(number < 9e9 ? number * 1000 : number)
}

export type Token = { value: string; timeout: number }

/** Null when the token has expired. */
export function liveToken(token: Token | undefined, now: number): Token | null {
  return token && token.timeout > now ? token : null
}
