import { type Cart, giftOf, transferDiscount } from '../../cart/cart'
import { convert, percentOf } from '../../money'
import type { CargoRow, PaymentRow } from './draft-queries'

/** The platform's ids of the payment methods that have their own prices. */
export const CARD = -2
export const TRANSFER = -1

/** Of an order that a coupon or a gift card pays in full. */
export const NOTHING_DUE = -20

/** In hundredths of the order's currency: the total is goods - campaign_discount - discount - coupon_discount + surcharge + cargo + service - gift_amount. */
export type Amounts = {
  goods: number
  discount: number
  campaign_discount: number
  coupon_discount: number
  gift_amount: number
  surcharge: number
  cargo: number
  service: number
  total: number
}

type Chosen = {
  cart: Cart
  cargo: CargoRow | null
  payment: PaymentRow | null
  /** The surcharge of the chosen instalments, in percent. */
  percent: number
}

/** The amount that instalments add to the goods, less campaigns, the coupon and the gift card. */
export function surchargeOf(cart: Cart, percent: number): number {
  const { cart: goods, campaign, coupon, gift } = cart.price
  return percentOf(Math.max(0, goods - campaign - coupon - gift), percent)
}

export function amountsOf({ cart, cargo, payment, percent }: Chosen): Amounts {
  const { rate } = cart.settings
  const { cart: goods, campaign: campaign_discount, coupon: coupon_discount } = cart.price
  const discount = payment?.id === TRANSFER ? transferDiscount(cart) : 0
  const surcharge = payment?.id === CARD ? surchargeOf(cart, percent) : 0
  const carried = cart.price.cargo + convert(cargo?.extra ?? 0, rate)
  const service = convert(payment?.fee ?? 0, rate)
  const lowered = goods - campaign_discount - discount - coupon_discount
  const due = lowered + surcharge + carried + service
  const gift_amount = giftOf(cart, due)
  const shares = { campaign_discount, discount, coupon_discount, gift_amount, surcharge }
  return { goods, ...shares, cargo: carried, service, total: due - gift_amount }
}
