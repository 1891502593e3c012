import type { Cart } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

/** Id of the cart page's form, for the checkout button outside it. */
export const cartForm = 'cart-form'

type Props = {
  cart: Cart
  onward?: boolean
  /** Whether the way to the order is being sent. */
  busy?: boolean
}

export function CartTotals({ cart, onward = true, busy = false }: Props) {
  const { t, money, href } = useLocale()
  const { missingForFreeCargo: missing, currency } = cart
  const goal = cart.priceCart + missing
  return (
    <section className="totals" aria-labelledby="totals">
      <h2 id="totals">{t('cart.summary')}</h2>
      {missing > 0 && (
        <div className="missing">
          <p id="missing">
            {t('cart.missingForFreeDelivery', { amount: money(missing, currency) })}
          </p>
          <progress aria-labelledby="missing" max={goal} value={cart.priceCart} />
        </div>
      )}
      <dl>
        <div>
          <dt>{t('cart.items')}</dt>
          <dd>{money(cart.priceCart, currency)}</dd>
        </div>
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd>{cart.priceCargo > 0 ? money(cart.priceCargo, currency) : t('cart.free')}</dd>
        </div>
        <div className="sum-up">
          <dt>{t('cart.total')}</dt>
          <dd>{money(cart.priceTotal, currency)}</dd>
        </div>
      </dl>
      {cart.priceByTransfer !== null && (
        <p>
          <small>
            {t('catalog.transferPrice', { price: money(cart.priceByTransfer, currency) })}
          </small>
        </p>
      )}
      {onward && (
        <>
          <Button tone="main" form={cartForm} name="intent" value="order" busy={busy}>
            {t('cart.checkOut')}
          </Button>
          <a className="onward" href={href('home')}>
            {t('cart.continueShopping')}
          </a>
        </>
      )}
    </section>
  )
}
