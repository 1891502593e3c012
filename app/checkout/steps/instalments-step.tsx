import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import type { InstalmentPlans, OrderSummary } from '~/backend/checkout/order-model'
import { amountsBeside } from '~/checkout/order-amounts'
import { useLastPayment } from '~/checkout/use-last-payment'
import { ErrorSummary } from '~/forms/error-summary'
import { choiceProps } from '~/forms/field-props'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = { plans: InstalmentPlans; summary: OrderSummary; result?: SubmissionResult }

export default function InstalmentsStep({ plans, summary, result }: Props) {
  const { t, href } = useLocale()
  const { chosen, families } = plans
  const [form, { taksit }] = useForm<{ taksit: string }>({
    id: 'instalments',
    lastResult: result ?? null,
    defaultValue: { taksit: chosen },
  })
  return (
    <OrderSteps at="orderConfirm" heading={t('order.instalments')} {...amountsBeside(summary)}>
      <Form id={form.id} action={href('orderInstalments')} className="form full-width" leadsInPlace>
        <ErrorSummary form={form} names={{ taksit: t('order.instalments') }} />
        <OnePayment field={taksit} plans={plans} />
        {families.map((family) => (
          <CardFamily
            key={family.id}
            field={taksit}
            family={family}
            currency={plans.currency}
            isChosen={`${taksit.initialValue ?? ''}`.startsWith(`${family.id}:`)}
          />
        ))}
        <Button tone="main">{t('order.continue')}</Button>
      </Form>
    </OrderSteps>
  )
}

type PlanField = FieldMetadata<string, { taksit: string }>

function OnePayment({ field, plans }: { field: PlanField; plans: InstalmentPlans }) {
  const { t, money } = useLocale()
  const [radio] = choiceProps(field, 'radio', ['0:1'])
  return (
    <fieldset className="order-options" id={field.id}>
      <legend className="visually-hidden">{t('order.instalments')}</legend>
      <div className="order-option">
        <label>
          <input {...radio} />
          <span>{t('order.onePayment')}</span>
          <span className="method-price">{money(plans.total, plans.currency)}</span>
        </label>
      </div>
    </fieldset>
  )
}

type FamilyProps = {
  field: PlanField
  family: InstalmentPlans['families'][number]
  currency: string
  isChosen: boolean
}

/** The plans of the cards of one bank, folded: together those of all banks fill several screens. */
function CardFamily({ field, family, currency, isChosen }: FamilyProps) {
  const { t, money } = useLocale()
  const lastPayment = useLastPayment()
  const { id, title, rows } = family
  const textOf = ({ number, each }: (typeof rows)[number]) =>
    t('order.instalmentRow', { number, count: number, each: money(each, currency) })
  const longest = rows.at(-1)
  const radios = choiceProps(
    field,
    'radio',
    rows.map(({ number }) => `${id}:${number}`),
  )
  return (
    <details className="card-plans" open={isChosen}>
      <summary>
        <strong>{title}</strong>
        {longest && <span className="order-about">{textOf(longest)}</span>}
      </summary>
      <fieldset className="order-options">
        <legend className="visually-hidden">{title}</legend>
        {rows.map((row, index) => (
          <div key={row.number} className="order-option">
            <label>
              <input {...radios[index]} />
              <span>{textOf(row) + lastPayment(row, row.total, currency)}</span>
              <span className="method-price">{money(row.total, currency)}</span>
            </label>
          </div>
        ))}
      </fieldset>
    </details>
  )
}
