import type { PastOrder } from '~/backend/account/member-model'
import { CardEndText } from '~/cart/line/card-end-text'
import { InstalmentRow, SumRows } from '~/checkout/order-amounts'
import { useLocale } from '~/i18n/use-locale'

const refundTexts = {
  card: 'orders.refunds.card',
  'gift-card': 'orders.refunds.giftCard',
  bank: 'orders.refunds.bank',
  account: 'orders.refunds.account',
} as const

const sumOf = (amounts: (number | null | undefined)[]): number =>
  amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0)

/**
 * What an order fell by, for pieces of it and altogether; null where the shop names no sum. What a gift card paid is a part
 * of it as money is.
 */
function cancelledSums({ lines, stage, total, discounts }: PastOrder) {
  const pieces = sumOf(lines.map(({ cancelled }) => cancelled?.amount))
  if (stage !== 'cancelled') return { pieces, all: pieces }
  const onCard = sumOf(discounts.map((one) => (one.isGiftCard ? one.total : 0)))
  return { pieces, all: total === null ? null : total + onCard + pieces }
}

/** What went back of an order that is cancelled, or pieces of it, and what of it was not paid yet. */
export function Refunds({ order }: { order: PastOrder }) {
  const { t, money } = useLocale()
  const { refunds, stage, isUnpaid, currency } = order
  if (stage === 'cancelled' && isUnpaid && refunds.length === 0)
    return <p>{t('orders.refunds.none')}</p>
  const notDue = (cancelledSums(order).all ?? 0) - sumOf(refunds.map(({ amount }) => amount))
  return (
    <>
      {refunds.map(({ to, amount }) => (
        <p key={to}>
          {t(refundTexts[to], { amount: money(amount, currency) })}
          {to === 'gift-card' && <CardEndText {...order.cardEnd} />}
        </p>
      ))}
      {isUnpaid && notDue > 0 && (
        <p>{t('orders.refunds.notDue', { amount: money(notDue, currency) })}</p>
      )}
    </>
  )
}

const returnTexts = {
  requested: {
    card: 'orders.givesBackIf.card',
    'gift-card': 'orders.givesBackIf.giftCard',
    bank: 'orders.givesBackIf.bank',
    account: 'orders.givesBackIf.account',
  },
  accepted: {
    card: 'orders.givesBack.card',
    'gift-card': 'orders.givesBack.giftCard',
    bank: 'orders.givesBack.bank',
    account: 'orders.givesBack.account',
  },
  refunded: { ...refundTexts, bank: 'orders.refunds.bankDone' },
} as const

/** Where returns pay back, those that were only requested as a condition. */
export function ReturnRefunds({ order }: { order: PastOrder }) {
  const { t, money } = useLocale()
  return order.returnRefunds.map(({ to, state, amount }) => (
    <p key={`${to}${state}`}>
      {t(returnTexts[state][to], { amount: money(amount, order.currency) })}
      {to === 'gift-card' && state === 'refunded' && <CardEndText {...order.cardEnd} />}
    </p>
  ))
}

/** The sums of an order, row by row. */
export function OrderSums({ order }: { order: PastOrder }) {
  const { t, money } = useLocale()
  const { goods, cargo, service, instalment, currency, discounts, surcharge } = order
  const isCancelled = order.stage === 'cancelled'
  const { pieces, all } = cancelledSums(order)
  const total = isCancelled ? all : order.total
  const lowering = discounts.filter(({ isGiftCard }) => !(isCancelled && isGiftCard))
  const row = (title: string, amount: string) => (
    <div>
      <dt>{title}</dt>
      <dd>{amount}</dd>
    </div>
  )
  return (
    <dl className="order-amounts">
      {goods !== null && row(t('cart.items'), money(goods, currency))}
      <SumRows amounts={{ discounts: lowering, surcharge }} currency={currency} />
      {cargo !== null &&
        row(t('cart.delivery'), cargo > 0 ? money(cargo, currency) : t('cart.free'))}
      {service > 0 && row(t('orders.serviceFee'), money(service, currency))}
      {isCancelled && pieces > 0 && row(t('orders.cancelledBefore'), money(pieces, currency))}
      {total !== null && (
        <div className="total-row">
          <dt>{t(isCancelled ? 'orders.cancelledTotal' : 'cart.total')}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      )}
      {order.paymentMethod && row(t('order.payment'), order.paymentMethod)}
      {instalment && <InstalmentRow {...{ instalment, total: order.total, currency }} />}
    </dl>
  )
}
