import css from '~/auth/auth.css?url'
import { AuthForm } from '~/auth/auth-form'
import { SecurityField } from '~/auth/security-field'
import { useLocale } from '~/i18n/use-t'
import { PhoneField, type PhoneStart } from '~/phone/phone-field'
import type { SecurityQuestion } from '~/shop/member-model'
import { Field } from '~/ui/field'

type Props = {
  by: 'email' | 'phone'
  question: SecurityQuestion | null
  /** Whose number it is, when asked for by phone. */
  phone?: PhoneStart | undefined
  errors?: Record<string, string[]>
  typed?: string
  /** What the shop said once it was asked. */
  sent?: string
}

/** Asking for a link to set a new password, by mail or by phone. */
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
