import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from '../answer'
import type { ShopEnv } from '../app'
import { isSame, readToken } from './token'

/** Refuses every call of /srv and /api that carries no token of a guest or of the shop's own (row G02). */
export const requireBearer: MiddlewareHandler<ShopEnv> = async (call, next) => {
  const token = call.req.header('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? ''
  const now = Math.floor(Date.now() / 1000)
  const isGuest = isSame(token, call.env.GUEST_TOKEN)
  if (isGuest || (await readToken(call.env.TOKEN_SECRET, token, now))) return next()
  call.header('WWW-Authenticate', 'Bearer')
  return errorAnswer(call, 401, 'Oturum doğrulanamadı')
}
