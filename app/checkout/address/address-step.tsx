import type { SubmissionResult } from '@conform-to/react'
import { AddressForm, type AddressFormContent } from '~/account/address-form/page/address-page'
import type { Cart } from '~/backend/cart/cart-model'
import type { OrderAddresses } from '~/backend/checkout/order-model'
import { besideOf } from '~/checkout/cart-beside'
import { OrderSteps } from '~/checkout/steps/checkout-steps'
import { useLocale } from '~/i18n/use-locale'
import { DeliveryChoice, InvoiceChoice, selectedAddresses } from './address-choice'
import { newAddress } from './new-address'

type Props = {
  cart: Cart
  chosen: OrderAddresses
  ofInvoice: boolean
  /** A guest's; null for a member. */
  email: string | null
  newForm: AddressFormContent
  result?: SubmissionResult
}

/** Second checkout step: delivery and invoice address. */
export default function AddressStep({ cart, chosen, ofInvoice, email, newForm, result }: Props) {
  const { t, href } = useLocale()
  // The first address leaves no choice: its form is all there is.
  const isFirst = chosen.addresses.length === 0
  const opened = ofInvoice ? { delivery: chosen.deliveryId, invoice: newAddress } : {}
  const sent: Record<string, unknown> = result?.initialValue ?? { ...opened, ...newForm.values }
  const selected = selectedAddresses(chosen, sent)
  const { addresses, isMailed } = chosen
  const pick = { addresses, isMailed, selected, errors: result?.error ?? {} }
  // The form follows the choice that it belongs to.
  const isOfInvoice = selected.delivery !== newAddress && selected.invoice === newAddress
  const invoice = <InvoiceChoice {...pick} />
  const choice = (
    <>
      <DeliveryChoice {...pick} />
      {isOfInvoice && invoice}
    </>
  )
  return (
    <OrderSteps at="orderAddress" {...besideOf(cart)}>
      {email && <Buyer email={email} />}
      <section className="step-address address-form">
        <Lead chosen={chosen} ofInvoice={ofInvoice} />
        <AddressForm
          {...newForm}
          action={href('orderAddress')}
          button={t('order.continue')}
          choice={isFirst ? undefined : choice}
          below={
            isFirst
              ? !isMailed && <OtherInvoice isTicked={sent.baska === '1'} />
              : !isOfInvoice && invoice
          }
          leadsInPlace
        />
      </section>
    </OrderSteps>
  )
}

function Buyer({ email }: { email: string }) {
  const { t, href } = useLocale()
  return (
    <p>
      {t('order.buyer', { email })}{' '}
      <a className="unbroken" href={href('order')}>
        {t('order.otherEmail')}
      </a>
    </p>
  )
}

function Lead({ chosen, ofInvoice }: Pick<Props, 'chosen' | 'ofInvoice'>) {
  const { t } = useLocale()
  if (chosen.isMailed) return <p>{t('order.invoiceOnly')}</p>
  if (chosen.addresses.length === 0) return <p>{t('order.noAddress')}</p>
  return ofInvoice && <p>{t('order.nowInvoice')}</p>
}

function OtherInvoice({ isTicked }: { isTicked: boolean }) {
  const { t } = useLocale()
  return (
    <label className="checkbox">
      <input type="checkbox" name="baska" value="1" defaultChecked={isTicked} />
      {t('order.otherInvoice')}
    </label>
  )
}
