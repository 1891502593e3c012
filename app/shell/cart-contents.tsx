import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { CartPanel } from '~/cart/cart-panel'
import { panelMark } from '~/cart/panel-mark'
import { useLocale } from '~/i18n/use-t'
import type { Cart, CartItem, CartLine } from '~/shop/cart-model'
import { type CartBadge, usePageVars } from '~/ui/page-vars'
import { rememberedItems } from './use-cart-memory'

const itemOf = ({ productId, variantId, title, path, count }: CartLine): CartItem => ({
  productId,
  variantId,
  title,
  path,
  count,
})

/** What the browser remembers of the cart, until the cart itself is there. */
function Remembered({ badge }: { badge: CartBadge | null }) {
  const { t, number } = useLocale()
  return (
    <>
      <p className="late">{t('ui.coming', { title: t('cart.title') })}</p>
      <ul>
        {rememberedItems(badge).map(({ productId, variantId, title, path, count }) => (
          <li key={`${productId}-${variantId}`}>
            {number(count)} × {path ? <a href={path}>{title}</a> : title}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The cart as the drawer and the dropdown show it, read anew each time one opens. */
export default function CartContents() {
  const { t, href } = useLocale()
  const { load, data } = useFetcher<{ cart: Cart | null }>()
  const { cart: badge, setCart } = usePageVars()
  const address = href('cart')
  useEffect(() => load(`${address}?${panelMark}`), [load, address])
  const lines = data?.cart?.lines
  const latest = useRef(badge)
  latest.current = badge
  useEffect(() => {
    if (lines && latest.current) setCart({ ...latest.current, items: lines.map(itemOf) })
  }, [lines, setCart])
  if (!data) return <Remembered badge={badge} />
  if (!data.cart)
    return (
      <p className="late">
        {t('cart.unread')} <a href={address}>{t('cart.open')}</a>
      </p>
    )
  return <CartPanel cart={data.cart} />
}
