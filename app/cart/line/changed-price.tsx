import type { CartLine } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'

type Props = { line: Pick<CartLine, 'seenUnitPrice' | 'unitPrice' | 'currency'> }

/** Says that a line's price is no longer the one that its shopper saw. */
export function ChangedPrice({ line: { seenUnitPrice: seen, unitPrice, currency } }: Props) {
  const { t, money } = useLocale()
  if (seen === null) return null
  const prices = { before: money(seen, currency), now: money(unitPrice, currency) }
  return (
    <p className="cart-line-price-change">
      {t(unitPrice < seen ? 'cart.priceFell' : 'cart.priceChanged', prices)}
    </p>
  )
}
