import { shortCode } from '../../gift-card/code'
import { type GiftCard, giftAmount } from '../../gift-card/gift-card'
import { giftText } from '../../gift-card/messages'
import { convert, formatMoney } from '../../money'
import type { Cart } from '../cart'
import { couponFault } from './coupon-fault'

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

/** What `cart/load` tells of gift cards, and of a coupon that takes nothing off: our own fields. */
export function giftCardWire(cart: Cart) {
  const { giftCard, coupon, settings, language } = cart
  const fault = coupon && couponFault(coupon, cart)
  return {
    IS_GIFT_CARD_ACTIVE: settings.has_gift_cards,
    COUPON_CODE: coupon?.code ?? (giftCard ? shortCode(giftCard.code) : ''),
    ...(fault && { COUPON_TEXT: `${coupon.code}: ${fault}` }),
    ...(giftCard && {
      COUPON_TITLE: `${giftText('title', language)} (${shortCode(giftCard.code)})`,
      COUPON_TEXT: giftFault(giftCard, cart) ?? giftWords(giftCard, cart),
    }),
  }
}
