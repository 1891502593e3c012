import { base64url, hmac, isSame } from '../auth/token'

const ONE_DAY = 24 * 60 * 60 * 1000

/**
 * The token of cart forms. It is the same for everybody for a day, because it is part of answers that are cached for
 * all guests; it only proves that a form came from a page of this shop.
 */
export function csrfToken(secret: string, now = Date.now()): Promise<string> {
  return tokenOf(secret, Math.floor(now / ONE_DAY))
}

/** Whether a form's token is valid. A form without a token passes: the bearer identifies its sender. */
export async function isCsrfToken(
  secret: string,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  if (token === '') return true
  const day = Math.floor(now / ONE_DAY)
  // Yesterday's is valid too, for pages opened before midnight.
  return isSame(token, await tokenOf(secret, day)) || isSame(token, await tokenOf(secret, day - 1))
}

async function tokenOf(secret: string, day: number): Promise<string> {
  return base64url(new Uint8Array(await hmac(secret, `cart-form:${day}`))).slice(0, 32)
}
