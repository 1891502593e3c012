import { useLocale } from '~/i18n/use-t'
import type { Card } from '~/shop/member-model'
import type { Order } from '~/shop/order-model'
import { StoreOfOrder } from '~/stores/store-of-order'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { nameOf } from '~/wallet/cards-page'
import { OrderAmounts } from './order-amounts'
import { Processing } from './processing'
import css from './steps.css?url'
import { TransferNote } from './transfer-note'

type Props = {
  order: Order
  /** Names what the page is: the way to a payment, one that is under way, or thanks. */
  title: 'order.leaving' | 'order.processing' | 'order.thanks'
  isProcessing: boolean
  /** The payment page of an order that waits for its payment, where this visit knows it. */
  payAt: string | null
  /** The member's own cards that it may be paid with. */
  cards: Card[]
  /** Whether to go there at once. */
  goes: boolean
  /** Whether it is among the orders of a member. */
  member: boolean
}

/** Thanks for an order, the way to its payment, or that nobody knows yet what came of it. */
export function ResultPage(props: Props) {
  const { order, title, isProcessing, payAt, goes } = props
  const { t } = useLocale()
  const isWaiting = title === 'order.leaving'
  return (
    <>
      <link rel="stylesheet" href={css} />
      {/* A redirect after the form would be held back by form-action of the content policy. */}
      {goes && <meta httpEquiv="refresh" content={`0;url=${payAt}`} />}
      <h1>{t(title)}</h1>
      <div className="cart">
        <div className="form">
          {isProcessing && (
            <Processing number={order.number} mayGoBack={order.payment === 'waiting'} />
          )}
          {isWaiting && <Leaving {...props} />}
          {title === 'order.thanks' && <Thanks {...props} />}
        </div>
        <OrderAmounts summary={order} instalment={order.instalment} />
      </div>
    </>
  )
}

function Leaving({ order, payAt, cards }: Props) {
  const { t, href } = useLocale()
  return (
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
  )
}

function Thanks({ order, member }: Props) {
  const { t, href } = useLocale()
  const { number, email } = order
  return (
    <>
      <p role="status">
        {email ? t('order.thanksText', { number, email }) : t('order.thanksNumber', { number })}
      </p>
      <StoreOfOrder store={order.store} />
      {order.transfer && <TransferNote transfer={order.transfer} currency={order.currency} />}
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
  )
}
