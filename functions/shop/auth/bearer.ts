import type { MiddlewareHandler } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { errorAnswer } from '../answer'
import type { ShopEnv } from '../app'
import { readToken } from './token'
import { readUsedToken } from './token-queries'

/** Calls need the guest token or one of the shop's; a member's must also be stored, which signing out ends. */
export const requireBearer: MiddlewareHandler<ShopEnv> = async (call, next) => {
  const token = call.req.header('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? ''
  if (await timingSafeEqual(token, call.env.GUEST_TOKEN)) return next()
  const claims = await readToken(call.env.TOKEN_SECRET, token)
  if (claims && !claims.sub.startsWith('member:')) return next()
  const now = Math.floor(Date.now() / 1000)
  const row = claims?.jti ? await readUsedToken(call.env.DB, claims.jti, now) : null
  if (row) {
    call.set('memberToken', row)
    return next()
  }
  call.header('WWW-Authenticate', 'Bearer')
  return errorAnswer(call, 401, 'Oturum doğrulanamadı')
}
