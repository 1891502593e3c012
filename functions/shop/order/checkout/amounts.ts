import { type Cart, transferDiscount } from '../../cart/cart'
import { convert, percentOf } from '../../money'
import type { CargoRow, PaymentRow } from './draft-queries'

/** The platform's ids of the payment methods that have their own prices. */
export const CARD = -2
export const TRANSFER = -1

/** In hundredths of the order's currency: the total is goods - discount - coupon_discount + surcharge + cargo + service. */
export type Amounts = {
  goods: number
  /** Of paying by transfer. */
  discount: number
  coupon_discount: number
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

/** The amount that instalments add to the goods, less the coupon. */
export function surchargeOf(cart: Cart, percent: number): number {
  return percentOf(cart.price.cart - cart.price.coupon, percent)
}

export function amountsOf({ cart, cargo, payment, percent }: Chosen): Amounts {
  const { rate } = cart.settings
  const { cart: goods, coupon: coupon_discount } = cart.price
  const discount = payment?.id === TRANSFER ? transferDiscount(cart) : 0
  const surcharge = payment?.id === CARD ? surchargeOf(cart, percent) : 0
  const carried = cart.price.cargo + convert(cargo?.extra ?? 0, rate)
  const service = convert(payment?.fee ?? 0, rate)
  const total = goods - discount - coupon_discount + surcharge + carried + service
  return { goods, discount, coupon_discount, surcharge, cargo: carried, service, total }
}
