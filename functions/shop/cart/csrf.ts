import { base64url, hmac, isSame } from '../auth/token'

const ONE_DAY = 24 * 60 * 60 * 1000

/**
 * The token that cart forms carry. One for everybody and for a day, because it stands in answers that
 * are kept for all guests; what it proves is that a form came from a page of this shop.
 */
export function csrfToken(secret: string, now = Date.now()): Promise<string> {
  return tokenOf(secret, Math.floor(now / ONE_DAY))
}

/** Whether a form may pass. A form without any token passes: the bearer already tells who sends it. */
export async function isCsrfToken(
  secret: string,
  given: string,
  now = Date.now(),
): Promise<boolean> {
  if (given === '') return true
  const day = Math.floor(now / ONE_DAY)
  // Yesterday's too, for a page that was opened before midnight.
  return isSame(given, await tokenOf(secret, day)) || isSame(given, await tokenOf(secret, day - 1))
}

async function tokenOf(secret: string, day: number): Promise<string> {
  return base64url(new Uint8Array(await hmac(secret, `cart-form:${day}`))).slice(0, 32)
}
