// Without letters and digits that are mistaken for each other when read aloud.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

/** A name for one request that a shopper can read to the shop on the phone: ten characters. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** 128 random bits in base64url: a nonce, an idempotency key, a mark. */
export function newToken(): string {
  let text = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
