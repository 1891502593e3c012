import { lazy, type MouseEvent, type PointerEvent, Suspense, useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { usePageVars } from '~/ui/page-vars'

const Nothing = () => <></>

/** The link leads to the cart all the same when its code does not come. */
const CartContents = lazy(() => import('./cart-contents').catch(() => ({ default: Nothing })))

/** Above this the cart drops down on hover; up to it, it opens as a drawer. */
const wide = '(width > 768px)'

type Props = { dropdown: boolean; onOpen: () => void }

/** The way to the cart, with how many and how much. */
export function CartLink({ dropdown, onOpen }: Props) {
  const { t, href } = useLocale()
  const { cart } = usePageVars()
  const [dropped, drop] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && drop(false)
    if (dropped) document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [dropped])

  function click(event: MouseEvent) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey
    if (modified || location.pathname === href('cart')) return
    if (dropdown && matchMedia(wide).matches) return
    event.preventDefault()
    onOpen()
  }

  function enter(event: PointerEvent) {
    if (!navigator.onLine) return
    if (dropdown && event.pointerType === 'mouse' && location.pathname !== href('cart'))
      drop(matchMedia(wide).matches)
  }

  return (
    <div className="bag" onPointerEnter={enter} onPointerLeave={() => drop(false)}>
      <a className="b b-bare" href={href('cart')} onClick={click}>
        <Icon name="cart" />
        <span className="vh">{t('shell.cart')} </span>
        <span aria-live="polite">
          {cart && (
            <>
              <b>{cart.count}</b> <span className="sum">{cart.total}</span>
            </>
          )}
        </span>
      </a>
      {dropped && (
        <div className="drop">
          <Suspense>
            <CartContents />
          </Suspense>
        </div>
      )}
    </div>
  )
}
