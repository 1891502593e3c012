import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect } from 'react'
import type { Cart, CartItem, CartLine } from '~/backend/cart/cart-model'
import { rememberedItems } from '~/cart/memory/cart-memory'
import { useOtherTabs } from '~/cart/memory/use-other-tabs'
import { CartPanel } from '~/cart/page/cart-panel'
import { panelParam } from '~/cart/page/panel-param'
import { useLocale } from '~/i18n/use-locale'
import { type CartBadge, usePageVars } from '~/rendering/visitor-values'

const itemOf = ({ productId, variantId, title, path, count }: CartLine): CartItem => ({
  productId,
  variantId,
  title,
  path,
  count,
})

function Remembered({ badge }: { badge: CartBadge | null }) {
  const locale = useLocale()
  const { t, number } = locale
  return (
    <>
      <p className="late-part">{t('ui.loading', { title: t('cart.title') })}</p>
      <ul>
        {rememberedItems(badge, locale).map(({ title, path, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one product with other engravings look alike, and stay in place
          <li key={index}>
            {number(count)} × {path ? <a href={path}>{title}</a> : title}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Cart contents of the drawer and the dropdown, reloaded each time. */
export default function CartContents() {
  const { t, href, money, number } = useLocale()
  const { load, data } = useFetcher<{ cart: Cart | null; express: boolean }>()
  const { cart: badge, setCart } = usePageVars()
  const address = href('cart')
  const reload = useCallback(() => load(`${address}?${panelParam}`), [load, address])
  useEffect(reload, [reload])
  // An answer from before another tab's change would undo it in the headers of both.
  useOtherTabs(reload)
  const cart = data?.cart
  // Another device may have changed the cart: the header follows the drawer.
  useEffect(() => {
    if (!cart) return
    const { lines, totalQuantity, priceCart, currency } = cart
    const total = money(priceCart, currency)
    const loaded = { count: number(totalQuantity), total, items: lines.map(itemOf) }
    setCart(lines.length > 0 ? loaded : null)
  }, [cart, setCart, money, number])
  if (!data) return <Remembered badge={badge} />
  if (!data.cart)
    return (
      <p className="late-part">
        {t('cart.loadFailed')} <a href={address}>{t('cart.goToCart')}</a>
      </p>
    )
  return <CartPanel cart={data.cart} express={data.express} />
}
