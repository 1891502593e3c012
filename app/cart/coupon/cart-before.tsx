import type { Cents } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { RemoveCode } from './remove-code'

type Props = {
  cart: { code: string; discount: Cents; goods: number; total: Cents; currency: string }
}

/** The cart before a linked code is in it: its goods, and the coupon whose place that takes. */
export function CartBefore({ cart: { code, discount, goods, total, currency } }: Props) {
  const { t, href, money, number } = useLocale()
  const amount = discount > 0 ? money(discount, currency) : ''
  const counted = t('cart.count', { count: goods, number: number(goods) })
  return (
    <>
      {code && (
        <>
          <p>{t(amount ? 'coupon.replaces' : 'coupon.replacesUnknown', { code, amount })}</p>
          <RemoveCode />
        </>
      )}
      {goods > 0 ? (
        <p>
          {t('coupon.goods', { goods: counted, total: money(total, currency) })}{' '}
          <a href={href('cart')}>{t('cart.goToCart')}</a>
        </p>
      ) : (
        <p>
          {t('cart.empty')} <a href={href('home')}>{t('cart.startShopping')}</a>
        </p>
      )}
    </>
  )
}
