import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { AddressForm, type AddressFormContent } from '~/account/address-form/page/address-page'
import { AddressLines } from '~/account/addresses/address-lines'
import type { Address } from '~/backend/addresses/address-model'
import type { Cart } from '~/backend/cart/cart-model'
import type { OrderAddresses } from '~/backend/checkout/order-model'
import { CartBeside } from '~/checkout/cart-beside'
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
  firstAddress: AddressFormContent | null
  result?: SubmissionResult
}

/** Second checkout step: delivery and invoice address. */
export default function AddressStep({ cart, chosen, email, firstAddress, result }: Props) {
  const { t, href } = useLocale()
  return (
    <OrderSteps at="orderAddress" beside={<CartBeside cart={cart} />}>
      {email && (
        <p>
          {t('order.buyer', { email })} <a href={href('order')}>{t('order.otherEmail')}</a>
        </p>
      )}
      {firstAddress ? (
        <section className="first-address address-form">
          <h2>{t('order.delivery')}</h2>
          <p>{t('order.noAddress')}</p>
          <AddressForm
            {...firstAddress}
            action={href('orderAddress')}
            button={t('order.continue')}
            leadsInPlace
          />
        </section>
      ) : (
        <AddressChoice chosen={chosen} result={result} />
      )}
    </OrderSteps>
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
    <Form id={form.id} action={href('orderAddress')} className="form full-width" leadsInPlace>
      <ErrorSummary form={form} names={labels} />
      <AddressPick title={labels.delivery} addresses={addresses} field={fields.delivery} />
      <label className="checkbox same-invoice">
        <input {...same} />
        {t('order.sameInvoice')}
      </label>
      <AddressPick title={labels.invoice} addresses={addresses} field={fields.invoice} />
      <p className="order-actions">
        <Button tone="main">{t('order.continue')}</Button>
        <a className="button" href={href('addressForm', { donus: href('orderAddress') })}>
          {t('address.add')}
        </a>
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
