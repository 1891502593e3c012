import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { CancelLinesForm } from './line-cancel/cancel-lines-form'
import { OrderView } from './order-view'

type Props = {
  order: PastOrder
  parcel: Promise<ParcelStep[]> | null
  /** Counts of pieces that could not be cancelled. */
  typed?: Record<string, string> | undefined
}

export default function OrderDetailPage({ order, parcel, typed }: Props) {
  const { t, href } = useLocale()
  const here = href('orderDetail', { siparis: order.number })
  return (
    <div className="orders">
      <p>
        <a href={href('orders')}>{t('orders.title')}</a>
      </p>
      <h1>{t('orders.number', { number: order.number })}</h1>
      <OrderView
        {...{ order, parcel, here }}
        invoicePage={href('invoice', { siparis: order.number })}
      />
      <OrderActions order={order} here={here} />
      {order.mayCancelLines && (
        <CancelLinesForm
          {...{ lines: order.lines, here, order: { siparis: order.number }, typed }}
        />
      )}
    </div>
  )
}

function OrderActions({ order, here }: { order: PastOrder; here: string }) {
  const { t, href } = useLocale()
  const { number } = order
  return (
    <div className="order-actions">
      {!order.isProcessing && (
        <Form action={here}>
          <input type="hidden" name="siparis" value={number} />
          <Button tone="main">{t('orders.repeat')}</Button>
        </Form>
      )}
      {order.mayReturn && (
        <a className="button" href={href('orderReturn', { siparis: number })}>
          {t('orders.return')}
        </a>
      )}
      {order.lines.some(({ returned }) => returned?.label) && (
        <a className="button" href={href('returnLabel', { siparis: number })}>
          {t('returnLabel.title')}
        </a>
      )}
      {order.mayCancel && (
        <ConfirmForm
          id="cancel-order"
          action={here}
          fields={{ siparis: number, adim: 'iptal' }}
          label={t('orders.cancel')}
          question={t('orders.cancelQuestion')}
          cancelLabel={t('orders.cancelDecline')}
        />
      )}
    </div>
  )
}
