import type { Call } from '../app'
import { createToken } from './token'
import { endToken, saveToken, type TokenRow, tokenSeconds } from './token-queries'

/** How long a token with "remember me" is valid, in seconds; others as long as TOKEN_SECONDS. */
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** How long a replaced token stays valid, in seconds, so that concurrent calls of other tabs succeed. */
const OVERLAP = 60

export type IssuedToken = { bearer: string; exp_at: number }

/** A new bearer for a member. `exp_at` in unix seconds. */
export async function issueToken(
  call: Call,
  memberId: number,
  remember: boolean,
): Promise<IssuedToken> {
  const now = Math.floor(Date.now() / 1000)
  const exp = now + (remember ? THIRTY_DAYS : await tokenSeconds(call.env.DB))
  const jti = crypto.randomUUID()
  const row = { id: jti, member_id: memberId, remember: remember ? 1 : 0, expires_at: exp }
  await saveToken(call.env.DB, row, now)
  const bearer = await createToken(call.env.TOKEN_SECRET, { sub: `member:${memberId}`, exp, jti })
  return { bearer, exp_at: exp }
}

/** A new bearer that replaces an expiring one. */
export async function replaceToken(call: Call, old: TokenRow): Promise<IssuedToken> {
  const token = await issueToken(call, old.member_id, old.remember === 1)
  await endToken(call.env.DB, old.id, Math.floor(Date.now() / 1000) + OVERLAP)
  return token
}
