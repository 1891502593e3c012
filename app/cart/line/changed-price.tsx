import type { CartLine } from '~/backend/cart/cart-model'
import { type Locale, useLocale } from '~/i18n/use-locale'

type Prices = { seen: number; now: number; currency: string }

/** Says what a piece cost when its shopper last saw it, and what it costs now. */
export function changedPriceText(
  { seen, now, currency }: Prices,
  { t, money }: Pick<Locale, 't' | 'money'>,
): string {
  const prices = { before: money(seen, currency), now: money(now, currency) }
  return t(now < seen ? 'cart.priceFell' : 'cart.priceChanged', prices)
}

type Props = { line: Pick<CartLine, 'seenUnitPrice' | 'unitPrice' | 'currency'> }

/** Says that a line's price is no longer the one that its shopper saw. */
export function ChangedPrice({ line: { seenUnitPrice: seen, unitPrice: now, currency } }: Props) {
  const locale = useLocale()
  if (seen === null || now === null) return null
  return (
    <p className="cart-line-price-change">{changedPriceText({ seen, now, currency }, locale)}</p>
  )
}
