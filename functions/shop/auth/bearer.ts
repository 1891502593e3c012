import type { MiddlewareHandler } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { errorAnswer } from '../answer'
import type { ShopEnv } from '../app'
import { readToken } from './token'
import { readTokenRow } from './token-queries'

/**
 * Refuses every call of /srv and /api without the guest token or a token of the shop. A member's token must also still
 * be stored: signing out ends it at once.
 */
export const requireBearer: MiddlewareHandler<ShopEnv> = async (call, next) => {
  const token = call.req.header('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? ''
  if (await timingSafeEqual(token, call.env.GUEST_TOKEN)) return next()
  const claims = await readToken(call.env.TOKEN_SECRET, token)
  if (claims && !claims.sub.startsWith('member:')) return next()
  const now = Math.floor(Date.now() / 1000)
  const row = claims?.jti ? await readTokenRow(call.env.DB, claims.jti, now) : null
  if (row) {
    call.set('memberToken', row)
    return next()
  }
  call.header('WWW-Authenticate', 'Bearer')
  return errorAnswer(call, 401, 'Oturum doğrulanamadı')
}
