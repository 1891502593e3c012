import { sign, verify } from 'hono/jwt'

/** The claims of a token of the shop. `exp` in unix seconds; `jti` is the id of a member's token. */
export type TokenClaims = { sub: string; exp: number; jti?: string }

const ALGORITHM = 'HS256'

/** A bearer token: a JWT that the shop signs with HMAC-SHA256. */
export function createToken(secret: string, claims: TokenClaims): Promise<string> {
  return sign(claims, secret, ALGORITHM)
}

/** The claims of a token that the shop signed and that has not expired, else null. */
export async function readToken(secret: string, token: string): Promise<TokenClaims | null> {
  const claims = await verify(token, secret, ALGORITHM).catch(() => null)
  if (typeof claims?.sub !== 'string' || claims.exp === undefined) return null
  const { sub, exp, jti } = claims
  return typeof jti === 'string' ? { sub, exp, jti } : { sub, exp }
}
