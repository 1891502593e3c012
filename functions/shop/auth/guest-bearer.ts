import type { Call } from '../app'
import { ensureSession } from '../session/session'
import { createToken } from './token'

const ONE_DAY = 24 * 60 * 60

/** Starts the checkout without a membership: the email is saved in the cart's session, and its bearer lasts a day. */
export async function guestBearer(call: Call, email: string) {
  const id = await ensureSession(call)
  await call.env.DB.prepare('UPDATE session SET email = ?2 WHERE id = ?1').bind(id, email).run()
  const exp_at = Math.floor(Date.now() / 1000) + ONE_DAY
  const bearer = await createToken(call.env.TOKEN_SECRET, { sub: `guest:${id}`, exp: exp_at })
  return { bearer, exp_at }
}
