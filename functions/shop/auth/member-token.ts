import type { Call } from '../app'
import { createToken } from './token'
import { saveNextToken, type TokenRow, tokenSaved, tokenSeconds } from './token-queries'

/** How long a token with "remember me" is valid, in seconds; others as long as TOKEN_SECONDS. */
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** How long a replaced token stays valid, in seconds, so that concurrent calls of other tabs succeed. */
const OVERLAP = 60

export type IssuedToken = { bearer: string; exp_at: number }

type Lasting = Omit<TokenRow, 'id' | 'expires_at' | 'used_at'>

const now = () => Math.floor(Date.now() / 1000)

/** The browser and its system, as the storefront names them; empty without. */
const deviceOf = (call: Call) =>
  (call.req.header('X-Device') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 60)

/** A token row that begins now. */
async function newRow(call: Call, lasting: Lasting): Promise<TokenRow> {
  const seconds = lasting.remember ? THIRTY_DAYS : await tokenSeconds(call.env.DB)
  return { ...lasting, id: crypto.randomUUID(), used_at: now(), expires_at: now() + seconds }
}

async function bearerOf(call: Call, { id, member_id, expires_at }: TokenRow) {
  const claims = { sub: `member:${member_id}`, exp: expires_at, jti: id }
  return { bearer: await createToken(call.env.TOKEN_SECRET, claims), exp_at: expires_at }
}

/** A new bearer for a member, which begins a session once the statements have run. `exp_at` in unix seconds. */
export async function newToken(
  call: Call,
  memberId: number,
  remember: boolean,
): Promise<{ token: IssuedToken; statements: D1PreparedStatement[] }> {
  const row = await newRow(call, {
    member_id: memberId,
    remember: remember ? 1 : 0,
    session_id: crypto.randomUUID(),
    device: deviceOf(call),
    signed_in_at: now(),
  })
  return { token: await bearerOf(call, row), statements: tokenSaved(call.env.DB, row) }
}

/** A new bearer that replaces an expiring one in its session; null where that has been ended meanwhile. */
export async function replaceToken(call: Call, old: TokenRow): Promise<IssuedToken | null> {
  const row = await newRow(call, old)
  const isSaved = await saveNextToken(call.env.DB, old.id, row, now() + OVERLAP)
  return isSaved ? bearerOf(call, row) : null
}
