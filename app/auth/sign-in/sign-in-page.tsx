import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { PasskeySignIn } from '~/auth/passkey/passkey-sign-in'
import { SecurityField } from '~/auth/security-code/security-field'
import { SocialProviders } from '~/auth/social/social-providers'
import type { SecurityQuestion, SocialProvider } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { checkboxProps, type FormField, fieldProps } from '~/forms/field-props'
import { Field } from '~/forms/fields/field'
import { PasswordField } from '~/forms/fields/password-field'
import { Form } from '~/forms/form'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import type { SignInFields } from './sign-in-form'
import { type SignInTab, signInTabs } from './sign-in-tabs'

export type SignInProps = {
  tab: SignInTab
  offered: { phone: boolean; code: boolean; passkey: boolean }
  back: string | null
  waiting: boolean
  /** The browser has favourites, as after the heart that opened this page. */
  hasFavourites: boolean
  result?: SubmissionResult
  /** Whether a notice repeats the errors of the fields. */
  isInNotice?: boolean
  question?: SecurityQuestion | null
  phone?: PhoneStart | undefined
  providers?: SocialProvider[]
}

const inputs = {
  email: { mask: 'email', type: 'email', inputMode: 'email' },
  vendor: { type: 'text', inputMode: 'text' },
} as const

export default function SignInPage(props: SignInProps) {
  const { t } = useLocale()
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('shell.signIn')}</h1>
      {props.waiting && <p>{t('auth.pendingAction')}</p>}
      {props.hasFavourites && !props.waiting && <p>{t('favouriteList.guestNote')}</p>}
      <SignInForm {...props} />
    </div>
  )
}

const tabsOf = ({ phone }: SignInProps['offered']): SignInTab[] =>
  phone ? ['email', 'phone', 'vendor'] : ['email', 'vendor']

function SignInForm(props: SignInProps) {
  const { tab, offered, back, providers = [] } = props
  const { t, href } = useLocale()
  const names = { email: t('auth.email'), phone: t('auth.phone'), vendor: t('auth.dealerCode') }
  return (
    <>
      <nav className="page-tabs" aria-label={t('auth.methods')}>
        {tabsOf(offered).map((one) => (
          <a
            key={one}
            href={href('signIn', { tip: one === 'email' ? null : signInTabs[one], donus: back })}
            aria-current={one === tab ? 'page' : undefined}
          >
            {names[one]}
          </a>
        ))}
      </nav>
      <Credentials key={tab} {...props} username={names[tab]} />
      <p className="link-row">
        <a href={href('forgotPassword', { donus: back })}>{t('auth.forgot')}</a>
        {offered.code && (
          <a
            href={href('oneTimeCode', { donus: back })}
            data-dialog-width="480"
            data-behavior="dialog"
            data-load-on="click"
          >
            {t('auth.signInWithCode')}
          </a>
        )}
      </p>
      {offered.passkey && <PasskeySignIn back={back} />}
      <SocialProviders providers={providers} back={back} />
      <p>
        {t('auth.noAccount')} <a href={href('register', { donus: back })}>{t('auth.register')}</a>
      </p>
    </>
  )
}

function Credentials({
  tab,
  back,
  result,
  isInNotice = false,
  question,
  phone,
  username,
  offered,
}: SignInProps & { username: string }) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<SignInFields>({ id: 'sign-in', lastResult: result ?? null })
  const labels = {
    username,
    password: t('auth.password'),
    security_code: t('auth.securityCode'),
  }
  return (
    <Form id={form.id} action={href('signIn')} className="form">
      {!isInNotice && <ErrorSummary form={form} names={labels} />}
      <input type="hidden" name="tip" value={signInTabs[tab]} />
      {back && <input type="hidden" name="donus" value={back} />}
      <UsernameField
        tab={tab}
        label={username}
        field={fields.username}
        phone={phone}
        takesPasskey={offered.passkey}
      />
      <PasswordField label={labels.password} kind="current" {...fieldProps(fields.password)} />
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <label className="checkbox">
        <input {...checkboxProps(fields.rememberMe)} type="checkbox" value="1" />
        {t('auth.remember')}
      </label>
      <Button tone="main">{t('auth.signIn')}</Button>
    </Form>
  )
}

type UsernameProps = Pick<SignInProps, 'tab' | 'phone'> & {
  label: string
  field: FormField
  takesPasskey: boolean
}

function UsernameField({ tab, label, field, phone, takesPasskey }: UsernameProps) {
  if (tab === 'phone')
    return (
      <PhoneField
        label={label}
        required
        {...fieldProps(field, 'tel')}
        start={phone ?? { first: '', value: String(field.initialValue ?? '') }}
      />
    )
  return (
    <Field
      {...inputs[tab]}
      autoComplete={takesPasskey ? 'username webauthn' : 'username'}
      label={label}
      dir="ltr"
      required
      maxLength={254}
      {...fieldProps(field, inputs[tab].type)}
    />
  )
}
