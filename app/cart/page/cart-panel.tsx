import { useRef } from 'react'
import type { Cart } from '~/backend/cart/cart-model'
import { keysOf, namesOf } from '~/cart/change/line-identity'
import { PanelLine } from '~/cart/line/panel-line'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { ChosenStore } from '~/stores/chosen-store'
import { Button } from '~/ui/button'
import { CartStatus } from './cart-status'
import { useUnsentCounts } from './use-unsent-counts'

function Onward({ express, closed }: { express: boolean; closed?: boolean | undefined }) {
  const { t, href } = useLocale()
  return (
    <>
      <a className="button button-main" href={href('cart')}>
        {t('cart.goToCart')}
      </a>
      {!closed && (
        <a className="button" href={href('orderAddress')}>
          {t('cart.checkOut')}
        </a>
      )}
      {express && !closed && (
        <Form action={href('orderExpress')}>
          <Button>{t('cart.express')}</Button>
        </Form>
      )}
    </>
  )
}

/** The cart in short, for the drawer and the dropdown. */
export function CartPanel({ cart, express }: { cart: Cart; express: boolean }) {
  const { t, money, href } = useLocale()
  const keys = keysOf(cart.lines)
  const names = namesOf(cart.lines)
  const list = useRef<HTMLUListElement>(null)
  useUnsentCounts(list, { lines: cart.lines, answered: undefined }, href('cartUpdate'))
  if (cart.lines.length === 0)
    return (
      <div className="cart-panel">
        <p>{cart.notice || t('cart.empty')}</p>
      </div>
    )
  return (
    <div className="cart-panel">
      <CartStatus />
      <ul ref={list}>
        {cart.lines.map((line, at) => (
          <PanelLine key={keys[at]} id={`line-${keys[at]}`} line={line} name={names[at] ?? ''} />
        ))}
      </ul>
      <div className="cart-panel-end">
        <ChosenStore back={href('cart')} />
        <p>
          <span>{t('cart.items')}</span> {money(cart.priceGoods, cart.currency)}
        </p>
        {cart.priceGoods !== cart.priceCart && (
          <p>
            <span>{t('cart.total')}</span> {money(cart.priceCart, cart.currency)}
          </p>
        )}
        <Onward express={express} closed={cart.noOrder} />
      </div>
    </div>
  )
}
