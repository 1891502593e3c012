import { formatMoney } from '../../money'
import type { Cart } from '../cart'
import { cartMessage } from '../messages'
import { type Coupon, minGoods } from './coupon'

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
