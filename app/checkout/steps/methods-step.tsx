import type { OrderMethods, OrderSummary } from '~/backend/checkout/order-model'
import { OrderAmounts } from '~/checkout/order-amounts'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  cargo: OrderMethods
  payments: OrderMethods
  summary: OrderSummary
  failed: { errors: Record<string, string[]>; cargo: string; payment: string } | undefined
}

/** Third checkout step: shipping and payment method; nothing is preselected. */
export function MethodsStep({ cargo, payments, summary, failed }: Props) {
  const { t, href } = useLocale()
  const errors = failed?.errors
  return (
    <OrderSteps at="orderMethods" beside={<OrderAmounts summary={summary} />}>
      <Form action={href('orderMethods')} className="form wide">
        <ErrorSummary
          fields={errors}
          names={{ cargo: t('order.cargo'), payment: t('order.payment') }}
        />
        <MethodChoice
          name="cargo"
          title={t('order.cargo')}
          list={cargo}
          chosen={failed?.cargo ?? cargo.chosen}
          errors={errors?.cargo}
        />
        <MethodChoice
          name="payment"
          title={t('order.payment')}
          list={payments}
          chosen={failed?.payment ?? payments.chosen}
          errors={errors?.payment}
        />
        <Button tone="main">{t('order.goOn')}</Button>
      </Form>
    </OrderSteps>
  )
}

type PickProps = {
  name: 'cargo' | 'payment'
  title: string
  list: OrderMethods
  chosen: string
  errors: string[] | undefined
}

function MethodChoice({ name, title, list, chosen, errors }: PickProps) {
  const { t, money } = useLocale()
  return (
    <fieldset className="order-picks" id={`f-${name}`} data-enhance={errors && 'forgive'}>
      <legend>{title}</legend>
      {list.methods.map((method) => (
        <div key={method.id} className="order-pick">
          <label>
            <input
              type="radio"
              name={name}
              value={method.id}
              defaultChecked={method.id === chosen}
            />
            <span>
              <strong>{method.title}</strong>
              <span className="order-about">{method.about}</span>
            </span>
            <span className="way-price">
              {method.price > 0
                ? money(method.price, list.currency)
                : method.discount > 0
                  ? money(-method.discount, list.currency)
                  : name === 'cargo'
                    ? t('cart.free')
                    : ''}
            </span>
          </label>
        </div>
      ))}
      {errors && <p className="wrong">{errors.join(' ')}</p>}
    </fieldset>
  )
}
