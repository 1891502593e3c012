import { AddressLines } from '~/account/addresses/address-lines'
import type { OrderSummary } from '~/backend/checkout/order-model'
import { InstalmentText, OrderAmounts } from '~/checkout/order-amounts'
import { ShortLines } from '~/checkout/short-lines'
import { Checkbox } from '~/forms/checkbox'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import type { PageName } from '~/site-map'
import { StoreOfOrder } from '~/stores/store-of-order'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  summary: OrderSummary
  /** `key` is the form's own when the outcome is unknown, so that a retry creates no second order. */
  failed: { errors: Record<string, string[]>; key: string; digest: string } | undefined
}

export function ConfirmStep({ summary, failed }: Props) {
  const { t, href } = useLocale()
  const { delivery, invoice, cargo, payment, instalment } = summary
  const short = summary.lines.filter(({ left }) => left !== null)
  const change = (page: PageName, what: string) => (
    <a href={href(page)}>
      {t('order.change')}
      <span className="vh"> {what}</span>
    </a>
  )
  return (
    <OrderSteps at="orderConfirm" beside={<OrderAmounts summary={summary} />}>
      <dl className="order-review">
        <div>
          <dt>{t('order.delivery')}</dt>
          <dd>
            {delivery && <AddressLines address={delivery} />}
            {change('orderAddress', t('order.delivery'))}
          </dd>
        </div>
        <div>
          <dt>{t('order.invoice')}</dt>
          <dd>
            {invoice && <AddressLines address={invoice} />}
            {change('orderAddress', t('order.invoice'))}
          </dd>
        </div>
        <div>
          <dt>{t('order.cargo')}</dt>
          <dd>
            <span>{`${cargo?.title} · ${cargo?.about}`}</span>
            {change('orderMethods', t('order.cargo'))}
          </dd>
        </div>
        <div>
          <dt>{t('order.payment')}</dt>
          <dd>
            <span>{payment?.title}</span>
            <span className="order-about">{payment?.about}</span>
            {instalment && (
              <span>
                <InstalmentText
                  instalment={instalment}
                  total={summary.amounts.total}
                  currency={summary.currency}
                />
              </span>
            )}
            {summary.maxInstalments > 1 && (
              <a href={href('orderInstalments')}>{t('order.chooseInstalments')}</a>
            )}
            {change('orderMethods', t('order.payment'))}
          </dd>
        </div>
      </dl>
      <StoreOfOrder store={summary.store} changedFor={href('orderConfirm')} />
      {short.length > 0 ? (
        <ShortLines lines={short} />
      ) : (
        <PlaceForm summary={summary} failed={failed} />
      )}
    </OrderSteps>
  )
}

function PlaceForm({ summary, failed }: Props) {
  const { t, href } = useLocale()
  return (
    <Form
      action={href('orderConfirm')}
      className="form wide"
      retryKey={failed?.key}
      data-unsure={t('order.unsure')}
    >
      <ErrorSummary fields={failed?.errors} names={{ agreement: t('order.agree') }} />
      <input type="hidden" name="mark" value={failed?.digest || summary.digest} />
      <p className="documents">
        {t('order.documents')} <DocumentLink kind="on-bilgi" title={t('order.preInformation')} />
        {', '}
        <DocumentLink kind="satis" title={t('order.distanceSales')} />
      </p>
      <Checkbox name="agreement" required errors={failed?.errors.agreement}>
        {t('order.agree')}
      </Checkbox>
      <Button tone="main">{t('order.place')}</Button>
    </Form>
  )
}

/** Opens as a dialog with script, as a page without. */
function DocumentLink({ kind, title }: { kind: 'on-bilgi' | 'satis'; title: string }) {
  const { href } = useLocale()
  return (
    <a
      href={href('orderDocument', { tur: kind })}
      data-window="580"
      data-enhance="window"
      data-when="press"
    >
      {title}
    </a>
  )
}
