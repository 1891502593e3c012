import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import type { OrderAccount } from '~/auth/register/order-account'
import { labelsOf, RegisterFields, type RegisterValues } from '~/auth/register/register-fields'
import type { Order } from '~/backend/checkout/order-model'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import { writtenPhone } from '~/forms/phone/written-phone'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = Pick<OrderAccount, 'block' | 'known' | 'notices'> & {
  order: Order
  refused: SubmissionResult | undefined
}

/** Makes an account of the order: only what the order does not tell is typed. */
export function AccountBlock({ order: { number }, block, known, notices, refused }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<RegisterValues>({ id: 'account', lastResult: refused ?? null })
  const { name, surname, email, mobile_phone: phone } = known
  const result = href('orderResult', { siparis: number })
  return (
    <section className="order-member" aria-labelledby="account-title">
      <link rel="stylesheet" href={css} />
      <h2 id="account-title">{t('register.title')}</h2>
      <p>
        {t('order.accountLead')}
        <br />
        <bdi>{`${name} ${surname}`}</bdi>
        <br />
        <bdi>{email}</bdi>
        <br />
        <bdi dir="ltr">{writtenPhone(phone ?? '')}</bdi>
      </p>
      <Form id={form.id} action={href('orderAccount', { siparis: number })} className="form">
        <ErrorSummary form={form} names={labelsOf(block, t)} />
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <RegisterFields block={block} fields={fields} notices={notices} />
        <Button>{t('order.createAccount')}</Button>
      </Form>
      <p className="link-row">
        <a href={href('register', { tur: 'hizli', donus: href('account') })}>
          {t('order.accountOther')}
        </a>
        <span>
          {t('register.alreadyMember')}{' '}
          <a href={href('signIn', { donus: result })}>{t('auth.signIn')}</a>
        </span>
      </p>
    </section>
  )
}
