import { round } from '../catalogue/money'
import type { Call } from '../server/call'
import { action } from '../server/reply'
import { type CartView, cartTotal } from './cart-count'

/** The coupons of this shop: the percent that each takes off the goods. */
export const coupons: Record<string, number> = { NANE15: 15, KEKIK5: 5 }

/** What the session's coupon takes off its goods. */
export const couponOff = (view: CartView): number =>
  round((cartTotal(view) * (coupons[view.session.coupon] ?? 0)) / 100)

/** `set-campaign-code/{code}`; without a code none is set any more. */
export function setCoupon(call: Call): Response {
  const code = (call.parts[0] ?? '').toUpperCase()
  if (code !== '' && !(code in coupons)) return action(0, 'Kupon kodu bulunamad&#305;')
  call.session.coupon = code
  return action(1, '')
}
