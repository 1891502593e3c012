import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { PasswordField } from '~/forms/fields/password-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import type { ChangeFields } from './read-change'

const doneMs = 1500
const errorMs = 10_000

type Props = {
  reason: 'own' | 'expired' | 'forgotten'
  result?: SubmissionResult
  question?: SecurityQuestion | null
  /** Where to go afterwards when the sign-in knew no page. */
  back?: string | null
  /** Replaces the old password after a forgotten one. */
  token?: string
  /** What the shop says of a link that sets no password any more. */
  deadLink?: string
}

export default function ChangePage(props: Props) {
  const { t, href } = useLocale()
  const deadLink = props.deadLink || (props.token ? '' : t('register.invalidLink'))
  if (props.reason === 'forgotten' && deadLink)
    return (
      <div className="form-page">
        <link rel="stylesheet" href={css} />
        <h1>{t('password.title')}</h1>
        <p role="alert">{deadLink}</p>
        <a className="button button-main" href={href('forgotPassword')}>
          {t('password.forgot')}
        </a>
      </div>
    )
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('password.title')}</h1>
      {props.reason === 'expired' && <p>{t('password.expired')}</p>}
      <ChangeForm {...props} />
    </div>
  )
}

function ChangeForm({ reason, result, question, back = null, token }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<ChangeFields>({ id: 'password', lastResult: result ?? null })
  const names: Required<ChangeFields> = {
    password_old: t('password.old'),
    password_new: t('password.new'),
    password_new_again: t('password.repeat'),
    security_code: t('auth.securityCode'),
  }
  const propsOf = (name: keyof ChangeFields) => ({
    ...fieldProps(fields[name]),
    label: names[name],
    errorMs,
  })
  const action = token ? href('resetPassword') : href('changePassword', { donus: back })
  return (
    <Form
      id={form.id}
      action={action}
      className="form"
      data-done-text={t('password.done')}
      data-done-ms={doneMs}
    >
      <ErrorSummary form={form} names={names} />
      {token && <input type="hidden" name="token" value={token} />}
      {reason !== 'forgotten' && <PasswordField {...propsOf('password_old')} kind="current" />}
      <PasswordField {...propsOf('password_new')} kind="new" hint={t('register.passwordHint')} />
      <PasswordField {...propsOf('password_new_again')} kind="new" />
      <SecurityField question={question} {...propsOf('security_code')} />
      <Button tone="main">{t('password.send')}</Button>
    </Form>
  )
}
