import orders from '~/account/orders/orders.css?url'
import { useLocale } from '~/i18n/use-locale'

export type Placed = {
  /** Empty where the shop tells none. */
  number: string
  title: 'order.thanks' | 'orders.number' | 'order.recorded'
  text:
    | 'order.thanksNumber'
    | 'order.thanksUnnumbered'
    | 'order.recordedUnnumbered'
    | 'order.outcomeByShop'
    | 'order.pageOfShop'
    | 'order.pageNotOpened'
    | 'order.paymentRedirectText'
  /** URL of the payment page; null for an order that is not to be paid there now. */
  payAt: string | null
  goes: boolean
  member: boolean
  shopPage: { href: string; text: string } | undefined
}

/** The end of an order at a shop that tells nothing of it but its number. */
export default function PlacedPage(props: Placed) {
  const { number, title, text, payAt, goes, member, shopPage } = props
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={orders} />
      {/* The policy's form-action would block a redirect after the form. */}
      {goes && <meta httpEquiv="refresh" content={`0;url=${payAt}`} />}
      <h1>{t(title, { number })}</h1>
      <p role="status">{t(text, { number })}</p>
      <p className="order-actions">
        {payAt && (
          <a className="button button-main" href={payAt}>
            {t('order.toPayment')}
          </a>
        )}
        {shopPage && (
          <a className="button button-main" href={shopPage.href}>
            {shopPage.text}
          </a>
        )}
        <a className="button" href={href(member ? 'orders' : 'orderFollow')}>
          {t(member ? 'auth.allOrders' : 'orders.follow')}
        </a>
        <a className="button" href={href('home')}>
          {t('cart.continueShopping')}
        </a>
      </p>
    </>
  )
}
