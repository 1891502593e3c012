import { useLocale } from '~/i18n/use-t'
import { PhoneField, type PhoneStart } from '~/phone/phone-field'
import type { SecurityQuestion, SocialProvider } from '~/shop/member-model'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormKey } from '~/ui/page-vars'
import css from './auth.css?url'
import { ErrorSummary } from './error-summary'
import { PasswordField } from './password-field'
import { SecurityField } from './security-field'
import { SocialWays } from './social-ways'
import { type SignInTab, signInTabs } from './tabs'

export type SignInProps = {
  tab: SignInTab
  /** Where the shopper goes on; null for home. */
  back: string | null
  /** Why they were asked to sign in, when something waits for it. */
  waiting: boolean
  fields?: Record<string, string[]>
  typed?: { username: string; rememberMe: boolean }
  /** The security question, once the counter of tries asks for it. */
  question?: SecurityQuestion | null
  /** Whose number it is, on the tab of phones. */
  phone?: PhoneStart | undefined
  /** Outside accounts that the shop takes. */
  ways?: SocialProvider[]
}

const inputs = {
  email: { mask: 'email', type: 'email', autoComplete: 'username', inputMode: 'email' },
  vendor: { type: 'text', autoComplete: 'username', inputMode: 'text' },
} as const

/** Signing in by e-mail, phone or vendor code: each tab is a link. */
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

/** The tabs and the form of one of them. */
export function SignInForm({ tab, back, fields, typed, question, phone, ways = [] }: SignInProps) {
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
      <form key={tab} method="post" action={href('signIn')} className="form" noValidate>
        <ErrorSummary
          fields={fields}
          names={{
            username: names[tab],
            password: t('auth.password'),
            security_code: t('auth.question'),
          }}
        />
        <FormKey />
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
      </form>
      <SocialWays ways={ways} back={back} />
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
