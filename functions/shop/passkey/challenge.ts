import { util } from 'zod'
import type { Call } from '../app'
import { ensureSession, sessionIdOf, sha256 } from '../session/session'

/** How long a challenge is valid, in seconds. */
const TTL = 300

/** A challenge of 32 random bytes in base64url, for this session and one answer. @param memberId 0 for a sign-in */
export async function newChallenge(call: Call, memberId: number): Promise<string> {
  const db = call.env.DB
  const session = await ensureSession(call)
  const challenge = util.uint8ArrayToBase64url(crypto.getRandomValues(new Uint8Array(32)))
  await db.batch([
    db.prepare('DELETE FROM passkey_challenge WHERE expires_at < unixepoch()'),
    db
      .prepare('INSERT INTO passkey_challenge VALUES (?1, ?2, ?3, unixepoch() + ?4)')
      .bind(await sha256(challenge), session, memberId, TTL),
  ])
  return challenge
}

/** Uses a challenge up. @returns whether it was this session's, for this purpose, and valid */
export async function takeChallenge(
  call: Call,
  memberId: number,
  challenge: string,
): Promise<boolean> {
  const { meta } = await call.env.DB.prepare(
    `DELETE FROM passkey_challenge
     WHERE hash = ?1 AND session_id = ?2 AND member_id = ?3 AND expires_at >= unixepoch()`,
  )
    .bind(await sha256(challenge), (await sessionIdOf(call)) ?? '', memberId)
    .run()
  return meta.changes > 0
}
