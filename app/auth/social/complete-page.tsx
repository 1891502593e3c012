import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { labelsOf, RegisterFields, type RegisterValues } from '~/auth/register/register-fields'
import { SecurityField } from '~/auth/security-code/security-field'
import type {
  RegisterField,
  SecurityQuestion,
  SocialProvider,
} from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { Form } from '~/forms/form'
import type { PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { SocialProviders } from './social-providers'

type Props = {
  /** The missing fields; null when no sign-in waits for a profile. */
  block: RegisterField[] | null
  notices: Record<string, string>
  phone?: PhoneStart | undefined
  /** Providers to sign in with when no sign-in waits. */
  providers: SocialProvider[]
  back: string | null
  /** The query of the activation link that the form belongs to; '' after a sign-in here. */
  link: string
  question: SecurityQuestion | null
  result?: SubmissionResult
}

export default function CompletePage({ block, providers, back, ...rest }: Props) {
  const { t } = useLocale()
  if (block)
    return (
      <>
        <ProfileForm block={block} {...rest} />
        {providers.length > 0 && <p>{t('social.signInFirst')}</p>}
        <SocialProviders providers={providers} back={back} />
      </>
    )
  if (providers.length === 0) return <NoProfile />
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('social.complete')}</h1>
      <p>{t('social.signInFirst')}</p>
      <SocialProviders providers={providers} back={back} />
    </div>
  )
}

function NoProfile() {
  const { t, href } = useLocale()
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('social.failed')}</h1>
      <p role="alert">{t('social.startOver')}</p>
      <p>
        <a className="button button-main" href={href('signIn')}>
          {t('auth.signIn')}
        </a>
      </p>
    </div>
  )
}

type FormProps = Pick<Props, 'notices' | 'phone' | 'question' | 'result' | 'link'> & {
  block: RegisterField[]
}

function ProfileForm({ block, notices, phone, question, result, link }: FormProps) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<RegisterValues>({ id: 'profile', lastResult: result ?? null })
  const { security_code: code } = fields
  const names = { ...labelsOf(block, t), security_code: t('auth.securityCode') }
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('social.complete')}</h1>
      <p>{t('social.completeLead')}</p>
      <Form id={form.id} action={href('completeProfile') + link} className="form">
        <ErrorSummary form={form} names={names} />
        <RegisterFields block={block} fields={fields} notices={notices} phone={phone} />
        {code && <SecurityField question={question} {...fieldProps(code)} />}
        <Button tone="main">{t('social.submit')}</Button>
      </Form>
    </div>
  )
}
