import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/sign-in/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { Field } from '~/forms/field'
import { AuthForm } from '~/forms/form-with-summary'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'

type Props = {
  by: 'email' | 'phone'
  question: SecurityQuestion | null
  phone?: PhoneStart | undefined
  errors?: Record<string, string[]>
  typed?: string
  /** The shop's reply. */
  sent?: string
}

export function ForgotPage({ by, question, phone, errors, typed = '', sent = '' }: Props) {
  const { t, href } = useLocale()
  if (sent)
    return (
      <div className="auth">
        <link rel="stylesheet" href={css} />
        <h1>{t('password.forgot')}</h1>
        <p role="status">{sent}</p>
        <p>
          <a href={href('signIn')}>{t('auth.signIn')}</a>
        </p>
      </div>
    )
  const label = t(by === 'email' ? 'auth.email' : 'auth.phone')
  const other = by === 'email' ? 'telefon' : null
  return (
    <AuthForm
      title={t('password.forgot')}
      lead={t('password.forgotLead')}
      action={href('forgotPassword')}
      names={{ name: label, security_code: t('auth.question') }}
      errors={errors}
      send={t('password.sendLink')}
      after={
        <p>
          <a href={href('forgotPassword', { tip: other })}>
            {t(by === 'email' ? 'password.byPhone' : 'password.byMail')}
          </a>
        </p>
      }
    >
      {by === 'phone' && <input type="hidden" name="tip" value="telefon" />}
      {phone ? (
        <PhoneField name="name" label={label} start={phone} required errors={errors?.name} />
      ) : (
        <Field
          label={label}
          name="name"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed}
          {...(errors?.name ? { errors: errors.name } : {})}
        />
      )}
      <SecurityField question={question} errors={errors?.security_code} />
    </AuthForm>
  )
}
