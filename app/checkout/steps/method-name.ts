import type { OrderMethod } from '~/backend/checkout/order-model'
import type { Translate } from '~/i18n/translators'

/** Payments by their ids, which are the same in every shop of the platform. */
const paymentNames = (t: Translate): Record<string, string> => ({
  '-1': t('payments.transfer'),
  '-2': t('order.card'),
})

/** A method's name as the shop says it; where it says none, what it is by its id, else the id itself. */
export function methodName(
  { id, title }: Pick<OrderMethod, 'id' | 'title'>,
  kind: 'order.cargo' | 'order.payment',
  t: Translate,
): string {
  const known = kind === 'order.payment' ? paymentNames(t)[id] : undefined
  return title || (known ?? `${t(kind)} ${id}`)
}
