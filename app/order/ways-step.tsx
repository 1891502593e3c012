import { ErrorSummary } from '~/auth/error-summary'
import { useLocale } from '~/i18n/use-t'
import type { OrderSummary, OrderWays } from '~/shop/order-model'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { OrderAmounts } from './order-amounts'
import { OrderSteps } from './steps'

type Props = {
  cargo: OrderWays
  payments: OrderWays
  summary: OrderSummary
  failed: { errors: Record<string, string[]>; cargo: string; payment: string } | undefined
}

/** The third step of an order: how it is delivered and how it is paid; nothing is chosen beforehand. */
export function WaysStep({ cargo, payments, summary, failed }: Props) {
  const { t, href } = useLocale()
  const errors = failed?.errors
  return (
    <OrderSteps at="orderWays" beside={<OrderAmounts summary={summary} />}>
      <form method="post" action={href('orderWays')} className="form wide" noValidate>
        <ErrorSummary
          fields={errors}
          names={{ cargo: t('order.cargo'), payment: t('order.payment') }}
        />
        <FormKey />
        <WayPick
          name="cargo"
          title={t('order.cargo')}
          list={cargo}
          chosen={failed?.cargo ?? cargo.chosen}
          errors={errors?.cargo}
        />
        <WayPick
          name="payment"
          title={t('order.payment')}
          list={payments}
          chosen={failed?.payment ?? payments.chosen}
          errors={errors?.payment}
        />
        <Button tone="main">{t('order.goOn')}</Button>
      </form>
    </OrderSteps>
  )
}

type PickProps = {
  name: 'cargo' | 'payment'
  title: string
  list: OrderWays
  chosen: string
  errors: string[] | undefined
}

function WayPick({ name, title, list, chosen, errors }: PickProps) {
  const { t, money } = useLocale()
  return (
    <fieldset className="order-picks" id={`f-${name}`} data-enhance={errors && 'forgive'}>
      <legend>{title}</legend>
      {list.ways.map((way) => (
        <div key={way.id} className="order-pick">
          <label>
            <input type="radio" name={name} value={way.id} defaultChecked={way.id === chosen} />
            <span>
              <strong>{way.title}</strong>
              <span className="order-about">{way.about}</span>
            </span>
            <span className="way-price">
              {way.price > 0
                ? money(way.price, list.currency)
                : way.discount > 0
                  ? money(-way.discount, list.currency)
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
