import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { CartPanel } from '~/cart/cart-panel'
import { panelMark } from '~/cart/panel-mark'
import { useLocale } from '~/i18n/use-t'
import type { Cart, CartItem, CartLine } from '~/shop/cart-model'
import { type CartBadge, usePageVars } from '~/ui/page-vars'
import { rememberedItems } from './cart-memory'

const itemOf = ({ productId, variantId, title, path, count }: CartLine): CartItem => ({
  productId,
  variantId,
  title,
  path,
  count,
})

/** What the browser remembers of the cart, until the cart itself is there. */
function Remembered({ badge }: { badge: CartBadge | null }) {
  const { t, number, language } = useLocale()
  return (
    <>
      <p className="late">{t('ui.coming', { title: t('cart.title') })}</p>
      <ul>
        {rememberedItems(badge, language).map(({ title, path, count }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one product with other engravings look alike, and stay in place
          <li key={place}>
            {number(count)} × {path ? <a href={path}>{title}</a> : title}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The cart as the drawer and the dropdown show it, read anew each time one opens. */
export default function CartContents() {
  const { t, href, money, number } = useLocale()
  const { load, data } = useFetcher<{ cart: Cart | null }>()
  const { cart: badge, setCart } = usePageVars()
  const address = href('cart')
  useEffect(() => load(`${address}?${panelMark}`), [load, address])
  const cart = data?.cart
  // Another device may have changed the cart: the header says what the drawer shows.
  useEffect(() => {
    if (!cart) return
    const { lines, totalQuantity, priceCart, currency } = cart
    const total = money(priceCart, currency)
    const read = { count: number(totalQuantity), total, items: lines.map(itemOf) }
    setCart(lines.length > 0 ? read : null)
  }, [cart, setCart, money, number])
  if (!data) return <Remembered badge={badge} />
  if (!data.cart)
    return (
      <p className="late">
        {t('cart.unread')} <a href={address}>{t('cart.open')}</a>
      </p>
    )
  return <CartPanel cart={data.cart} />
}
