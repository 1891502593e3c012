import type { Shortage } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'

type Props = { left: number; shortage: Shortage }

/** Warns that less of a line is available than it holds. */
export function ShortageText({ left, shortage }: Props) {
  const { t, number } = useLocale()
  const count = number(left)
  const texts: Record<Shortage, string> = {
    max: left > 0 ? t('cart.maxQuantity', { count }) : t('cart.maxReached'),
    stock: left > 0 ? t('cart.leftInStock', { count }) : t('cart.soldOut'),
    closed: t('cart.notForSale'),
    gone: t('cart.discontinued'),
  }
  return <>{texts[shortage]}</>
}

/** The same as a paragraph of its own. */
export function ShortLine(props: Props) {
  return (
    <p className="cart-line-shortage" role="alert">
      <ShortageText {...props} />
    </p>
  )
}
