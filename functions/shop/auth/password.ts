import { base64url, isSame } from './token'

/** A hash in the seed's form of a password that nobody has: what an unknown account is compared with. */
const NOBODY = `pbkdf2-sha256$100000$${base64url(new TextEncoder().encode('nobody'))}$${'A'.repeat(43)}`

/**
 * Whether a password is the one that was hashed. It takes as long for an account that does not exist, so that the
 * time says nothing about it (trust A70).
 * @param stored `pbkdf2-sha256$iterations$salt$hash`, the last two in base64url; null for an unknown account
 */
export async function isPassword(given: string, stored: string | null): Promise<boolean> {
  const [, iterations = '', salt = '', hash = ''] = (stored ?? NOBODY).split('$')
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(given), 'PBKDF2', false, [
    'deriveBits',
  ])
  const text = atob(salt.replaceAll('-', '+').replaceAll('_', '/'))
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: Number(iterations),
      salt: Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
    },
    key,
    256,
  )
  return isSame(base64url(new Uint8Array(bits)), hash) && stored !== null
}
