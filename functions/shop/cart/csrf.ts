import { timingSafeEqual } from 'hono/utils/buffer'
import { util } from 'zod'

const ONE_DAY = 24 * 60 * 60 * 1000

/** The same for everybody for a day, because cached answers hold it; it only proves that a form is of this shop. */
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
  for (const valid of [await tokenOf(secret, day), await tokenOf(secret, day - 1)])
    if (await timingSafeEqual(token, valid)) return true
  return false
}

async function tokenOf(secret: string, day: number): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`cart-form:${day}`))
  return util.uint8ArrayToBase64url(new Uint8Array(signature)).slice(0, 32)
}
