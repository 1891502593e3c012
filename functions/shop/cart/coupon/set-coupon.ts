import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { giftText } from '../../gift-card/messages'
import { formatMoney } from '../../money'
import { ensureSession, sessionIdOf } from '../../session/session'
import { type Cart, readCart } from '../cart'
import { cartMessage } from '../messages'
import { type Coupon, findCoupon, minGoods } from './coupon'
import { giftFault, giftWords, typedGiftCard } from './entered-gift-card'

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
  if (lines.length > 0 && price.cart === price.giftCards)
    return cartMessage('couponNotForCards', language)
  if (lines.length === 0 || price.cart - price.giftCards >= minimum) return null
  return cartMessage('couponFrom', language, formatMoney(minimum, currency, language))
}

/** What a code becomes: what the session holds from now on with the shop's sentence, or why it is refused. */
type Read = { held: string; text: string } | { fault: string }

async function readCode(call: Call, code: string): Promise<Read> {
  const session = (await sessionIdOf(call)) ?? ''
  const coupon = await findCoupon(call.env.DB, code, session)
  const cart = await readCart(call)
  if (coupon) {
    const fault = couponFault(coupon, cart)
    return fault ? { fault } : { held: code, text: '' }
  }
  const card = await typedGiftCard(call, code, session)
  if (card === 'tooOften') return { fault: giftText('tooOften', cart.language) }
  if (!card) return { fault: cartMessage('noCoupon', cart.language) }
  const fault = giftFault(card, cart)
  return fault ? { fault } : { held: card.code, text: giftWords(card, cart) }
}

/** POST set-campaign-code/{code}: the session's coupon or gift card from now on; without a code it has none. */
export async function setCoupon(call: Call): Promise<Response> {
  const code = capitals(call.req.param('code') ?? '')
  const read: Read = code ? await readCode(call, code) : { held: '', text: '' }
  if ('fault' in read) return failedAction(call, read.fault)
  const session = await ensureSession(call)
  await call.env.DB.prepare('UPDATE session SET coupon = ?2 WHERE id = ?1')
    .bind(session, read.held)
    .run()
  return privateAnswer(call, { status: 1, statusText: read.text })
}
