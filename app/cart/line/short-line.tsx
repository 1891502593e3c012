import type { Shortage } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'

type Props = { left: number; shortage: Shortage }

/** Warns that less of a line is available than it holds. */
export function ShortLine({ left, shortage }: Props) {
  const { t, number } = useLocale()
  const count = number(left)
  const texts: Record<Shortage, string> = {
    max: left > 0 ? t('cart.maxQuantity', { count }) : t('cart.maxReached'),
    stock: left > 0 ? t('cart.leftInStock', { count }) : t('cart.soldOut'),
    closed: t('cart.notForSale'),
    gone: t('cart.discontinued'),
  }
  return (
    <p className="cart-line-shortage" role="alert">
      {texts[shortage]}
    </p>
  )
}
