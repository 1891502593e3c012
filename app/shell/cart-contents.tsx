import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { CartPanel } from '~/cart/cart-panel'
import { panelMark } from '~/cart/panel-mark'
import { useLocale } from '~/i18n/use-t'
import type { Cart } from '~/shop/cart-model'

/** The cart as the drawer and the dropdown show it, read anew each time one opens. */
export default function CartContents() {
  const { t, href } = useLocale()
  const { load, data } = useFetcher<{ cart: Cart | null }>()
  const address = href('cart')
  useEffect(() => load(`${address}?${panelMark}`), [load, address])
  if (!data) return <p className="late">{t('ui.coming', { title: t('cart.title') })}</p>
  if (!data.cart)
    return (
      <p className="late">
        {t('cart.unread')} <a href={address}>{t('cart.open')}</a>
      </p>
    )
  return <CartPanel cart={data.cart} />
}
