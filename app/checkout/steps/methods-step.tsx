import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import type { OrderMethods, OrderSummary } from '~/backend/checkout/order-model'
import { OrderAmounts } from '~/checkout/order-amounts'
import { ErrorSummary } from '~/forms/error-summary'
import { choiceProps } from '~/forms/field-props'
import { ErrorText } from '~/forms/fields/error-text'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  cargo: OrderMethods
  payments: OrderMethods
  summary: OrderSummary
  result?: SubmissionResult
}

type MethodFields = { cargo: string; payment: string }

/** Third checkout step: shipping and payment method; nothing is preselected. */
export default function MethodsStep({ cargo, payments, summary, result }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<MethodFields>({
    id: 'order-methods',
    lastResult: result ?? null,
    defaultValue: { cargo: cargo.chosen, payment: payments.chosen },
  })
  const labels = { cargo: t('order.cargo'), payment: t('order.payment') }
  return (
    <OrderSteps at="orderMethods" beside={<OrderAmounts summary={summary} />}>
      <Form id={form.id} action={href('orderMethods')} className="form full-width">
        <ErrorSummary form={form} names={labels} />
        <MethodChoice
          title={labels.cargo}
          list={cargo}
          field={fields.cargo}
          noPrice={t('cart.free')}
        />
        <MethodChoice title={labels.payment} list={payments} field={fields.payment} noPrice="" />
        <Button tone="main">{t('order.continue')}</Button>
      </Form>
    </OrderSteps>
  )
}

type ChoiceProps = {
  title: string
  list: OrderMethods
  field: FieldMetadata<string, MethodFields>
  /** The text for a method that costs nothing. */
  noPrice: string
}

function MethodChoice({ title, list, field, noPrice }: ChoiceProps) {
  const { money } = useLocale()
  const priceOf = ({ price, discount }: OrderMethods['methods'][number]) => {
    if (price !== null && price > 0) return money(price, list.currency)
    if (discount > 0) return money(-discount, list.currency)
    return price === null ? '' : noPrice
  }
  const radios = choiceProps(
    field,
    'radio',
    list.methods.map(({ id }) => id),
  )
  return (
    <fieldset
      className="order-options"
      id={field.id}
      aria-describedby={field.errors && field.errorId}
    >
      <legend>{title}</legend>
      {list.methods.map((method, index) => (
        <div key={method.id} className="order-option">
          <label>
            <input {...radios[index]} />
            <span>
              <strong>{method.title}</strong>
              <span className="order-about">{method.about}</span>
            </span>
            <span className="method-price">{priceOf(method)}</span>
          </label>
        </div>
      ))}
      <ErrorText id={field.id} errors={field.errors} />
    </fieldset>
  )
}
