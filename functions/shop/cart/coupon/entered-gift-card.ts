import type { Call } from '../../app'
import { readGiftCode, shortCode } from '../../gift-card/code'
import { findGiftCard, type GiftCard, giftAmount } from '../../gift-card/gift-card'
import { giftText } from '../../gift-card/messages'
import { addressOf, isAllowedFrom } from '../../member/limits'
import { convert, formatMoney } from '../../money'
import { sha256 } from '../../session/session'
import type { Cart } from '../cart'

/** Enough for typing errors; each code that no card has counts. */
const often = { max: 20, seconds: 3600 }

/** A gift card by what was typed, `tooOften` after too many wrong codes from one address, null for none. */
export async function typedGiftCard(
  call: Call,
  typed: string,
  session: string,
): Promise<GiftCard | 'tooOften' | null> {
  const { DB } = call.env
  const code = readGiftCode(typed)
  if (!code) return null
  // Counted before the code is looked up, so that tries at the same time gain nothing.
  if (!(await isAllowedFrom(call, 'gift-card', often))) return 'tooOften'
  const found = await findGiftCard(DB, code, session)
  if (found)
    await DB.prepare(
      `UPDATE act_count SET count = count - 1 WHERE actor = ?1 AND kind = 'gift-card'`,
    )
      .bind(await sha256(`from ${addressOf(call)}`))
      .run()
  return found
}

/** Why a gift card pays nothing of a cart; null where it does, and for an empty cart. */
export function giftFault(card: GiftCard, { language, settings, lines, price }: Cart) {
  if (card.is_valid !== 1) return giftText('over', language)
  if (convert(card.balance, settings.rate) <= 0) return giftText('spent', language)
  if (lines.length > 0 && price.cart === price.giftCards) return giftText('onlyCards', language)
  return null
}

/** What is used of a gift card and what is left, in the shop's words. */
export function giftWords(card: GiftCard, cart: Cart): string {
  const { settings, price, language, lines } = cart
  const { rate, currency } = settings
  const money = (cents: number) => formatMoney(cents, currency, language)
  const balance = convert(card.balance, rate)
  if (lines.length === 0) return giftText('waits', language, { left: money(balance) })
  const due = price.general + price.gift
  const used = giftAmount(card, { due, cards: price.giftCards, rate })
  return giftText('inCart', language, { used: money(used), left: money(balance - used) })
}

/** What `cart/load` tells of gift cards: our own fields. */
export function giftCardWire(cart: Cart) {
  const { giftCard, coupon, settings, language } = cart
  return {
    IS_GIFT_CARD_ACTIVE: settings.has_gift_cards,
    COUPON_CODE: coupon?.code ?? (giftCard ? shortCode(giftCard.code) : ''),
    ...(giftCard && {
      COUPON_TITLE: `${giftText('title', language)} (${shortCode(giftCard.code)})`,
      COUPON_TEXT: giftFault(giftCard, cart) ?? giftWords(giftCard, cart),
    }),
  }
}
