import { SecurityField } from '~/auth/sign-in/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import type { Cart } from '~/backend/cart/cart-model'
import { CartTotals } from '~/cart/page/cart-totals'
import { EmptyCart } from '~/cart/page/empty-cart'
import { Checkbox } from '~/forms/checkbox'
import { EmailField } from '~/forms/email-field'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import { PasswordField } from '~/forms/password-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  cart: Cart
  email: string | null
  name: string | null
  failed?: 'guest' | 'member'
  fields?: Record<string, string[]>
  values?: Record<string, string>
  question?: SecurityQuestion | null
  remember?: boolean
}

/** The cart may be empty because its order was made, by an answer that never arrived or in another tab. */
function NothingToOrder({ notice, name }: { notice: string; name: string | null }) {
  const { t, href } = useLocale()
  return (
    <EmptyCart notice={notice}>
      <p>
        {t('order.maybePlaced')}{' '}
        <a href={href(name ? 'orders' : 'orderFollow')}>
          {t(name ? 'orders.title' : 'orders.follow')}
        </a>
      </p>
    </EmptyCart>
  )
}

/** First checkout step: a guest enters an e-mail address, a member signs in. */
export function OrderPage(props: Props) {
  const { cart, email, name, failed, fields, values, question, remember } = props
  const { t, href } = useLocale()
  if (cart.lines.length === 0) return <NothingToOrder notice={cart.notice} name={name} />
  if (name) return <KnownMember cart={cart} name={name} />
  const guest = failed === 'member' ? undefined : fields
  const member = failed === 'member' ? fields : undefined
  return (
    <OrderSteps at="order" beside={<CartTotals cart={cart} onward={false} />}>
      <Form action={href('order')} className="form">
        <h2>{t('order.guest')}</h2>
        <ErrorSummary fields={guest} names={{ email: t('order.email') }} />
        <EmailField
          label={t('order.email')}
          hint={t('order.emailHint')}
          defaultValue={values?.email ?? email ?? ''}
          errors={guest?.email}
        />
        <Button tone="main">{t('order.goOn')}</Button>
      </Form>
      <Form action={href('order')} className="form order-member">
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
        <Checkbox name="rememberMe" defaultChecked={remember}>
          {t('auth.remember')}
        </Checkbox>
        <Button>{t('auth.signIn')}</Button>
        <p className="ways">
          <a href={href('signIn', { donus: href('orderAddress') })}>{t('order.otherWays')}</a>
          <a href={href('register', { tur: 'hizli', donus: href('orderAddress') })}>
            {t('auth.register')}
          </a>
        </p>
      </Form>
    </OrderSteps>
  )
}

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
