import type { Cart } from '../../cart/cart'
import { orderText } from '../messages'
import { amountsOf, CARD, NOTHING_DUE } from './amounts'
import type { CargoRow, PaymentRow } from './draft-queries'

type Offer = { cart: Cart; companies: CargoRow[]; payments: PaymentRow[] }

/** Whether a coupon or a gift card pays all of a cart, with its delivery. */
export const isCovered = (cart: Cart, cargo: CargoRow | null): boolean =>
  cart.lines.length > 0 && amountsOf({ cart, cargo, payment: null, percent: 0 }).total === 0

/**
 * The methods for a cart. Gift cards are paid by card, because their codes are mailed at once. What is paid already
 * needs no method, for those companies whose price is paid too.
 */
export function offeredPayments({ cart, companies, payments }: Offer): PaymentRow[] {
  if (cart.price.giftCards > 0) return payments.filter(({ id }) => id === CARD)
  const covered = companies.filter((cargo) => isCovered(cart, cargo))
  if (covered.length === 0) return payments
  const title = orderText('nothingDue', cart.language)
  const about = orderText('nothingDueAbout', cart.language)
  const nothingDue = { id: NOTHING_DUE, title, about, fee: 0 }
  return covered.length === companies.length ? [nothingDue] : [nothingDue, ...payments]
}

/** The method of an order: what the shopper chose, unless nothing is to be paid; null where it is not offered. */
export function chosenPayment(offered: PaymentRow[], chosen: number, isPaid: boolean) {
  const id = isPaid ? NOTHING_DUE : chosen
  if (id === NOTHING_DUE && !isPaid) return null
  return offered.find((row) => row.id === id) ?? null
}
