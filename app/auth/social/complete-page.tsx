import { RegisterFields } from '~/auth/register/register-fields'
import type { RegisterField, SocialProvider } from '~/backend/account/member-model'
import { AuthForm } from '~/forms/form-with-summary'
import type { PhoneStart } from '~/forms/phone/phone-field'
import type { FieldErrors } from '~/forms/read-fields'
import { useLocale } from '~/i18n/use-locale'
import { SocialProviders } from './social-providers'

type Props = {
  /** Null when no sign-in waits for a profile. */
  fields: RegisterField[] | null
  notices: Record<string, string>
  phone?: PhoneStart | undefined
  /** Providers to sign in with when no sign-in waits. */
  providers: SocialProvider[]
  /** Where that sign-in leads. */
  back: string | null
  errors?: FieldErrors
  typed?: Record<string, string>
}

export function CompletePage({ fields, notices, phone, providers, back, errors, typed }: Props) {
  const { t, href } = useLocale()
  if (!fields && providers.length > 0)
    return (
      <>
        <h1>{t('social.complete')}</h1>
        <p>{t('social.first')}</p>
        <SocialProviders providers={providers} back={back} />
      </>
    )
  if (!fields)
    return (
      <>
        <h1>{t('social.complete')}</h1>
        <div className="empty">
          <p role="alert">{t('social.stale')}</p>
          <p>
            <a className="b b-main" href={href('signIn')}>
              {t('auth.signIn')}
            </a>
          </p>
        </div>
      </>
    )
  return (
    <AuthForm
      title={t('social.complete')}
      lead={t('social.completeLead')}
      action={href('completeProfile')}
      names={Object.fromEntries(fields.map(({ key, label }) => [key, label]))}
      errors={errors}
      send={t('social.send')}
    >
      <RegisterFields
        fields={fields}
        notices={notices}
        values={typed ?? {}}
        errors={errors}
        phone={phone}
      />
    </AuthForm>
  )
}
