/** A sealing key: its id and 256 bits, as SESSION_KEYS gives them. The first of several writes, all read. */
export type SealKey = { id: string; key: CryptoKey }

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return toBase64Url(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/**
 * Reads SESSION_KEYS: `id:base64url` pairs joined by commas, each 32 bytes.
 * @throws a sentence with the remedy when the setting is not of that form
 */
export async function readSealKeys(setting: string): Promise<SealKey[]> {
  return Promise.all(
    setting.split(',').map(async (pair) => {
      const [id = '', encoded = ''] = pair.trim().split(':')
      const bytes = fromBase64Url(encoded)
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

/** What the seal binds the text to: a value sealed for one cookie opens in no other. */
const bound = (name: string) => encoder.encode(`${name};v1`)

/** Seals a text for one cookie name (AES-256-GCM, random 96-bit IV): `id.base64url`. */
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
  return `${writer.id}.${toBase64Url(whole)}`
}

/** Whether the key that writes now sealed this value, rather than one that is on its way out. */
export function isSealedByFirst(value: string, keys: SealKey[]): boolean {
  return keys[0] !== undefined && value.startsWith(`${keys[0].id}.`)
}

/** What tells one sealing from every other: the letters of its random IV. Empty for what is no sealed text. */
export function sealId(value: string): string {
  return /^[\w-]+\.([\w-]{16})/.exec(value)?.[1] ?? ''
}

/** Longest sealed text that is opened: what three cookies hold. */
const maxSealed = 12_288

/** Opens a sealed text; null for anything forged, cut, of another cookie, or of a key that is gone. */
export async function unseal(name: string, value: string, keys: SealKey[]): Promise<string | null> {
  const [id, encoded = ''] = value.split('.', 2)
  const reader = keys.find((key) => key.id === id)
  const whole = reader && value.length <= maxSealed ? fromBase64Url(encoded) : null
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
