import type { Amounts, OrderMethod, OrderMethods } from '~/backend/checkout/order-model'
import type { Locale } from '~/i18n/use-locale'
import { type AmountRow, amountRows } from './amount-rows'

type Choice = { cargo: OrderMethod | undefined; payment: OrderMethod | undefined }

/** What the discounts are without the one of a payment method, which is the row with its amount. */
function otherDiscounts({ discounts }: Amounts, payment: OrderMethod | undefined) {
  const own = payment?.discount
    ? discounts.findIndex(({ total }) => total === payment.discount)
    : -1
  return { own: discounts[own], others: discounts.filter((_, at) => at !== own) }
}

/** The amounts of an order once other methods are chosen for it. @param from the methods of `amounts` */
export function amountsWith(amounts: Amounts, from: Choice, to: Choice): Amounts {
  const isSame = from.payment?.id === to.payment?.id
  const { own, others } = otherDiscounts(amounts, from.payment)
  const discount = isSame ? (own?.total ?? 0) : (to.payment?.discount ?? 0)
  const title = own?.title || to.payment?.title || ''
  const discounts = discount > 0 ? [...others, { title, total: discount }] : others
  const cargo = to.cargo && to.cargo.price !== null ? to.cargo.price : amounts.cargo
  const service = isSame ? amounts.service : (to.payment?.price ?? 0)
  const surcharge = isSame ? amounts.surcharge : 0
  const lowered = discounts.reduce((sum, { total }) => sum + total, 0)
  const total = amounts.goods - lowered + surcharge + (cargo ?? 0) + service
  return { ...amounts, discounts, surcharge, cargo, service, total }
}

type Offer = { cargo: OrderMethods; payments: OrderMethods; amounts: Amounts }

/** The sums of each pair of methods, by `cargo payment`, either of which may not be chosen yet; none where a gift card pays all, whose share only the shop knows. */
export function sumsOfChoices(
  { cargo, payments, amounts }: Offer,
  locale: Pick<Locale, 't' | 'money'>,
): Record<string, AmountRow[]> {
  const methodOf = ({ methods }: OrderMethods, id: string) => methods.find((one) => one.id === id)
  const from: Choice = {
    cargo: methodOf(cargo, cargo.chosen),
    payment: methodOf(payments, payments.chosen),
  }
  if (amounts.total <= 0) return {}
  const pairs = [undefined, ...cargo.methods].flatMap((one) =>
    [undefined, ...payments.methods].map((payment): [string, AmountRow[]] => [
      `${one?.id ?? ''} ${payment?.id ?? ''}`,
      amountRows(amountsWith(amounts, from, { cargo: one, payment }), cargo.currency, locale),
    ]),
  )
  return Object.fromEntries(pairs)
}
