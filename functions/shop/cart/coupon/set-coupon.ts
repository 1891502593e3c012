import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { formatMoney } from '../../money'
import { ensureSession, sessionIdOf } from '../../session/session'
import { type Cart, readCart } from '../cart'
import { cartMessage } from '../messages'
import { type Coupon, findCoupon, minGoods } from './coupon'

/** Codes are compared in capitals of the English alphabet: `indirim10` is INDIRIM10 in every language. */
const capitals = (code: string) =>
  // biome-ignore lint/plugin: a code is no text
  code.trim().replaceAll('ı', 'i').replaceAll('İ', 'I').toUpperCase()

/** Why a coupon takes nothing off a cart; null where it does, and for an empty cart, whose shopper followed a link. */
export function couponFault(
  coupon: Coupon,
  { language, settings, lines, price }: Cart,
): string | null {
  if (coupon.is_usable !== 1) return cartMessage('couponOver', language)
  const { currency, rate } = settings
  const minimum = minGoods(coupon, rate)
  if (lines.length === 0 || price.cart >= minimum) return null
  return cartMessage('couponFrom', language, formatMoney(minimum, currency, language))
}

/** POST set-campaign-code/{code}: the session's coupon from now on; without a code it has none. */
export async function setCoupon(call: Call): Promise<Response> {
  const { DB } = call.env
  const code = capitals(call.req.param('code') ?? '')
  if (code) {
    const coupon = await findCoupon(DB, code, (await sessionIdOf(call)) ?? '')
    const cart = await readCart(call)
    const fault = coupon ? couponFault(coupon, cart) : cartMessage('noCoupon', cart.language)
    if (fault) return failedAction(call, fault)
  }
  const session = await ensureSession(call)
  await DB.prepare('UPDATE session SET coupon = ?2 WHERE id = ?1').bind(session, code).run()
  return privateAnswer(call, { status: 1, statusText: '' })
}
