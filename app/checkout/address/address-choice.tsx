import type { ReactNode } from 'react'
import { AddressLines } from '~/account/addresses/address-lines'
import type { Address } from '~/backend/addresses/address-model'
import type { OrderAddresses } from '~/backend/checkout/order-model'
import { ErrorText } from '~/forms/fields/error-text'
import { useLocale } from '~/i18n/use-locale'
import { newAddress } from './new-address'

/** Errors by field, of a form that was refused. */
type ChoiceErrors = Record<string, string[] | null>

type Props = {
  chosen: OrderAddresses
  /** What the form was left with, or sent with and refused. */
  sent: Record<string, unknown>
  errors: ChoiceErrors
}

function selected({ addresses, deliveryId, invoiceId }: OrderAddresses, sent: Props['sent']) {
  const saved = addresses.find(({ id }) => id === deliveryId) ?? addresses[0]
  const delivery = String(sent.delivery ?? saved?.id ?? '')
  const invoice = String(sent.invoice ?? (invoiceId || delivery))
  const isSame = sent.delivery === undefined ? invoice === delivery : sent.ayni === '1'
  return { delivery, invoice, isSame }
}

/** Saved addresses to choose from, and the one that is typed below. */
export function AddressChoice({ chosen, sent, errors }: Props) {
  const { t } = useLocale()
  const { delivery, invoice, isSame } = selected(chosen, sent)
  const pick = { addresses: chosen.addresses, errors }
  const ofDelivery = { ...pick, name: 'delivery', value: delivery } as const
  // One address is all that an order takes that is mailed: the invoice's.
  if (chosen.isMailed)
    return (
      <>
        <AddressPick {...ofDelivery} title={t('order.invoice')} />
        <input type="hidden" name="ayni" value="1" />
      </>
    )
  return (
    <>
      <AddressPick {...ofDelivery} />
      <label className="checkbox same-invoice">
        <input type="checkbox" name="ayni" value="1" defaultChecked={isSame} />
        {t('order.sameInvoice')}
      </label>
      <AddressPick {...pick} name="invoice" value={invoice} />
    </>
  )
}

type PickProps = {
  name: 'delivery' | 'invoice'
  title?: string
  value: string
  addresses: Address[]
  errors: ChoiceErrors
}

function AddressPick({ name, title, value, addresses, errors }: PickProps) {
  const { t } = useLocale()
  const id = `address-${name}`
  const texts = errors[name] ?? undefined
  return (
    <fieldset
      className={`order-options choose-${name}`}
      id={id}
      aria-describedby={texts && `${id}-error`}
    >
      <legend>{title ?? t(`order.${name}`)}</legend>
      {addresses.map((address) => (
        <div key={address.id} className="order-option">
          <Choice name={name} own={address.id} value={value} title={address.title}>
            <AddressLines address={address} />
          </Choice>
          {name === 'delivery' && <EditLink address={address} />}
        </div>
      ))}
      <div className="order-option">
        <Choice name={name} own={newAddress} value={value} title={t('address.newTitle')} />
      </div>
      <ErrorText id={id} errors={texts} />
    </fieldset>
  )
}

type OneProps = Pick<PickProps, 'name' | 'value'> & {
  own: string
  title: string
  children?: ReactNode
}

const Choice = ({ name, own, value, title, children }: OneProps) => (
  <label>
    <input type="radio" name={name} value={own} defaultChecked={own === value} />
    <span>
      <strong>{title}</strong>
      {children}
    </span>
  </label>
)

function EditLink({ address: { id, title } }: { address: Address }) {
  const { t, href } = useLocale()
  return (
    <a href={href('addressForm', { id, donus: href('orderAddress') })}>
      {t('address.edit')}
      <span className="visually-hidden"> {title}</span>
    </a>
  )
}
