import type { Shortage } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'

type Props = { left: number; shortage: Shortage }

/** Warns that less of a line is available than it holds. */
export function ShortLine({ left, shortage }: Props) {
  const { t, number } = useLocale()
  const count = number(left)
  const texts: Record<Shortage, string> = {
    max: left > 0 ? t('cart.atMost', { count }) : t('cart.noMore'),
    stock: left > 0 ? t('cart.left', { count }) : t('cart.noneLeft'),
    closed: t('cart.closed'),
    gone: t('cart.gone'),
  }
  return (
    <p className="line-short" role="alert">
      {texts[shortage]}
    </p>
  )
}
