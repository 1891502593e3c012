import type { PastOrder } from '~/backend/account/member-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { CancelledSums } from './line-cancel/cancelled-sum'
import { repeatStep } from './repeat/repeat-step'
import type { OrderName } from './requested-order'

type Props = { order: PastOrder; here: string; name: OrderName }

export function OrderActions({ order, here, name }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="order-actions">
      {!order.isProcessing && !order.noRepeat && (
        <Form action={here}>
          <Hidden fields={{ ...name, adim: repeatStep }} />
          <Button tone="main">{t('orders.repeat')}</Button>
        </Form>
      )}
      {order.mayReturn && (
        <a className="button" href={href('orderReturn', name)}>
          {t('orders.return')}
        </a>
      )}
      {order.mayCancel && 'siparis' in name && (
        <ConfirmForm
          id="cancel-order"
          action={here}
          fields={{ ...name, adim: 'iptal' }}
          label={t('orders.cancel')}
          question={t('orders.cancelQuestion')}
          cancelLabel={t('orders.cancelDecline')}
          note={<CancelledSums amounts={order.cancelAmounts} currency={order.currency} />}
        />
      )}
    </div>
  )
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={value} />
  ))
}
