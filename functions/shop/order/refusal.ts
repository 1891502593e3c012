import type { Shortage } from '../cart/available-counts'
import { availableCounts, shortageOf } from '../cart/available-counts'
import type { Fields } from '../form'
import { field } from '../form'
import type { Language } from '../locale'
import { NOTHING_DUE } from './checkout/amounts'
import { lacksPersonalization } from './checkout/line-choices'
import type { Plan } from './checkout/summary'
import { type OrderText, orderText } from './messages'

/** A message; `about` names the lines or the order that it concerns. */
export type Reason = { text: OrderText; about?: string }
/** `number` is that of the order that blocks this one. */
export type Refusal = { status: number; reasons: Reason[]; key: string; number?: string }

export const refusalOf = (status: number, text: OrderText, key = '', about = ''): Refusal => ({
  status,
  reasons: [{ text, about }],
  key,
})

/** Why this cannot become an order; null when it can (-1 address, -2 cart, 0 a field). */
export function refusal(plan: Plan, digest: string, email: string, fields: Fields): Refusal | null {
  const { cart, delivery, cargo, payment } = plan
  if (cart.lines.length === 0) return refusalOf(-2, 'empty')
  if (!email) return refusalOf(0, 'noEmail', 'email')
  if (!delivery) return refusalOf(-1, 'noAddress', 'delivery')
  if (!cargo) return refusalOf(0, 'noCargo', 'cargo')
  if (!payment) return refusalOf(0, paymentFault(plan), 'payment')
  if (field(fields, 'agreement') !== '1') return refusalOf(0, 'agree', 'agreement')
  if (field(fields, 'mark') !== digest) return refusalOf(-2, 'changed')
  const bare = cart.lines.flatMap(({ row }, at) =>
    plan.facts[at] && lacksPersonalization(plan.facts[at]) ? [row.title] : [],
  )
  if (bare.length > 0) return refusalOf(-2, 'personalize', '', bare.join(', '))
  const reasons = shortages(cart)
  return reasons.length > 0 ? { status: -2, reasons, key: '' } : null
}

/** Nothing was to be paid when the shopper chose, and now the gift card does not cover it. */
const paymentFault = ({ cart, draft }: Plan) =>
  cart.giftCard && draft.payment_id === NOTHING_DUE ? 'cardFell' : 'noPayment'

/** Why some lines are not available as ordered: a message per reason, with the lines' titles. */
export function shortages({ lines, settings }: Plan['cart']): Reason[] {
  const sellsOverStock = settings.negative_stock === 1
  const available = availableCounts(lines, sellsOverStock)
  const titles = new Map<Shortage, string[]>()
  lines.forEach(({ row }, at) => {
    if (available[at] === null) return
    const reason = shortageOf(row, sellsOverStock)
    titles.set(reason, [...(titles.get(reason) ?? []), row.title])
  })
  return [...titles].map(([text, all]) => ({ text, about: all.join(', ') }))
}

export function refusedWire({ status, reasons, key, number }: Refusal, language: Language) {
  const sentences = reasons.map(({ text, about }) => {
    const message = orderText(text, language)
    return about ? `${message}: ${about}` : message
  })
  const statusText = sentences.join('. ')
  return { status, statusText, key, ...(number && { ORDER_NUMBER: number }) }
}
