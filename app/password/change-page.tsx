import { AuthForm } from '~/auth/auth-form'
import { PasswordField } from '~/auth/password-field'
import { SecurityField } from '~/auth/security-field'
import { useLocale } from '~/i18n/use-t'
import type { SecurityQuestion } from '~/shop/member-model'
import type { changeFields } from './read-change'

/** How long a window says that it is done, in ms. */
const restMs = 1500
/** How long a refusal stands on the field that it names, in ms. */
const errorMs = 10_000

type Props = {
  /** Why: the member's own wish, a password that ran out, or a forgotten one. */
  why: 'own' | 'expired' | 'forgotten'
  errors?: Record<string, string[]>
  question?: SecurityQuestion | null
  /** What stands for the old password, after a forgotten one. */
  token?: string
}

/** Another password for an old one, or for the link of a message. */
export function ChangePage({ why, errors, question, token }: Props) {
  const { t, href } = useLocale()
  const names: Record<(typeof changeFields)[number], string> = {
    password_old: t('password.old'),
    password_new: t('password.next'),
    password_new_again: t('password.again'),
    security_code: t('auth.question'),
  }
  return (
    <AuthForm
      title={t('password.title')}
      lead={why === 'expired' ? t('password.expired') : undefined}
      action={href(why === 'forgotten' ? 'resetPassword' : 'changePassword')}
      names={names}
      errors={errors}
      send={t('password.send')}
      done={{ text: t('password.done'), ms: restMs }}
    >
      {token && <input type="hidden" name="token" value={token} />}
      {why !== 'forgotten' && (
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
