/**
 * A form that is older is not taken: shops know an Idempotency-Key for 24 hours, and what is sent again after them would
 * be done again. In ms, an hour less.
 */
const longest = 23 * 3600 * 1000

/** Puts the time, in ms since 1970, before a form key's random bytes: the first four of them are its seconds. */
export function withTime(bytes: Uint8Array, now: number): Uint8Array {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, Math.floor(now / 1000))
  return bytes
}

/**
 * Whether a form was drawn too long ago to be sent. Only keys of the server's pages hold a time; script gives each wish
 * a key of its own as it is sent.
 * @param now ms since 1970
 */
export function isPastForm(key: unknown, now: number): boolean {
  const stamped = typeof key === 'string' ? /^[\w-]{22}(?=\.|$)/.exec(key)?.[0] : undefined
  if (!stamped) return false
  const text = stamped.replace(/-/g, '+').replace(/_/g, '/')
  const bytes = Uint8Array.from(atob(`${text}==`), (sign) => sign.charCodeAt(0))
  const drawn = new DataView(bytes.buffer).getUint32(0) * 1000
  return drawn < now - longest
}
