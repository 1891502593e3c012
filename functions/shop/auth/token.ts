/** The claims of a token of the shop. `exp` in unix seconds; `jti` is the id of a member's token. */
export type TokenClaims = { sub: string; exp: number; jti?: string }

/**
 * A bearer token: `v1.<claims>.<signature>`, both parts base64url, signed with HMAC-SHA256.
 */
export async function signToken(secret: string, claims: TokenClaims): Promise<string> {
  const body = `v1.${base64url(new TextEncoder().encode(JSON.stringify(claims)))}`
  return `${body}.${base64url(new Uint8Array(await hmac(secret, body)))}`
}

/** The claims of a token that the shop signed and that has not expired, else null. */
export async function readToken(
  secret: string,
  token: string,
  now: number,
): Promise<TokenClaims | null> {
  const [version, claims, signature] = token.split('.')
  if (version !== 'v1' || !claims || !signature) return null
  const expected = base64url(new Uint8Array(await hmac(secret, `v1.${claims}`)))
  if (!isSame(signature, expected)) return null
  const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'))
  const read = JSON.parse(
    new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0))),
  ) as TokenClaims
  return read.exp > now ? read : null
}

export async function hmac(secret: string, text: string): Promise<ArrayBuffer> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return crypto.subtle.sign('HMAC', key, encoder.encode(text))
}

/** Compares two secrets in a time that depends only on their lengths. */
export function isSame(actual: string, expected: string): boolean {
  let difference = actual.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1) {
    difference |= (actual.charCodeAt(index) || 0) ^ expected.charCodeAt(index)
  }
  return difference === 0
}

/** Bytes in the URL-safe base64 without padding (RFC 4648 §5). */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
