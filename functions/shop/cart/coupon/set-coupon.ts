import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { readGiftCode } from '../../gift-card/code'
import { findGiftCard } from '../../gift-card/gift-card'
import { giftText } from '../../gift-card/messages'
import { ensureSession, sessionIdOf } from '../../session/session'
import { readCart } from '../cart'
import { cartMessage } from '../messages'
import { findCoupon } from './coupon'
import { couponFault } from './coupon-fault'
import { giftFault, giftWords } from './entered-gift-card'
import { findWithinTries } from './limited-tries'

/** Codes are compared in capitals of the English alphabet: `indirim10` is INDIRIM10 in every language. */
const capitals = (code: string) =>
  // biome-ignore lint/plugin: a code is no text
  code.trim().replaceAll('ı', 'i').replaceAll('İ', 'I').toUpperCase()

/** What a code becomes: what the session holds from now on with the shop's sentence, or why it is refused. */
type Read = { held: string; text: string } | { fault: string }

async function readCode(call: Call, code: string): Promise<Read> {
  const session = (await sessionIdOf(call)) ?? ''
  const giftCode = readGiftCode(code)
  const found = await findWithinTries(call, giftCode ? 'gift-card' : 'coupon', async (db) => {
    const coupon = await findCoupon(db, code, session)
    if (coupon) return { coupon }
    const card = giftCode && (await findGiftCard(db, giftCode, session))
    return card ? { card } : null
  })
  const cart = await readCart(call)
  if (found === 'tooOften') return { fault: giftText('tooOften', cart.language) }
  if (!found) return { fault: cartMessage('noCoupon', cart.language) }
  if (found.coupon) {
    const fault = couponFault(found.coupon, cart)
    return fault ? { fault } : { held: code, text: '' }
  }
  const fault = giftFault(found.card, cart)
  return fault ? { fault } : { held: found.card.code, text: giftWords(found.card, cart) }
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
