import { base64url, isSame } from './token'

/** A hash in the seed's form of a password that nobody has: what an unknown account is compared with. */
export const NOBODY = `pbkdf2-sha256$100000$${base64url(new TextEncoder().encode('nobody'))}$${'A'.repeat(43)}`

/**
 * Whether a password is the one that was hashed. It takes as long for an account that does not exist, so that the
 * time says nothing about it.
 * @param stored `pbkdf2-sha256$iterations$salt$hash`, the last two in base64url; null for an unknown account
 */
export async function isPassword(given: string, stored: string | null): Promise<boolean> {
  const [, iterations = '', salt = '', hash = ''] = (stored ?? NOBODY).split('$')
  const text = atob(salt.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const bits = await derive(given, bytes, Number(iterations))
  return isSame(base64url(new Uint8Array(bits)), hash) && stored !== null
}

/** What Workers allow at most for PBKDF2. */
const ITERATIONS = 100_000

/** A password as it is kept, with a salt of its own; see isPassword for the form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const bits = await derive(password, salt, ITERATIONS)
  return `pbkdf2-sha256$${ITERATIONS}$${base64url(salt)}$${base64url(new Uint8Array(bits))}`
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const secret = new TextEncoder().encode(password)
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  return crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', iterations, salt }, key, 256)
}
