import { base64url, isSame } from './token'

/** A hash in the seed's form that no password matches, to compare with for unknown accounts. */
export const NOBODY = `pbkdf2-sha256$100000$${base64url(new TextEncoder().encode('nobody'))}$${'A'.repeat(43)}`

/**
 * Whether a password matches its hash. It takes as long for an unknown account, so that the time reveals nothing.
 * @param stored `pbkdf2-sha256$iterations$salt$hash`, the last two in base64url; null for an unknown account
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, iterations = '', salt = '', hash = ''] = (stored ?? NOBODY).split('$')
  const text = atob(salt.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const bits = await derive(password, bytes, Number(iterations))
  return isSame(base64url(new Uint8Array(bits)), hash) && stored !== null
}

/** The maximum that Workers allow for PBKDF2. */
const ITERATIONS = 100_000

/** The hash of a password with a new salt; see isPassword for its form. */
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
