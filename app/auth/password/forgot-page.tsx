import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { Field } from '~/forms/fields/field'
import { Form } from '~/forms/form'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = {
  by: 'email' | 'phone'
  takesPhone: boolean
  /** The page that the sign-in was on the way to. */
  back: string | null
  question: SecurityQuestion | null
  phone?: PhoneStart | undefined
  result?: SubmissionResult
  sent?: string
}

export default function ForgotPage(props: Props) {
  const { by, takesPhone, back, sent } = props
  const { t, href } = useLocale()
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('password.forgot')}</h1>
      {sent ? (
        <>
          <p role="status">{sent}</p>
          <p>
            <a href={href('signIn', { donus: back })}>{t('auth.signIn')}</a>
          </p>
        </>
      ) : (
        <>
          <p>{t('password.forgotLead')}</p>
          <ForgotForm {...props} />
          {(takesPhone || by === 'phone') && (
            <p>
              <a
                href={href('forgotPassword', {
                  tip: by === 'email' ? 'telefon' : null,
                  donus: back,
                })}
              >
                {t(by === 'email' ? 'password.byPhone' : 'password.byMail')}
              </a>
            </p>
          )}
        </>
      )}
    </div>
  )
}

type Fields = { name?: string; security_code?: string }

function ForgotForm({ by, back, question, phone, result }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<Fields>({ id: 'forgot-password', lastResult: result ?? null })
  const label = t(by === 'email' ? 'auth.email' : 'auth.phone')
  return (
    <Form id={form.id} action={href('forgotPassword')} className="form">
      <ErrorSummary form={form} names={{ name: label, security_code: t('auth.securityCode') }} />
      {back && <input type="hidden" name="donus" value={back} />}
      {by === 'phone' && <input type="hidden" name="tip" value="telefon" />}
      {phone ? (
        <PhoneField {...fieldProps(fields.name, 'tel')} label={label} start={phone} required />
      ) : (
        <Field
          {...fieldProps(fields.name, 'email')}
          label={label}
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
        />
      )}
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('password.sendLink')}</Button>
    </Form>
  )
}
