import type { ReactNode } from 'react'
import type { Cart, CartLine } from '~/backend/cart/cart-model'
import { campaignAmounts } from '~/cart/campaigns/campaign-amounts'
import { Campaigns } from '~/cart/campaigns/campaigns'
import { CouponForm } from '~/cart/coupon/coupon-form'
import { type Locale, useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import css from './cart-page.css?url'

/** Id of the cart page's form, for the checkout button outside it. */
export const cartForm = 'cart-form'

type Props = {
  cart: Cart
  onward?: boolean
  express?: boolean
  busy?: boolean
  /** The goods, where they do not stand beside. */
  children?: ReactNode
}

const giftCardTotal = ({ isGiftCard, total }: CartLine) => (isGiftCard && total) || 0

function MissingForFreeCargo({ cart }: { cart: Cart }) {
  const { t, money } = useLocale()
  const { missingForFreeCargo: missing, priceCart, lines, currency } = cart
  if (missing <= 0) return null
  const goods = lines.reduce((left, line) => left - giftCardTotal(line), priceCart)
  return (
    <div className="free-delivery-progress">
      <link rel="stylesheet" href={css} />
      <p id="missing-for-free-delivery">
        {t('cart.missingForFreeDelivery', { amount: money(missing, currency) })}
      </p>
      <progress aria-labelledby="missing-for-free-delivery" max={goods + missing} value={goods} />
    </div>
  )
}

/** What campaigns and then a coupon take off, row by row, as the shop reckons them (decision 090). */
function reductionsOf({ coupon, campaigns, campaignDiscount }: Cart, t: Locale['t']) {
  const rows = campaignAmounts(campaigns, campaignDiscount).map(({ title, total }) => ({
    title: title || t('cart.campaign'),
    total,
  }))
  const ofCoupon = {
    title: coupon.title || t('cart.couponOf', { code: coupon.code }),
    total: coupon.discount,
  }
  return [...rows, ofCoupon].filter(({ total }) => total > 0)
}

function Sums({ cart }: { cart: Cart }) {
  const { t, money } = useLocale()
  const { priceGoods, priceCargo, priceTotal, currency, extras = [] } = cart
  const discounts = reductionsOf(cart, t)
  return (
    <dl>
      <div>
        <dt>{t('cart.items')}</dt>
        <dd>{money(priceGoods, currency)}</dd>
      </div>
      {extras.map(({ kind, total }) => (
        <div key={kind}>
          <dt>{t(`cart.${kind}`)}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      ))}
      {discounts.map(({ title, total }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two campaigns may have one title and never change places.
        <div key={at}>
          <dt>{title}</dt>
          <dd>{money(-total, currency)}</dd>
        </div>
      ))}
      {priceCargo !== null && (
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd>{priceCargo > 0 ? money(priceCargo, currency) : t('cart.free')}</dd>
        </div>
      )}
      {priceTotal !== null && (
        <div className="total-row">
          <dt>{t('cart.total')}</dt>
          <dd>{money(priceTotal, currency)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The next step, on a phone with the sum at the foot of the screen. */
function OrderBar({ cart, busy }: { cart: Cart; busy: boolean }) {
  const { t, money } = useLocale()
  return (
    <div className="purchase-bar">
      {cart.priceTotal !== null && <span>{money(cart.priceTotal, cart.currency)}</span>}
      <Button tone="main" form={cartForm} name="intent" value="order" busy={busy}>
        {t('cart.checkOut')}
      </Button>
    </div>
  )
}

function ByTransfer({ cart: { priceByTransfer, currency } }: { cart: Cart }) {
  const { t, money } = useLocale()
  if (priceByTransfer === null) return null
  return (
    <p>
      <small>{t('catalog.transferPrice', { price: money(priceByTransfer, currency) })}</small>
    </p>
  )
}

export function CartTotals({
  cart,
  onward = true,
  express = false,
  busy = false,
  children,
}: Props) {
  const { t, href } = useLocale()
  return (
    <section className="totals" aria-labelledby="totals">
      <h2 id="totals">{t('cart.summary')}</h2>
      {children}
      <MissingForFreeCargo cart={cart} />
      <Sums cart={cart} />
      <ByTransfer cart={cart} />
      {onward && <Campaigns campaigns={cart.campaigns} />}
      {onward && cart.coupon.isAccepted && <CouponForm coupon={cart.coupon} />}
      {onward && (
        <>
          {!cart.noOrder && <OrderBar cart={cart} busy={busy} />}
          {express && !cart.noOrder && (
            <Button form={cartForm} formAction={href('orderExpress')} busy={busy}>
              {t('cart.express')}
            </Button>
          )}
          <a className="continue-shopping" href={href('home')}>
            {t('cart.continueShopping')}
          </a>
        </>
      )}
    </section>
  )
}
