import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'
import { CancelLinesForm, type RefusedLines } from './line-cancel/cancel-lines-form'
import { OrderActions } from './order-actions'
import { OrderView } from './order-view'

type Props = {
  order: PastOrder
  parcel: Promise<ParcelStep[]> | null
  expected: string
  refused: RefusedLines
}

export default function OrderDetailPage({ order, parcel, expected, refused }: Props) {
  const { t, href } = useLocale()
  const here = href('orderDetail', { siparis: order.number })
  return (
    <div className="orders">
      <a className="account-back account-parent" href={href('orders')}>
        {t('orders.title')}
      </a>
      <h1>{t('orders.number', { number: order.number })}</h1>
      <OrderView
        {...{ order, parcel, here, expected }}
        invoicePage={href('invoice', { siparis: order.number })}
        labelPage={href('returnLabel', { siparis: order.number })}
      />
      <OrderActions order={order} here={here} name={{ siparis: order.number }} />
      {order.isCardUsed && <p>{t('orders.cardUsed')}</p>}
      {order.mayCancelLines && (
        <CancelLinesForm
          {...{ lines: order.lines, amounts: order.cancelAmounts, currency: order.currency }}
          {...{ here, order: { siparis: order.number }, ...refused }}
        />
      )}
    </div>
  )
}
