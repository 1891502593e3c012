import type { Amounts } from '~/backend/checkout/order-model'
import type { Locale } from '~/i18n/use-locale'

export type AmountRow = [title: string, amount: string]

/** What the goods cost after discounts, without delivery and fees; a gift card is money, no discount. */
export const paidForGoods = ({ goods, discounts }: Pick<Amounts, 'goods' | 'discounts'>): number =>
  Math.max(
    0,
    discounts.reduce((rest, { total, isGiftCard }) => (isGiftCard ? rest : rest - total), goods),
  )

const extraTitles = {
  giftPackages: 'cart.giftPackages',
  duty: 'order.duty',
  hopi: 'order.hopi',
} as const

export function amountRows(
  { goods, discounts, surcharge, cargo, service, extras = [], total }: Amounts,
  currency: string,
  { t, money }: Pick<Locale, 't' | 'money'>,
): AmountRow[] {
  const row = (title: string, cents: number): AmountRow => [title, money(cents, currency)]
  const delivery: AmountRow[] =
    cargo === null
      ? []
      : [cargo > 0 ? row(t('cart.delivery'), cargo) : [t('cart.delivery'), t('cart.free')]]
  return [
    row(t('cart.items'), goods),
    ...discounts.map((one) => row(one.title || t('order.discount'), -one.total)),
    ...extras.map((one) => row(t(extraTitles[one.kind]), one.total)),
    ...(surcharge > 0 ? [row(t('order.surcharge'), surcharge)] : []),
    ...delivery,
    ...(service > 0 ? [row(t('order.serviceFee'), service)] : []),
    row(t('cart.total'), total),
  ]
}
