import { timingSafeEqual } from 'hono/utils/buffer'
import { util } from 'zod'

/** A hash in the seed's form that no password matches, to compare with for unknown accounts. */
export const UNKNOWN_MEMBER_HASH = `pbkdf2-sha256$100000$${util.uint8ArrayToBase64url(new TextEncoder().encode('nobody'))}$${'A'.repeat(43)}`

/** Takes as long for an unknown account (null). @param stored `pbkdf2-sha256$iterations$salt$hash` in base64url */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, iterations = '', salt = '', hash = ''] = (stored ?? UNKNOWN_MEMBER_HASH).split('$')
  const derived = await derive(password, util.base64urlToUint8Array(salt), Number(iterations))
  return (await timingSafeEqual(derived, hash)) && stored !== null
}

/** The maximum that Workers allow for PBKDF2. */
const ITERATIONS = 100_000

/** The hash of a password with a new salt; see isPassword for its form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const derived = await derive(password, salt, ITERATIONS)
  return `pbkdf2-sha256$${ITERATIONS}$${util.uint8ArrayToBase64url(salt)}$${derived}`
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  const secret = new TextEncoder().encode(password)
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', iterations, salt }
  const bits = await crypto.subtle.deriveBits(how, key, 256)
  return util.uint8ArrayToBase64url(new Uint8Array(bits))
}
