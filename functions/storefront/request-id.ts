import { withTime } from '../../app/shop/form-time'

// Without letters and digits that are mistaken for each other when read aloud.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

function spoken(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += alphabet[byte % alphabet.length]
  return text
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** A name for one request that a shopper can read to the shop on the phone: ten characters. */
export function newRequestId(): string {
  return spoken(crypto.getRandomValues(new Uint8Array(10)))
}

/** 128 random bits in base64url. */
export function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)))
}

/**
 * What is new in every response: a nonce of 128 random bits, an idempotency key of 96 with the time before them
 * (app/shop/form-time.ts), and the request's name.
 */
export function newPersonal(): { nonce: string; formKey: string; requestId: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(42))
  return {
    nonce: base64Url(bytes.subarray(0, 16)),
    formKey: base64Url(withTime(bytes.subarray(16, 32), Date.now())),
    requestId: spoken(bytes.subarray(32)),
  }
}
