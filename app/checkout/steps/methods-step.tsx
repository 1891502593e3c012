import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import type { OrderMethods, OrderSummary } from '~/backend/checkout/order-model'
import { amountsBeside } from '~/checkout/order-amounts'
import { paymentIds, shopMethodOf } from '~/checkout/payment-rules'
import { addedPrice } from '~/checkout/sums/added-price'
import { amountsOfSelected, sumsOfChoices } from '~/checkout/sums/method-sums'
import { UnbrokenNumbers } from '~/checkout/transfer-note'
import { ErrorSummary } from '~/forms/error-summary'
import { choiceProps } from '~/forms/field-props'
import { ErrorText } from '~/forms/fields/error-text'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useIsUnavailable } from '~/rendering/use-is-unavailable'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'
import { methodName } from './method-name'

type MethodFields = { cargo: string; payment: string }

type Props = {
  cargo: OrderMethods
  payments: OrderMethods
  /** What is ticked; the shop's own choice, with which it has computed the summary, may be another. */
  selected: MethodFields
  summary: OrderSummary
  mayHandOver: boolean
  result?: SubmissionResult
}

/** Third checkout step: shipping and payment method. */
export default function MethodsStep({ mayHandOver, ...choices }: Props) {
  const { cargo, payments, selected, summary } = choices
  const amounts = amountsOfSelected({ cargo, payments, amounts: summary.amounts }, selected)
  return (
    <OrderSteps at="orderMethods" {...amountsBeside({ ...summary, amounts })}>
      {payments.methods.length > 0 ? (
        <MethodsForm {...choices} />
      ) : (
        <NothingPayable mayHandOver={mayHandOver} />
      )}
    </OrderSteps>
  )
}

function NothingPayable({ mayHandOver }: Pick<Props, 'mayHandOver'>) {
  const { t, href } = useLocale()
  return (
    <div className="form">
      <p role="status">{t('order.nothingPayable')}</p>
      <p className="order-actions">
        {mayHandOver && (
          <a className="button button-main" href={href('handOver', { sayfa: 'order' })}>
            {t('order.payElsewhere')}
          </a>
        )}
        {useIsUnavailable('contact') ? (
          <a className="button" href={href('cart')}>
            {t('failurePage.cart')}
          </a>
        ) : (
          <a className="button" href={href('contact')}>
            {t('order.askShop')}
          </a>
        )}
      </p>
    </div>
  )
}

function MethodsForm({ cargo, payments, selected, summary, result }: Omit<Props, 'mayHandOver'>) {
  const locale = useLocale()
  const { t, href } = locale
  const [form, fields] = useForm<MethodFields>({
    id: 'order-methods',
    lastResult: result ?? null,
    defaultValue: selected,
  })
  const labels = { cargo: t('order.cargo'), payment: t('order.payment') }
  const sums = sumsOfChoices({ cargo, payments, amounts: summary.amounts }, locale)
  return (
    <Form
      id={form.id}
      action={href('orderMethods')}
      className="form full-width"
      leadsInPlace
      behavior="choice-sums"
      data-load-on="visible"
      data-sums={JSON.stringify(sums)}
    >
      <ErrorSummary form={form} names={labels} />
      <MethodChoice kind="order.cargo" list={cargo} field={fields.cargo} noPrice={t('cart.free')} />
      <MethodChoice kind="order.payment" list={payments} field={fields.payment} noPrice="" />
      {isByCardAlone(payments) && summary.lines.some(({ isGiftCard }) => isGiftCard) && (
        <p>{t('order.giftCardByCard')}</p>
      )}
      <Button tone="main">
        {t('order.continue')}
        <span className="choice-total" />
      </Button>
    </Form>
  )
}

const isByCardAlone = ({ methods }: OrderMethods) =>
  methods.every(({ id }) => shopMethodOf(id) === paymentIds.card)

type ChoiceProps = {
  kind: 'order.cargo' | 'order.payment'
  list: OrderMethods
  field: FieldMetadata<string, MethodFields>
  noPrice: string
}

function MethodChoice({ kind, list, field, noPrice }: ChoiceProps) {
  const { t, money, language } = useLocale()
  const priceOf = ({ price, discount }: OrderMethods['methods'][number]) => {
    if (price !== null && price > 0) return addedPrice(money(price, list.currency), language)
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
      <legend>{t(kind)}</legend>
      {list.methods.map((method, index) => (
        <div key={method.id} className="order-option">
          <label>
            <input {...radios[index]} />
            <span>
              <strong>{methodName(method, kind, t)}</strong>
              <span className="order-about">
                <UnbrokenNumbers text={method.about} />
              </span>
            </span>
            <span className="method-price">{priceOf(method)}</span>
          </label>
        </div>
      ))}
      <ErrorText id={field.id} errors={field.errors} />
    </fieldset>
  )
}
