import type { ReactNode } from 'react'
import { AddressLines } from '~/account/addresses/address-lines'
import type { Address } from '~/backend/addresses/address-model'
import type { OrderAddresses } from '~/backend/checkout/order-model'
import { ErrorText } from '~/forms/fields/error-text'
import { useLocale } from '~/i18n/use-locale'
import { newAddress } from './new-address'

/** Errors by field, of a form that was refused. */
type ChoiceErrors = Record<string, string[] | null>

/** What is chosen in a form that opens: as it was sent, else as the order has it. */
export function selectedAddresses(
  { addresses, deliveryId, invoiceId }: OrderAddresses,
  sent: Record<string, unknown>,
) {
  const saved = addresses.find(({ id }) => id === deliveryId) ?? addresses[0]
  const delivery = String(sent.delivery ?? saved?.id ?? '')
  const invoice = String(sent.invoice ?? (invoiceId || delivery))
  const isSame = sent.delivery === undefined ? invoice === delivery : sent.ayni === '1'
  return { delivery, invoice, isSame }
}

export type ChoiceProps = {
  addresses: Address[]
  selected: ReturnType<typeof selectedAddresses>
  errors: ChoiceErrors
  /** One address is all that an order takes that is mailed: the invoice's. */
  isMailed: boolean
}

/** Saved addresses to deliver to, and the one that is typed below them. */
export function DeliveryChoice({ isMailed, selected, ...pick }: ChoiceProps) {
  const label = isMailed ? 'invoice' : 'delivery'
  return <AddressPick {...pick} name="delivery" label={label} value={selected.delivery} />
}

/** Whether the invoice goes to the same address, else to which. */
export function InvoiceChoice({ isMailed, selected, ...pick }: ChoiceProps) {
  const { t } = useLocale()
  if (isMailed) return <input type="hidden" name="ayni" value="1" />
  return (
    <>
      <label className="checkbox same-invoice">
        <input type="checkbox" name="ayni" value="1" defaultChecked={selected.isSame} />
        {t('order.sameInvoice')}
      </label>
      <AddressPick {...pick} name="invoice" label="invoice" value={selected.invoice} />
    </>
  )
}

type PickProps = {
  name: 'delivery' | 'invoice'
  label: 'delivery' | 'invoice'
  value: string
  addresses: Address[]
  errors: ChoiceErrors
}

function AddressPick({ name, label, value, addresses, errors }: PickProps) {
  const { t } = useLocale()
  const id = `address-${name}`
  const texts = errors[name] ?? undefined
  return (
    <fieldset
      className={`order-options choose-${name}`}
      id={id}
      aria-describedby={texts && `${id}-error`}
    >
      <legend>{t(`order.${label}`)}</legend>
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
