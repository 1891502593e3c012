import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/sign-in/security-field'
import { SocialProviders } from '~/auth/social/social-providers'
import type {
  RegisterField,
  SecurityQuestion,
  SocialProvider,
} from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import type { PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { RegisterFields } from './register-fields'

type Props = {
  fields: RegisterField[]
  providers: SocialProvider[]
  notices: Record<string, string>
  /** Short registration during a checkout. */
  quick: boolean
  back: string | null
  phone: PhoneStart
  question: SecurityQuestion | null
  errors?: Record<string, string[]>
  typed?: Record<string, string>
}

export function RegisterPage(props: Props) {
  const { fields, notices, providers, quick, back, errors, typed, phone, question } = props
  const { t, href } = useLocale()
  const names = {
    ...Object.fromEntries(fields.map(({ key, label }) => [key, label])),
    security_code: t('auth.question'),
  }
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{t('register.title')}</h1>
      <p>
        {t('register.have')} <a href={href('signIn', { donus: back })}>{t('auth.signIn')}</a>
      </p>
      <Form action={href('register')} className="form">
        <ErrorSummary fields={errors} names={names} />
        {quick && <input type="hidden" name="tur" value="hizli" />}
        {back && <input type="hidden" name="donus" value={back} />}
        <RegisterFields
          fields={fields}
          notices={notices}
          values={typed ?? {}}
          errors={errors}
          phone={phone}
        />
        <SecurityField question={question} errors={errors?.security_code} />
        <Button tone="main">{t('register.send')}</Button>
      </Form>
      <SocialProviders providers={providers} back={back} />
    </div>
  )
}
