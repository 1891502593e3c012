import { ErrorSummary } from '~/auth/error-summary'
import { PasswordField } from '~/auth/password-field'
import { SecurityField } from '~/auth/security-field'
import { Tick } from '~/auth/tick'
import { CartTotals } from '~/cart/cart-totals'
import { EmptyCart } from '~/cart/empty-cart'
import { useLocale } from '~/i18n/use-t'
import type { Cart } from '~/shop/cart-model'
import type { SecurityQuestion } from '~/shop/member-model'
import { Button } from '~/ui/button'
import { EmailField } from '~/ui/email-field'
import { FormKey } from '~/ui/page-vars'
import { OrderSteps } from './steps'

type Props = {
  cart: Cart
  /** The address that was given, once it is known. */
  email: string | null
  /** A member's, who is known already. */
  name: string | null
  /** Which of the two forms failed. */
  failed?: 'guest' | 'member'
  /** Errors by field name. */
  fields?: Record<string, string[]>
  /** What was typed, so that nothing is lost. */
  values?: Record<string, string>
  question?: SecurityQuestion | null
  /** Whether the box of the member was ticked. */
  remember?: boolean
}

/** The first step of an order: who buys. A guest needs an e-mail address only, a member signs in here. */
export function OrderPage(props: Props) {
  const { cart, email, name, failed, fields, values, question, remember } = props
  const { t, href } = useLocale()
  if (cart.lines.length === 0) return <EmptyCart notice={cart.notice} />
  if (name) return <KnownMember cart={cart} name={name} />
  const guest = failed === 'member' ? undefined : fields
  const member = failed === 'member' ? fields : undefined
  return (
    <OrderSteps at="order" beside={<CartTotals cart={cart} onward={false} />}>
      <form method="post" action={href('order')} className="form" noValidate>
        <h2>{t('order.guest')}</h2>
        <ErrorSummary fields={guest} names={{ email: t('order.email') }} />
        <FormKey />
        <EmailField
          label={t('order.email')}
          hint={t('order.emailHint')}
          defaultValue={values?.email ?? email ?? ''}
          errors={guest?.email}
        />
        <Button tone="main">{t('order.goOn')}</Button>
      </form>
      <form method="post" action={href('order')} className="form order-member" noValidate>
        <h2>{t('order.member')}</h2>
        <p>{t('order.memberText')}</p>
        <ErrorSummary
          fields={member}
          names={{
            username: t('order.memberEmail'),
            password: t('auth.password'),
            security_code: t('auth.question'),
          }}
        />
        <FormKey />
        <input type="hidden" name="adim" value="uye" />
        <EmailField
          label={t('order.memberEmail')}
          name="username"
          defaultValue={values?.username ?? ''}
          errors={member?.username}
        />
        <PasswordField
          label={t('auth.password')}
          name="password"
          kind="current"
          errors={member?.password}
        />
        <SecurityField question={question} errors={member?.security_code} />
        <Tick name="rememberMe" checked={remember}>
          {t('auth.remember')}
        </Tick>
        <Button>{t('auth.signIn')}</Button>
        <p className="ways">
          <a href={href('signIn', { donus: href('orderAddress') })}>{t('order.otherWays')}</a>
          <a href={href('register', { tur: 'hizli', donus: href('orderAddress') })}>
            {t('auth.register')}
          </a>
        </p>
      </form>
    </OrderSteps>
  )
}

/** A member who comes back to this step has nothing to say here. */
function KnownMember({ cart, name }: { cart: Cart; name: string }) {
  const { t, href } = useLocale()
  return (
    <OrderSteps at="order" beside={<CartTotals cart={cart} onward={false} />}>
      <div className="form">
        <p>{t('auth.hello', { name })}</p>
        <a className="b b-main" href={href('orderAddress')}>
          {t('order.goOn')}
        </a>
      </div>
    </OrderSteps>
  )
}
