import type { SubmissionResult } from '@conform-to/react'
import { AddressBlock } from '~/account/orders/address-block'
import { OrderTimeline } from '~/account/orders/order-timeline'
import orders from '~/account/orders/orders.css?url'
import { quantityWords } from '~/account/orders/quantity-words'
import { nameOf } from '~/account/wallet/card-name'
import type { OrderAccount } from '~/auth/register/order-account'
import type { Card } from '~/backend/account/member-model'
import type { Order, OrderLine } from '~/backend/checkout/order-model'
import { OrderAmounts } from '~/checkout/order-amounts'
import css from '~/checkout/steps/checkout-steps.css?url'
import { paidForGoods } from '~/checkout/sums/amount-rows'
import { TransferNote } from '~/checkout/transfer-note'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { ReportedEvent } from '~/product/analytics/reported-event'
import { StoreOfOrder } from '~/stores/store-of-order'
import { Button } from '~/ui/button'
import { AccountBlock } from './account-block'
import { Processing } from './processing'

type Props = {
  order: Order
  expected: string
  title: 'order.paymentRedirect' | 'order.processing' | 'order.thanks' | 'orders.number'
  /** What the page is called: an order that waits, unless its payment page opens by itself. */
  heading: Props['title']
  isProcessing: boolean
  /** URL of the payment page, if this session knows it. */
  payAt: string | null
  cards: Card[]
  goes: boolean
  member: boolean
  /** What makes a guest's account here; null where that needs the whole form. */
  account: OrderAccount | null
  refused?: SubmissionResult | undefined
}

const endTexts = {
  cancelled: 'order.ended.cancelled',
  returned: 'order.ended.returned',
  closed: 'order.ended.closed',
} as const

export default function ResultPage(props: Props) {
  const { order, title, heading, isProcessing, payAt, goes } = props
  const { t } = useLocale()
  const isWaiting = title === 'order.paymentRedirect'
  return (
    <>
      <link rel="stylesheet" href={orders} />
      <link rel="stylesheet" href={css} />
      {/* The policy's form-action would block a redirect after the form. */}
      {goes && <meta httpEquiv="refresh" content={`0;url=${payAt}`} />}
      <h1>{t(heading, { number: order.number })}</h1>
      <div className="cart">
        <div className="form">
          {isProcessing && (
            <Processing number={order.number} mayGoBack={order.payment === 'waiting'} />
          )}
          {isWaiting && <Leaving {...props} />}
          {order.end && <p role="status">{t(endTexts[order.end])}</p>}
          {title === 'order.thanks' && <Purchased order={order} />}
          {title === 'order.thanks' && <Thanks {...props} />}
          {!isProcessing && !isWaiting && <NextLinks {...props} />}
          {props.account && (
            <AccountBlock order={order} {...props.account} refused={props.refused} />
          )}
        </div>
        <OrderAmounts
          summary={{ ...order, lines: useCancelledWords(order.lines) }}
          instalment={order.instalment}
        />
      </div>
    </>
  )
}

function useCancelledWords(lines: OrderLine[]) {
  const { t, number } = useLocale()
  return lines.map((line) => {
    if (!line.cancelled) return line
    const quantity = quantityWords({ t, number }, line.cancelled, line.unit)
    return { ...line, cancelledText: t('orders.cancelled', { quantity }) }
  })
}

function Purchased({ order: { number, lines, amounts, currency } }: Pick<Props, 'order'>) {
  const { cargo } = amounts
  const more = { transaction_id: number, ...(cargo === null ? {} : { shipping: cargo / 100 }) }
  return (
    <ReportedEvent
      {...{ lines: lines.filter(({ count }) => count > 0), currency, more }}
      name="purchase"
      total={paidForGoods(amounts)}
    />
  )
}

function Leaving({ order, payAt, cards, goes }: Props) {
  const { t, href } = useLocale()
  return (
    <>
      {goes && <p>{t('order.paymentRedirectText')}</p>}
      {!goes && payAt && cards.length === 0 && <p>{t('orders.paymentAwaited')}</p>}
      {cards.length > 0 && <p>{t('order.paymentAwaited')}</p>}
      {cards.map((card) => (
        <Form key={card.id} action={href('payByCard')}>
          <input type="hidden" name="kart" value={card.id} />
          <input type="hidden" name="siparis" value={order.number} />
          <Button>{t('wallet.payWith', { card: nameOf(card) })}</Button>
        </Form>
      ))}
      {payAt && (
        <p>
          <a className="button button-main" href={payAt}>
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

function Thanks({ order, expected }: Props) {
  const { t } = useLocale()
  const { number, email, paymentMethod } = order
  return (
    <>
      <div role="status">
        <OrderNumber number={number} />
        {email && (
          <p>
            {t('order.email')}: <bdi>{email}</bdi>
          </p>
        )}
        {paymentMethod && (
          <p>
            {t('order.payment')}: <bdi>{paymentMethod}</bdi>
          </p>
        )}
      </div>
      {expected && <p className="expected">{expected}</p>}
      <OrderTimeline {...order} lines={[]} />
      {order.transfer && <TransferNote transfer={order.transfer} currency={order.currency} />}
      <StoreOfOrder store={order.store} />
      {!order.isMailed && (
        <div className="order-addresses">
          <AddressBlock title={t('orders.delivery')} lines={order.delivery} />
        </div>
      )}
    </>
  )
}

/** Its sentence in any language, with the number set apart. */
function OrderNumber({ number }: { number: string }) {
  const { t } = useLocale()
  const [before, after] = t('order.thanksNumber', { number: '|' }).split('|')
  return (
    <p>
      {before}
      <strong>
        <bdi>{number}</bdi>
      </strong>
      {after}
    </p>
  )
}

function NextLinks({ order, title, member, account }: Props) {
  const { t, href } = useLocale()
  const { number, followPath } = order
  const ownPath = member ? href('orderDetail', { siparis: number }) : followPath
  return (
    <p className="order-actions">
      <a className="button button-main" href={ownPath || href('orderFollow')}>
        {t(ownPath ? 'order.follow' : 'orders.follow')}
      </a>
      {!member && !account && title === 'order.thanks' && (
        <a className="button" href={href('register', { tur: 'hizli', donus: href('account') })}>
          {t('order.createAccount')}
        </a>
      )}
      <a className="button" href={href('home')}>
        {t('cart.continueShopping')}
      </a>
    </p>
  )
}
