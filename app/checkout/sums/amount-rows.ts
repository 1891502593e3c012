import type { Amounts } from '~/backend/checkout/order-model'
import type { Locale } from '~/i18n/use-locale'

export type AmountRow = [title: string, amount: string]

/** What the goods cost after discounts, without delivery and fees; a gift card is money, no discount. Null where it is not known. */
export function paidForGoods({
  goods,
  discounts,
}: Pick<Amounts, 'goods' | 'discounts'>): number | null {
  if (goods === null) return null
  const reductions = discounts.filter(({ isGiftCard }) => !isGiftCard)
  return Math.max(0, goods - reductions.reduce((sum, { total }) => sum + total, 0))
}

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
    ...(goods === null ? [] : [row(t('cart.items'), goods)]),
    ...discounts.map((one) => row(one.title || t('order.discount'), -one.total)),
    ...extras.map((one) => row(t(extraTitles[one.kind]), one.total)),
    ...(surcharge > 0 ? [row(t('order.surcharge'), surcharge)] : []),
    ...delivery,
    ...(service > 0 ? [row(t('order.serviceFee'), service)] : []),
    ...(total === null ? [] : [row(t('cart.total'), total)]),
  ]
}
