import { util } from 'zod'

/** A key of SESSION_KEYS, 256 bits. The first one seals, all of them open. */
export type SealKey = { id: string; key: CryptoKey }

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Null for a text that its bytes do not encode to, so that a sealed value cannot be changed unnoticed. */
function decodeStrictly(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = util.base64urlToUint8Array(text)
    return util.uint8ArrayToBase64url(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** Parses SESSION_KEYS: `id:base64url` pairs joined by commas, 32 bytes each. @throws a message with the remedy */
export async function readSealKeys(setting: string): Promise<SealKey[]> {
  return Promise.all(
    setting.split(',').map(async (pair) => {
      const [id = '', encoded = ''] = pair.trim().split(':')
      const bytes = decodeStrictly(encoded)
      if (!/^[\w-]{1,16}$/.test(id) || bytes?.length !== 32)
        throw new Error(
          'SESSION_KEYS must be "id:key" pairs joined by commas, each key 32 bytes in base64url; make one with: openssl rand -base64 32 | tr "+/" "-_" | tr -d "="',
        )
      const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [
        'encrypt',
        'decrypt',
      ])
      return { id, key }
    }),
  )
}

/** Binds a sealed text to its cookie. */
const bound = (name: string) => encoder.encode(`${name};v1`)

/** Seals a text for a cookie (AES-256-GCM, random 96-bit IV): `id.base64url`. */
export async function seal(name: string, text: string, keys: SealKey[]): Promise<string> {
  const [writer] = keys
  if (!writer) throw new Error('No sealing key: set SESSION_KEYS.')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bound(name) },
    writer.key,
    encoder.encode(text),
  )
  const whole = new Uint8Array(iv.length + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), iv.length)
  return `${writer.id}.${util.uint8ArrayToBase64url(whole)}`
}

/** Whether the current key sealed the value. */
export function isSealedByFirst(value: string, keys: SealKey[]): boolean {
  return keys[0] !== undefined && value.startsWith(`${keys[0].id}.`)
}

/** Identifies a sealed text by its random IV; empty for anything else. */
export function sealId(value: string): string {
  return /^[\w-]+\.([\w-]{16})/.exec(value)?.[1] ?? ''
}

/** Capacity of three cookies, in characters. */
const maxSealed = 12_288

/** Null for a text that is forged, cut, from another cookie or sealed with a retired key. */
export async function unseal(name: string, value: string, keys: SealKey[]): Promise<string | null> {
  const [id, encoded = ''] = value.split('.', 2)
  const reader = keys.find((key) => key.id === id)
  const whole = reader && value.length <= maxSealed ? decodeStrictly(encoded) : null
  if (!reader || !whole || whole.length < 29) return null
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: whole.subarray(0, 12), additionalData: bound(name) },
      reader.key,
      whole.subarray(12),
    )
    return decoder.decode(text)
  } catch {
    return null
  }
}
