import { util } from 'zod'
import { withTime } from '../../../app/backend/http/form-time'

// Without letters and digits that are easily confused when read aloud.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

function readable(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += alphabet[byte % alphabet.length]
  return text
}

/** An id for one request that a shopper can read out on the phone: ten characters. */
export function newRequestId(): string {
  return readable(crypto.getRandomValues(new Uint8Array(10)))
}

/** 128 random bits in base64url. */
export function newToken(): string {
  return util.uint8ArrayToBase64url(crypto.getRandomValues(new Uint8Array(16)))
}

/** New for every response: nonce (128 random bits), idempotency key (time and 96 random bits), the request's id. */
export function newVisitorValues(): { nonce: string; formKey: string; requestId: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(42))
  return {
    nonce: util.uint8ArrayToBase64url(bytes.subarray(0, 16)),
    formKey: util.uint8ArrayToBase64url(withTime(bytes.subarray(16, 32), Date.now())),
    requestId: readable(bytes.subarray(32)),
  }
}
