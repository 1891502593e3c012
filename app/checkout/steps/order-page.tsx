import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import type { Cart } from '~/backend/cart/cart-model'
import { EmptyCart } from '~/cart/empty/empty-cart'
import { besideOf } from '~/checkout/cart-beside'
import { ErrorSummary } from '~/forms/error-summary'
import { checkboxProps, fieldProps } from '~/forms/field-props'
import { Checkbox } from '~/forms/fields/checkbox'
import { Field } from '~/forms/fields/field'
import { PasswordField } from '~/forms/fields/password-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { OrderSteps } from './checkout-steps'

type Props = {
  cart: Cart
  email: string | null
  /** A member's, which may be ''; null for a guest. */
  name: string | null
  result?: SubmissionResult
  byPhone: boolean
  question: SecurityQuestion | null
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

/** First checkout step: one field for everybody; a password beside it signs a member in. */
export default function OrderPage({ cart, name, ...form }: Props) {
  if (cart.lines.length === 0) return <NothingToOrder notice={cart.notice} name={name} />
  if (name !== null) return <KnownMember cart={cart} name={name} />
  return (
    <OrderSteps at="order" {...besideOf(cart)}>
      <BuyerForm {...form} />
    </OrderSteps>
  )
}

type BuyerFields = Record<'email' | 'password' | 'security_code' | 'rememberMe', string>

/** Whether a name is known to the shop is not revealed: both buttons are there for every name. */
function BuyerForm({ email, byPhone, question, result }: Omit<Props, 'cart' | 'name'>) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<BuyerFields>({
    id: 'order-buyer',
    lastResult: result ?? null,
    defaultValue: { email: email ?? '' },
  })
  const labels = {
    email: t(byPhone ? 'order.contact' : 'order.email'),
    password: t('auth.password'),
    security_code: t('auth.securityCode'),
  }
  return (
    <Form id={form.id} action={href('order')} className="form" leadsInPlace>
      <ErrorSummary form={form} names={labels} />
      <button type="submit" hidden tabIndex={-1} />
      <Field
        label={labels.email}
        hint={t('order.emailHint')}
        required
        maxLength={254}
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        {...fieldProps(fields.email)}
      />
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main" name="adim" value="konuk">
        {t('order.continue')}
      </Button>
      <MemberPart fields={fields} />
    </Form>
  )
}

type MemberProps = { fields: { [name in keyof BuyerFields]: FieldMetadata<string, BuyerFields> } }

function MemberPart({ fields }: MemberProps) {
  const { t, href } = useLocale()
  return (
    <section className="order-member" aria-labelledby="order-member">
      <h2 id="order-member">{t('order.member')}</h2>
      <p>{t('order.memberText')}</p>
      <PasswordField
        label={t('auth.password')}
        kind="current"
        {...fieldProps(fields.password)}
        required={false}
      />
      <Checkbox {...checkboxProps(fields.rememberMe)}>{t('auth.remember')}</Checkbox>
      <Button name="adim" value="uye">
        {t('auth.signIn')}
      </Button>
      <p className="link-row">
        <a href={href('signIn', { donus: href('orderAddress') })}>{t('order.otherSignIn')}</a>
        <a href={href('register', { tur: 'hizli', donus: href('orderAddress') })}>
          {t('auth.register')}
        </a>
      </p>
    </section>
  )
}

function KnownMember({ cart, name }: { cart: Cart; name: string }) {
  const { t, href } = useLocale()
  return (
    <OrderSteps at="order" {...besideOf(cart)}>
      <div className="form">
        {name && <p>{t('auth.greeting', { name })}</p>}
        <a className="button button-main" href={href('orderAddress')}>
          {t('order.continue')}
        </a>
      </div>
    </OrderSteps>
  )
}
