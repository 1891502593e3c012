import { lazy, type MouseEvent, type PointerEvent, Suspense, useEffect, useState } from 'react'
import { withPartTexts } from '~/i18n/browser-texts'
import { useLocale } from '~/i18n/use-locale'
import { usePageVars } from '~/rendering/visitor-values'
import { Icon } from '~/ui/pictures/icon'
import { isPlainClick } from '~/ui/plain-click'

const Nothing = () => <></>

const CartContents = lazy(() =>
  withPartTexts(import('~/layout/panels/cart-panel-content')).catch(() => ({ default: Nothing })),
)

/** Above this width the cart drops down on hover, up to it, it opens as a drawer. */
const wide = '(width > 768px)'

function useDropdown(isOn: boolean, cartPath: string) {
  const [dropped, drop] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && drop(false)
    if (dropped) document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [dropped])
  function enter(event: PointerEvent) {
    if (!navigator.onLine) return
    if (isOn && event.pointerType === 'mouse' && location.pathname !== cartPath)
      drop(matchMedia(wide).matches)
  }
  return { dropped, enter, leave: () => drop(false) }
}

type Props = { dropdown: boolean; onOpen: () => void }

export function CartLink({ dropdown, onOpen }: Props) {
  const { t, href } = useLocale()
  const { cart } = usePageVars()
  const { dropped, enter, leave } = useDropdown(dropdown, href('cart'))
  function click(event: MouseEvent) {
    if (!isPlainClick(event) || location.pathname === href('cart')) return
    if (dropdown && matchMedia(wide).matches) return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className="cart-link" onPointerEnter={enter} onPointerLeave={leave}>
      <a className="button button-bare" href={href('cart')} onClick={click}>
        <Icon name="cart" />
        <span className="visually-hidden">{`${t('shell.cart')} `}</span>
        <span aria-live="polite">
          {cart && (
            <>
              <b>{cart.count}</b> <span className="cart-total">{cart.total}</span>
            </>
          )}
        </span>
      </a>
      {dropped && (
        <div className="cart-dropdown">
          <Suspense>
            <CartContents />
          </Suspense>
        </div>
      )}
    </div>
  )
}
