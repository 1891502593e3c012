import { useLocale } from '~/i18n/use-t'
import type { Shortage } from '~/shop/cart-model'

type Props = { left: number; shortage: Shortage }

/** Says that less can be had of a line than it holds: why, and how much. */
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
