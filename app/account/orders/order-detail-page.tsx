import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'
import { CancelLinesForm } from './line-cancel/cancel-lines-form'
import { OrderActions } from './order-actions'
import { OrderView } from './order-view'

type Props = {
  order: PastOrder
  parcel: Promise<ParcelStep[]> | null
  expected: string
  /** Counts of pieces that could not be cancelled. */
  typed?: Record<string, string> | undefined
}

export default function OrderDetailPage({ order, parcel, expected, typed }: Props) {
  const { t, href } = useLocale()
  const here = href('orderDetail', { siparis: order.number })
  return (
    <div className="orders">
      <p>
        <a href={href('orders')}>{t('orders.title')}</a>
      </p>
      <h1>{t('orders.number', { number: order.number })}</h1>
      <OrderView
        {...{ order, parcel, here, expected }}
        invoicePage={href('invoice', { siparis: order.number })}
        labelPage={href('returnLabel', { siparis: order.number })}
      />
      <OrderActions order={order} here={here} name={{ siparis: order.number }} />
      {order.mayCancelLines && (
        <CancelLinesForm
          {...{ lines: order.lines, here, order: { siparis: order.number }, typed }}
        />
      )}
    </div>
  )
}
