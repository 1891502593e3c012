import { util } from 'zod'

/** Maximum age of a form, in ms. Shops remember an Idempotency-Key for 24 hours; later it would repeat the change. */
const maxAgeMs = 23 * 3600 * 1000

/** Writes the time as seconds into the first four random bytes of a form key. @param now ms since 1970 */
export function withTime(bytes: Uint8Array, now: number): Uint8Array {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, Math.floor(now / 1000))
  return bytes
}

/** Whether a form is too old to be sent. Only keys rendered by the server hold a time. @param now ms since 1970 */
export function isPastForm(key: unknown, now: number): boolean {
  const formKey = typeof key === 'string' ? /^[\w-]{22}(?=\.|$)/.exec(key)?.[0] : undefined
  if (!formKey) return false
  const bytes = util.base64urlToUint8Array(formKey)
  const renderedAt = new DataView(bytes.buffer).getUint32(0) * 1000
  return renderedAt < now - maxAgeMs
}
