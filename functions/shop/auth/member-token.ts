import type { Call } from '../app'
import { signToken } from './token'
import { endToken, keepToken, type TokenRow, tokenSeconds } from './token-queries'

/** How long a token holds that was asked for with "remember me", in seconds; others as long as TOKEN_SECONDS says. */
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** A replaced token serves on for this long: what other tabs have under way does not fail. */
const OVERLAP = 60

export type GivenToken = { bearer: string; exp_at: number }

/** A new bearer for a member. `exp_at` in unix seconds. */
export async function giveToken(
  call: Call,
  memberId: number,
  remember: boolean,
): Promise<GivenToken> {
  const now = Math.floor(Date.now() / 1000)
  const exp = now + (remember ? THIRTY_DAYS : await tokenSeconds(call.env.DB))
  const jti = crypto.randomUUID()
  const row = { id: jti, member_id: memberId, remember: remember ? 1 : 0, expires_at: exp }
  await keepToken(call.env.DB, row, now)
  const bearer = await signToken(call.env.TOKEN_SECRET, { sub: `member:${memberId}`, exp, jti })
  return { bearer, exp_at: exp }
}

/** A new bearer in the place of one that runs out. */
export async function replaceToken(call: Call, old: TokenRow): Promise<GivenToken> {
  const given = await giveToken(call, old.member_id, old.remember === 1)
  await endToken(call.env.DB, old.id, Math.floor(Date.now() / 1000) + OVERLAP)
  return given
}
