import { type SubmissionResult, useForm } from '@conform-to/react'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import type { Cart } from '~/backend/cart/cart-model'
import { CartTotals } from '~/cart/page/cart-totals'
import { EmptyCart } from '~/cart/page/empty-cart'
import { OrderLines } from '~/checkout/order-amounts'
import { ErrorSummary } from '~/forms/error-summary'
import { checkboxProps, fieldProps } from '~/forms/field-props'
import { Checkbox } from '~/forms/fields/checkbox'
import { EmailField } from '~/forms/fields/email-field'
import { PasswordField } from '~/forms/fields/password-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { ReportedEvent } from '~/product/analytics/reported-event'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  cart: Cart
  /** A guest's. */
  email: string | null
  /** A member's, which may be ''; null for a guest. */
  name: string | null
  result?: SubmissionResult
  /** The form that `result` belongs to. */
  refused?: 'guest' | 'member'
  question: Record<'guest' | 'member', SecurityQuestion | null> | null
}

/** The cart may be empty because its order was made, by an answer that never arrived or in another tab. */
function NothingToOrder({ notice, name }: { notice: string; name: string | null }) {
  const { t, href } = useLocale()
  return (
    <EmptyCart notice={notice}>
      <p>
        {t('order.maybePlaced')}{' '}
        <a href={href(name === null ? 'orderFollow' : 'orders')}>
          {t(name === null ? 'orders.follow' : 'orders.title')}
        </a>
      </p>
    </EmptyCart>
  )
}

/** First checkout step: a guest enters an e-mail address, a member signs in. */
export default function OrderPage({ cart, email, name, result, refused, question }: Props) {
  if (cart.lines.length === 0) return <NothingToOrder notice={cart.notice} name={name} />
  if (name !== null) return <KnownMember cart={cart} name={name} />
  const resultOf = (form: Props['refused']) => (refused === form ? result : undefined)
  return (
    <OrderSteps at="order" beside={<Beside cart={cart} />}>
      <CheckoutBegins cart={cart} />
      <GuestForm email={email} question={question?.guest} result={resultOf('guest')} />
      <MemberForm question={question?.member} result={resultOf('member')} />
    </OrderSteps>
  )
}

type FormProps = Pick<Props, 'result'> & { question: SecurityQuestion | null | undefined }

function GuestForm({ email, question, result }: FormProps & Pick<Props, 'email'>) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<{ email: string; security_code: string }>({
    id: 'order-guest',
    lastResult: result ?? null,
    defaultValue: { email: email ?? '' },
  })
  return (
    <Form id={form.id} action={href('order')} className="form">
      <h2>{t('order.guest')}</h2>
      <ErrorSummary
        form={form}
        names={{ email: t('order.email'), security_code: t('auth.securityCode') }}
      />
      <EmailField
        label={t('order.email')}
        hint={t('order.emailHint')}
        {...fieldProps(fields.email, 'email')}
      />
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('order.continue')}</Button>
    </Form>
  )
}

type SignInFields = Record<'username' | 'password' | 'security_code' | 'rememberMe', string>

function MemberForm({ question, result }: FormProps) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<SignInFields>({ id: 'order-member', lastResult: result ?? null })
  const labels = {
    username: t('order.memberEmail'),
    password: t('auth.password'),
    security_code: t('auth.securityCode'),
  }
  return (
    <Form id={form.id} action={href('order')} className="form order-member">
      <h2>{t('order.member')}</h2>
      <p>{t('order.memberText')}</p>
      <ErrorSummary form={form} names={labels} />
      <input type="hidden" name="adim" value="uye" />
      <EmailField label={labels.username} {...fieldProps(fields.username, 'email')} />
      <PasswordField label={labels.password} kind="current" {...fieldProps(fields.password)} />
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Checkbox {...checkboxProps(fields.rememberMe)}>{t('auth.remember')}</Checkbox>
      <Button>{t('auth.signIn')}</Button>
      <p className="link-row">
        <a href={href('signIn', { donus: href('orderAddress') })}>{t('order.otherSignIn')}</a>
        <a href={href('register', { tur: 'hizli', donus: href('orderAddress') })}>
          {t('auth.register')}
        </a>
      </p>
    </Form>
  )
}

function Beside({ cart }: Pick<Props, 'cart'>) {
  return (
    <CartTotals cart={cart} onward={false}>
      <OrderLines lines={cart.lines} currency={cart.currency} />
    </CartTotals>
  )
}

function CheckoutBegins({ cart: { lines, priceCart, currency } }: Pick<Props, 'cart'>) {
  return <ReportedEvent name="begin_checkout" lines={lines} total={priceCart} currency={currency} />
}

function KnownMember({ cart, name }: { cart: Cart; name: string }) {
  const { t, href } = useLocale()
  return (
    <OrderSteps at="order" beside={<Beside cart={cart} />}>
      <CheckoutBegins cart={cart} />
      <div className="form">
        {name && <p>{t('auth.greeting', { name })}</p>}
        <a className="button button-main" href={href('orderAddress')}>
          {t('order.continue')}
        </a>
      </div>
    </OrderSteps>
  )
}
