import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { AddressLines } from '~/account/addresses/address-lines'
import type { Address } from '~/backend/addresses/address-model'
import type { Cart } from '~/backend/cart/cart-model'
import type { OrderAddresses } from '~/backend/checkout/order-model'
import { CartTotals } from '~/cart/page/cart-totals'
import { ErrorSummary } from '~/forms/error-summary'
import { choiceProps } from '~/forms/field-props'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  cart: Cart
  chosen: OrderAddresses
  /** A guest's; null for a member. */
  email: string | null
  result?: SubmissionResult
}

/** Second checkout step: delivery and invoice address. */
export default function AddressStep({ cart, chosen, email, result }: Props) {
  const { t, href } = useLocale()
  return (
    <OrderSteps at="orderAddress" beside={<CartTotals cart={cart} onward={false} />}>
      {email && (
        <p>
          {t('order.buyer', { email })} <a href={href('order')}>{t('order.otherEmail')}</a>
        </p>
      )}
      {chosen.addresses.length > 0 ? (
        <AddressChoice chosen={chosen} result={result} />
      ) : (
        <div className="form">
          <h2>{t('order.delivery')}</h2>
          <p>{t('order.noAddress')}</p>
          <p>
            <AddLink isMain />
          </p>
        </div>
      )}
    </OrderSteps>
  )
}

/** Leads to a new address. @param isMain whether nothing else can be done */
function AddLink({ isMain = false }: { isMain?: boolean }) {
  const { t, href } = useLocale()
  return (
    <a
      className={isMain ? 'button button-main' : 'button'}
      href={href('addressForm', { donus: href('orderAddress') })}
    >
      {t('address.add')}
    </a>
  )
}

type ChosenFields = { delivery: string; invoice: string; ayni: string }

function AddressChoice({ chosen, result }: Pick<Props, 'chosen' | 'result'>) {
  const { t, href } = useLocale()
  const { addresses } = chosen
  const delivery = chosen.deliveryId || (addresses[0]?.id ?? '')
  const invoice = chosen.invoiceId || delivery
  const [form, fields] = useForm<ChosenFields>({
    id: 'order-address',
    lastResult: result ?? null,
    defaultValue: { delivery, invoice, ayni: invoice === delivery ? '1' : '' },
  })
  const labels = { delivery: t('order.delivery'), invoice: t('order.invoice') }
  const [same] = choiceProps(fields.ayni, 'checkbox', ['1'])
  return (
    <Form id={form.id} action={href('orderAddress')} className="form full-width">
      <ErrorSummary form={form} names={labels} />
      <AddressPick title={labels.delivery} addresses={addresses} field={fields.delivery} />
      <label className="checkbox same-invoice">
        <input {...same} />
        {t('order.sameInvoice')}
      </label>
      <AddressPick title={labels.invoice} addresses={addresses} field={fields.invoice} />
      <p className="order-actions">
        <Button tone="main">{t('order.continue')}</Button>
        <AddLink />
      </p>
    </Form>
  )
}

type PickProps = {
  title: string
  addresses: Address[]
  field: FieldMetadata<string, ChosenFields>
}

function AddressPick({ title, addresses, field }: PickProps) {
  const { t, href } = useLocale()
  const radios = choiceProps(
    field,
    'radio',
    addresses.map(({ id }) => id),
  )
  return (
    <fieldset className={`order-options choose-${field.name}`} id={field.id}>
      <legend>{title}</legend>
      {addresses.map((address, index) => (
        <div key={address.id} className="order-option">
          <label>
            <input {...radios[index]} />
            <span>
              <strong>{address.title}</strong>
              <AddressLines address={address} />
            </span>
          </label>
          {field.name === 'delivery' && (
            <a href={href('addressForm', { id: address.id, donus: href('orderAddress') })}>
              {t('address.edit')}
              <span className="visually-hidden"> {address.title}</span>
            </a>
          )}
        </div>
      ))}
    </fieldset>
  )
}
