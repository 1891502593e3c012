import { useLocale } from '~/i18n/use-t'
import type { Card } from '~/shop/member-model'
import type { Order } from '~/shop/order-model'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { nameOf } from '~/wallet/cards-page'
import { OrderAmounts } from './order-amounts'
import css from './steps.css?url'

type Props = {
  order: Order
  /** The payment page of an order that waits for its payment, where this visit knows it. */
  payAt: string | null
  /** The member's own cards that it may be paid with. */
  cards: Card[]
  /** Whether to go there at once. */
  goes: boolean
  /** Whether it is among the orders of a member. */
  member: boolean
}

/** Thanks for an order, or the way to its payment. */
export function ResultPage({ order, payAt, cards, goes, member }: Props) {
  const { t, href } = useLocale()
  const isWaiting = order.payment === 'waiting'
  return (
    <>
      <link rel="stylesheet" href={css} />
      {/* A redirect after the form would be held back by form-action of the content policy. */}
      {goes && <meta httpEquiv="refresh" content={`0;url=${payAt}`} />}
      <h1>{t(isWaiting ? 'order.leaving' : 'order.thanks')}</h1>
      <div className="cart">
        <div className="form">
          {isWaiting ? (
            <>
              <p>{t('order.leavingText')}</p>
              {cards.map((card) => (
                <form key={card.id} method="post" action={href('payByCard')}>
                  <FormKey />
                  <input type="hidden" name="kart" value={card.id} />
                  <input type="hidden" name="siparis" value={order.number} />
                  <Button>{t('wallet.payWith', { card: nameOf(card) })}</Button>
                </form>
              ))}
              {payAt && (
                <p>
                  <a className="b b-main" href={payAt}>
                    {t('order.toPayment')}
                  </a>
                </p>
              )}
              <p>
                <a href={href('orderConfirm')}>{t('order.toConfirm')}</a>
              </p>
            </>
          ) : (
            <>
              <p role="status">
                {t('order.thanksText', { number: order.number, email: order.email })}
              </p>
              <p className="order-acts">
                <a className="b b-main" href={href('home')}>
                  {t('cart.shopOn')}
                </a>
                {member && (
                  <a className="b" href={href('orders')}>
                    {t('orders.title')}
                  </a>
                )}
              </p>
            </>
          )}
        </div>
        <OrderAmounts summary={order} />
      </div>
    </>
  )
}
