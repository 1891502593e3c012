import css from '~/auth/auth.css?url'
import { SocialProviders } from '~/auth/social/social-providers'
import type { SecurityQuestion, SocialProvider } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { Field } from '~/forms/field'
import { Form } from '~/forms/form'
import { PasswordField } from '~/forms/password-field'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { SecurityField } from './security-field'
import { type SignInTab, signInTabs } from './sign-in-tabs'

export type SignInProps = {
  tab: SignInTab
  /** Null for the home page. */
  back: string | null
  /** Whether an action waits for the sign-in. */
  waiting: boolean
  fields?: Record<string, string[]>
  /** Whether a notice says what the fields say. */
  isSaid?: boolean
  typed?: { username: string; rememberMe: boolean }
  /** Asked after several failed attempts. */
  question?: SecurityQuestion | null
  phone?: PhoneStart | undefined
  providers?: SocialProvider[]
}

const inputs = {
  email: { mask: 'email', type: 'email', autoComplete: 'username', inputMode: 'email' },
  vendor: { type: 'text', autoComplete: 'username', inputMode: 'text' },
} as const

export function SignInPage(props: SignInProps) {
  const { t } = useLocale()
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{t('auth.title')}</h1>
      {props.waiting && <p>{t('auth.waiting')}</p>}
      <SignInForm {...props} />
    </div>
  )
}

export function SignInForm({
  tab,
  back,
  fields,
  isSaid = false,
  typed,
  question,
  phone,
  providers = [],
}: SignInProps) {
  const { t, href } = useLocale()
  const names = {
    email: t('auth.email'),
    phone: t('auth.phone'),
    vendor: t('auth.vendor'),
  }
  return (
    <>
      <nav className="auth-tabs" aria-label={t('auth.ways')}>
        {(Object.keys(signInTabs) as SignInTab[]).map((one) => (
          <a
            key={one}
            href={href('signIn', { tip: one === 'email' ? null : signInTabs[one], donus: back })}
            aria-current={one === tab ? 'page' : undefined}
          >
            {names[one]}
          </a>
        ))}
      </nav>
      <Form key={tab} action={href('signIn')} className="form">
        <ErrorSummary
          fields={isSaid ? undefined : fields}
          names={{
            username: names[tab],
            password: t('auth.password'),
            security_code: t('auth.question'),
          }}
        />
        <input type="hidden" name="tip" value={signInTabs[tab]} />
        {back && <input type="hidden" name="donus" value={back} />}
        {tab === 'phone' ? (
          <PhoneField
            name="username"
            label={names.phone}
            start={phone ?? { first: '', value: typed?.username ?? '' }}
            required
            errors={fields?.username}
          />
        ) : (
          <Field
            {...inputs[tab]}
            label={names[tab]}
            name="username"
            dir="ltr"
            required
            maxLength={254}
            defaultValue={typed?.username ?? ''}
            errors={fields?.username}
          />
        )}
        <PasswordField
          label={t('auth.password')}
          name="password"
          kind="current"
          errors={fields?.password}
        />
        <SecurityField question={question} errors={fields?.security_code} />
        <label className="tick">
          <input type="checkbox" name="rememberMe" value="1" defaultChecked={typed?.rememberMe} />
          {t('auth.remember')}
        </label>
        <Button tone="main">{t('auth.signIn')}</Button>
      </Form>
      <SocialProviders providers={providers} back={back} />
      <p className="ways">
        <a href={href('forgotPassword')}>{t('auth.forgot')}</a>
        <a
          href={href('oneTimeCode', { donus: back })}
          data-window="480"
          data-enhance="window"
          data-when="press"
        >
          {t('auth.byCode')}
        </a>
      </p>
      <p>
        {t('auth.noAccount')} <a href={href('register', { donus: back })}>{t('auth.register')}</a>
      </p>
    </>
  )
}
