import { useLocale } from '~/i18n/use-t'
import type { ParcelStep, PastOrder } from '~/shop/member-model'
import { Button } from '~/ui/button'
import { ConfirmForm } from '~/ui/confirm-form'
import { FormKey } from '~/ui/page-vars'
import { OrderView } from './order-view'

type Props = { order: PastOrder; parcel: Promise<ParcelStep[]> | null }

/** An order with what may still be done: bought again, taken back before it leaves, given back after. */
export function OrderDetailPage({ order, parcel }: Props) {
  const { t, href } = useLocale()
  const here = href('orderDetail', { siparis: order.number })
  return (
    <div className="orders">
      <p>
        <a href={href('orders')}>{t('orders.title')}</a>
      </p>
      <h1>{t('orders.number', { number: order.number })}</h1>
      <OrderView order={order} parcel={parcel} here={here} />
      <div className="order-acts">
        {!order.isProcessing && (
          <form method="post" action={here}>
            <FormKey />
            <input type="hidden" name="siparis" value={order.number} />
            <Button tone="main">{t('orders.repeat')}</Button>
          </form>
        )}
        {order.mayReturn && (
          <a className="b" href={href('orderReturn', { siparis: order.number })}>
            {t('orders.giveBack')}
          </a>
        )}
        {order.mayCancel && (
          <ConfirmForm
            id="cancel-order"
            action={here}
            fields={{ siparis: order.number, adim: 'iptal' }}
            ask={t('orders.cancel')}
            question={t('orders.cancelSure')}
            no={t('orders.cancelNot')}
          />
        )}
      </div>
    </div>
  )
}
