import css from '~/auth/auth.css?url'
import { ErrorSummary } from '~/auth/error-summary'
import { SecurityField } from '~/auth/security-field'
import { SocialWays } from '~/auth/social-ways'
import { useLocale } from '~/i18n/use-t'
import type { PhoneStart } from '~/phone/phone-field'
import type { RegisterField, SecurityQuestion, SocialProvider } from '~/shop/member-model'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { RegisterFields } from './register-fields'

type Props = {
  fields: RegisterField[]
  ways: SocialProvider[]
  notices: Record<string, string>
  /** The short way, on the way to an order. */
  quick: boolean
  back: string | null
  phone: PhoneStart
  question: SecurityQuestion | null
  errors?: Record<string, string[]>
  typed?: Record<string, string>
}

/** Becoming a member: what the shop asks for, nothing ticked beforehand. */
export function RegisterPage(props: Props) {
  const { fields, notices, ways, quick, back, errors, typed, phone, question } = props
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
      <form method="post" action={href('register')} className="form" noValidate>
        <ErrorSummary fields={errors} names={names} />
        <FormKey />
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
      </form>
      <SocialWays ways={ways} back={back} />
    </div>
  )
}
