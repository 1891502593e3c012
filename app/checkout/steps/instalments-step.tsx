import type { InstalmentPlans, OrderSummary } from '~/backend/checkout/order-model'
import { OrderAmounts } from '~/checkout/order-amounts'
import { useLastPayment } from '~/checkout/use-last-payment'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  plans: InstalmentPlans
  summary: OrderSummary
  errors: Record<string, string[]> | undefined
}

export function InstalmentsStep({ plans, summary, errors }: Props) {
  const { t, href, money } = useLocale()
  const lastPayment = useLastPayment()
  const { currency } = plans
  const option = (value: string, title: string, total: number) => (
    <div key={value} className="order-pick">
      <label>
        <input type="radio" name="taksit" value={value} defaultChecked={value === plans.chosen} />
        <span>{title}</span>
        <span className="way-price">{money(total, currency)}</span>
      </label>
    </div>
  )
  return (
    <OrderSteps at="orderConfirm" beside={<OrderAmounts summary={summary} />}>
      <Form action={href('orderInstalments')} className="form wide">
        <ErrorSummary fields={errors} names={{ taksit: t('order.instalments') }} />
        <fieldset className="order-picks" id="f-taksit">
          <legend>{t('order.instalments')}</legend>
          {option('0:1', t('order.onePayment'), plans.total)}
        </fieldset>
        {plans.families.map(({ id, title, rows }) => (
          <fieldset key={id} className="order-picks">
            <legend>{title}</legend>
            {rows.map(({ number, each, total }) =>
              option(
                `${id}:${number}`,
                t('order.instalmentRow', { number, each: money(each, currency) }) +
                  lastPayment({ number, each }, total, currency),
                total,
              ),
            )}
          </fieldset>
        ))}
        <Button tone="main">{t('order.goOn')}</Button>
      </Form>
    </OrderSteps>
  )
}
