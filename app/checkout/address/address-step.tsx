import type { SubmissionResult } from '@conform-to/react'
import { AddressForm, type AddressFormContent } from '~/account/address-form/page/address-page'
import type { Cart } from '~/backend/cart/cart-model'
import type { OrderAddresses } from '~/backend/checkout/order-model'
import { CartBeside } from '~/checkout/cart-beside'
import { OrderSteps } from '~/checkout/steps/checkout-steps'
import { useLocale } from '~/i18n/use-locale'
import { AddressChoice } from './address-choice'

type Props = {
  cart: Cart
  chosen: OrderAddresses
  /** A guest's; null for a member. */
  email: string | null
  /** The form of another address. */
  newForm: AddressFormContent
  result?: SubmissionResult
}

/** Second checkout step: delivery and invoice address. */
export default function AddressStep({ cart, chosen, email, newForm, result }: Props) {
  const { t, href } = useLocale()
  // The first address leaves no choice: its form is all there is.
  const isFirst = chosen.addresses.length === 0
  const lead = chosen.isMailed ? 'order.invoiceOnly' : isFirst ? 'order.noAddress' : null
  const sent = result?.initialValue ?? newForm.values
  const choice = <AddressChoice chosen={chosen} sent={sent} errors={result?.error ?? {}} />
  return (
    <OrderSteps at="orderAddress" beside={<CartBeside cart={cart} />}>
      {email && (
        <p>
          {t('order.buyer', { email })} <a href={href('order')}>{t('order.otherEmail')}</a>
        </p>
      )}
      <section className="step-address address-form">
        {lead && <p>{t(lead)}</p>}
        <AddressForm
          {...newForm}
          action={href('orderAddress')}
          button={t('order.continue')}
          choice={isFirst ? undefined : choice}
          leadsInPlace
        />
      </section>
    </OrderSteps>
  )
}
