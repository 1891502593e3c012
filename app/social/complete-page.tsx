import { AuthForm } from '~/auth/auth-form'
import type { FieldErrors } from '~/auth/read-fields'
import { SocialWays } from '~/auth/social-ways'
import { useLocale } from '~/i18n/use-t'
import type { PhoneStart } from '~/phone/phone-field'
import { RegisterFields } from '~/register/register-fields'
import type { RegisterField, SocialProvider } from '~/shop/member-model'

type Props = {
  /** null when nobody waits for it in this visit. */
  fields: RegisterField[] | null
  notices: Record<string, string>
  phone?: PhoneStart | undefined
  /** The accounts to sign in by first, where this visit knows of nobody. */
  ways: SocialProvider[]
  errors?: FieldErrors
  typed?: Record<string, string>
}

/** What an outside account did not tell, asked for once. */
export function CompletePage({ fields, notices, phone, ways, errors, typed }: Props) {
  const { t, href } = useLocale()
  if (!fields && ways.length > 0)
    return (
      <>
        <h1>{t('social.complete')}</h1>
        <p>{t('social.first')}</p>
        <SocialWays ways={ways} back={null} />
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
