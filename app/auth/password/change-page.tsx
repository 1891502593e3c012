import { SecurityField } from '~/auth/sign-in/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { AuthForm } from '~/forms/form-with-summary'
import { PasswordField } from '~/forms/password-field'
import { useLocale } from '~/i18n/use-locale'
import type { changeFields } from './read-change'

/** In ms. */
const restMs = 1500
/** In ms. */
const errorMs = 10_000

type Props = {
  reason: 'own' | 'expired' | 'forgotten'
  errors?: Record<string, string[]>
  question?: SecurityQuestion | null
  /** Where to go afterwards when the sign-in knew no page. */
  back?: string | null
  /** Replaces the old password after a forgotten one. */
  token?: string
}

export function ChangePage({ reason, errors, question, back = null, token }: Props) {
  const { t, href } = useLocale()
  const names: Record<(typeof changeFields)[number], string> = {
    password_old: t('password.old'),
    password_new: t('password.next'),
    password_new_again: t('password.again'),
    security_code: t('auth.question'),
  }
  const action =
    reason === 'forgotten' ? href('resetPassword') : href('changePassword', { donus: back })
  return (
    <AuthForm
      title={t('password.title')}
      lead={reason === 'expired' ? t('password.expired') : undefined}
      action={action}
      names={names}
      errors={errors}
      send={t('password.send')}
      done={{ text: t('password.done'), ms: restMs }}
    >
      {token && <input type="hidden" name="token" value={token} />}
      {reason !== 'forgotten' && (
        <PasswordField
          name="password_old"
          label={names.password_old}
          kind="current"
          errors={errors?.password_old}
          errorMs={errorMs}
        />
      )}
      <PasswordField
        name="password_new"
        label={names.password_new}
        kind="new"
        hint={t('register.passwordHint')}
        errors={errors?.password_new}
        errorMs={errorMs}
      />
      <PasswordField
        name="password_new_again"
        label={names.password_new_again}
        kind="new"
        errors={errors?.password_new_again}
        errorMs={errorMs}
      />
      <SecurityField question={question} errors={errors?.security_code} errorMs={errorMs} />
    </AuthForm>
  )
}
