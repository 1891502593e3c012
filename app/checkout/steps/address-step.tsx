import { AddressLines } from '~/account/addresses/address-lines'
import type { Address } from '~/backend/addresses/address-model'
import type { Cart } from '~/backend/cart/cart-model'
import type { OrderAddresses } from '~/backend/checkout/order-model'
import { CartTotals } from '~/cart/page/cart-totals'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  cart: Cart
  chosen: OrderAddresses
  /** A guest's; null for a member. */
  email: string | null
  failed:
    | { errors: Record<string, string[]>; delivery: string; invoice: string; isSame: boolean }
    | undefined
}

/** Second checkout step: delivery and invoice address. */
export function AddressStep({ cart, chosen, email, failed }: Props) {
  const { t, href } = useLocale()
  const { addresses } = chosen
  const [first] = addresses
  const delivery = failed?.delivery ?? (chosen.deliveryId || (first?.id ?? ''))
  const invoice = failed?.invoice ?? (chosen.invoiceId || delivery)
  const isSame = failed ? failed.isSame : invoice === delivery
  const add = (
    <a className={first ? 'b' : 'b b-main'} href={href('address', { donus: href('orderAddress') })}>
      {t('address.add')}
    </a>
  )
  return (
    <OrderSteps at="orderAddress" beside={<CartTotals cart={cart} onward={false} />}>
      {email && (
        <p>
          {t('order.buyer', { email })} <a href={href('order')}>{t('order.otherEmail')}</a>
        </p>
      )}
      {first ? (
        <Form action={href('orderAddress')} className="form wide">
          <ErrorSummary
            fields={failed?.errors}
            names={{ delivery: t('order.delivery'), invoice: t('order.invoice') }}
          />
          <AddressPick
            name="delivery"
            title={t('order.delivery')}
            {...{ addresses }}
            chosen={delivery}
          />
          <label className="tick same-invoice">
            <input type="checkbox" name="ayni" value="1" defaultChecked={isSame} />
            {t('order.sameInvoice')}
          </label>
          <AddressPick
            name="invoice"
            title={t('order.invoice')}
            {...{ addresses }}
            chosen={invoice}
          />
          <p className="order-acts">
            <Button tone="main">{t('order.goOn')}</Button>
            {add}
          </p>
        </Form>
      ) : (
        <div className="form">
          <h2>{t('order.delivery')}</h2>
          <p>{t('order.noAddress')}</p>
          <p>{add}</p>
        </div>
      )}
    </OrderSteps>
  )
}

type PickProps = { name: string; title: string; addresses: Address[]; chosen: string }

function AddressPick({ name, title, addresses, chosen }: PickProps) {
  const { t, href } = useLocale()
  return (
    <fieldset className={`order-picks pick-${name}`} id={`f-${name}`}>
      <legend>{title}</legend>
      {addresses.map((address) => (
        <div key={address.id} className="order-pick">
          <label>
            <input
              type="radio"
              name={name}
              value={address.id}
              defaultChecked={address.id === chosen}
            />
            <span>
              <strong>{address.title}</strong>
              <AddressLines address={address} />
            </span>
          </label>
          {name === 'delivery' && (
            <a href={href('address', { id: address.id, donus: href('orderAddress') })}>
              {t('address.edit')}
              <span className="vh"> {address.title}</span>
            </a>
          )}
        </div>
      ))}
    </fieldset>
  )
}
