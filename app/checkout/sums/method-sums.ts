import type { Amounts, Discount, OrderMethod, OrderMethods } from '~/backend/checkout/order-model'
import { shopMethodOf } from '~/checkout/payment-rules'
import type { Locale } from '~/i18n/use-locale'
import { type AmountRow, amountRows } from './amount-rows'

type Choice = { cargo: OrderMethod | undefined; payment: OrderMethod | undefined }

/** The discounts without the one of a payment method, which is the row with its amount, and without gift cards. */
function sortedDiscounts({ discounts }: Amounts, payment: OrderMethod | undefined) {
  const reductions = discounts.filter(({ giftCard }) => !giftCard)
  const own = payment?.discount
    ? reductions.findIndex(({ total }) => total === payment.discount)
    : -1
  return {
    own: reductions[own],
    others: reductions.filter((_, at) => at !== own),
    gifts: discounts.filter(({ giftCard }) => giftCard),
  }
}

function paidByGifts(gifts: Discount[], due: number): Discount[] {
  let rest = due
  return gifts.flatMap((gift) => {
    const { balance = 0, leaves = 0 } = gift.giftCard ?? {}
    const total = Math.max(0, Math.min(balance, rest - leaves))
    rest -= total
    return total > 0 ? [{ ...gift, total }] : []
  })
}

const sumOf = (rows: { total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0)

const isCovered = (gifts: Discount[], due: number): boolean =>
  gifts.length > 0 && sumOf(paidByGifts(gifts, due)) >= due

const isSameMethod = (one: OrderMethod | undefined, other: OrderMethod | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && shopMethodOf(one.id) === shopMethodOf(other.id))

/** What the goods cost, by the other sums where the shop does not name it. */
function goodsOf({ goods, total, ...rest }: Amounts): number {
  if (goods !== null) return goods
  const { discounts, extras = [], surcharge, cargo, service } = rest
  return (total ?? 0) + sumOf(discounts) - sumOf(extras) - surcharge - (cargo ?? 0) - service
}

/** The amounts of an order once other methods are chosen for it. @param from the methods of `amounts` */
export function amountsWith(amounts: Amounts, from: Choice, to: Choice): Amounts {
  const { own, others, gifts } = sortedDiscounts(amounts, from.payment)
  const cargo = to.cargo && to.cargo.price !== null ? to.cargo.price : amounts.cargo
  const goodsDue = goodsOf(amounts) + sumOf(amounts.extras ?? []) - sumOf(others) + (cargo ?? 0)
  if (isCovered(gifts, goodsDue)) {
    // What is paid already is paid by no method, which would change the price.
    const paid = [...others, ...paidByGifts(gifts, goodsDue)]
    return { ...amounts, discounts: paid, surcharge: 0, cargo, service: 0, total: 0 }
  }
  const isSame = isSameMethod(from.payment, to.payment)
  const discount = isSame ? (own?.total ?? 0) : (to.payment?.discount ?? 0)
  const title = own?.title || to.payment?.title || ''
  const reductions = discount > 0 ? [...others, { title, total: discount }] : others
  const service = isSame ? amounts.service : (to.payment?.price ?? 0)
  const surcharge = isSame ? amounts.surcharge : 0
  const due = goodsDue - discount + surcharge + service
  const paid = paidByGifts(gifts, due)
  const total = Math.max(0, due - sumOf(paid))
  return { ...amounts, discounts: [...reductions, ...paid], surcharge, cargo, service, total }
}

type Offer = { cargo: OrderMethods; payments: OrderMethods; amounts: Amounts }

const methodOf = ({ methods }: OrderMethods, id: string) => methods.find((one) => one.id === id)

const choiceOf = ({ cargo, payments }: Offer, ids: { cargo: string; payment: string }): Choice => ({
  cargo: methodOf(cargo, ids.cargo),
  payment: methodOf(payments, ids.payment),
})

/** The methods that the shop's amounts are computed with. */
const shopsChoice = (offer: Offer): Choice =>
  choiceOf(offer, { cargo: offer.cargo.chosen, payment: offer.payments.chosen })

/** The amounts with the selected methods; as the shop has them where a gift card pays all. */
export function amountsOfSelected(
  offer: Offer,
  selected: { cargo: string; payment: string },
): Amounts {
  const { total } = offer.amounts
  // The rows of the chosen methods alone would be those of no order.
  if (total === null) return { ...offer.amounts, surcharge: 0, cargo: null, service: 0 }
  if (total <= 0) return offer.amounts
  return amountsWith(offer.amounts, shopsChoice(offer), choiceOf(offer, selected))
}

/** The sums of each pair of methods, by `cargo payment`, either of which may not be chosen yet; none where a gift card pays all, whose share only the shop knows. */
export function sumsOfChoices(
  offer: Offer,
  locale: Pick<Locale, 't' | 'money'>,
): Record<string, AmountRow[]> {
  const { cargo, payments, amounts } = offer
  const from = shopsChoice(offer)
  if (amounts.total === null || amounts.total <= 0) return {}
  const pairs = [undefined, ...cargo.methods].flatMap((one) =>
    [undefined, ...payments.methods].map((payment): [string, AmountRow[]] => [
      `${one?.id ?? ''} ${payment?.id ?? ''}`,
      amountRows(amountsWith(amounts, from, { cargo: one, payment }), cargo.currency, locale),
    ]),
  )
  return Object.fromEntries(pairs)
}
