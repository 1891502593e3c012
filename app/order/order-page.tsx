import { CartTotals } from '~/cart/cart-totals'
import { EmptyCart } from '~/cart/empty-cart'
import { useLocale } from '~/i18n/use-t'
import type { Cart } from '~/shop/cart-model'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormKey } from '~/ui/page-vars'

type Props = {
  cart: Cart
  /** Who buys, or where the order goes on once that is known. */
  step: 'email' | 'address'
  /** The address that was given, once it is known. */
  email: string | null
  /** Errors by field name. */
  fields?: Record<string, string[]>
  /** What was typed, so that nothing is lost. */
  values?: Record<string, string>
}

/** The first step of an order: who buys. Guests need an email address only (rows O02, L14). */
export function OrderPage({ cart, step, email, fields, values }: Props) {
  const { t, href } = useLocale()
  if (cart.lines.length === 0) return <EmptyCart notice={cart.notice} />
  return (
    <>
      <h1>{t('order.title')}</h1>
      <div className="cart">
        <div className="steps">
          <ol>
            <li aria-current={step === 'email' ? 'step' : undefined}>{t('order.who')}</li>
            <li aria-current={step === 'address' ? 'step' : undefined}>{t('order.where')}</li>
            <li>{t('order.pay')}</li>
          </ol>
          {step === 'email' ? (
            <form method="post" action={href('order')} className="form" noValidate>
              <FormKey />
              <h2>{t('order.who')}</h2>
              <Field
                label={t('order.email')}
                name="email"
                type="email"
                autoComplete="email"
                required
                hint={t('order.emailHint')}
                defaultValue={values?.email ?? email ?? ''}
                errors={fields?.email}
              />
              <Button tone="main">{t('order.goOn')}</Button>
            </form>
          ) : (
            <div className="form">
              <h2>{t('order.ready')}</h2>
              <p>{t('order.readyText', { email: email ?? '' })}</p>
              <p>
                <a href={href('cart')}>{t('order.back')}</a>
              </p>
            </div>
          )}
        </div>
        <CartTotals cart={cart} onward={false} />
      </div>
    </>
  )
}
