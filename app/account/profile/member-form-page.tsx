import { RegisterFields } from '~/auth/register/register-fields'
import type { RegisterField } from '~/backend/account/member-model'
import { AuthForm } from '~/forms/form-with-summary'
import type { PhoneStart } from '~/forms/phone/phone-field'
import type { FieldErrors } from '~/forms/read-fields'
import { useLocale } from '~/i18n/use-locale'

type Props = {
  page: 'personalData' | 'preferences'
  lead?: string
  fields: RegisterField[]
  values: Record<string, string>
  notices: { kvkk: string; privacy: string }
  failed: { errors: FieldErrors; values: Record<string, string>; phone: PhoneStart } | undefined
  phone?: PhoneStart | undefined
}

export function MemberFormPage(props: Props) {
  const { page, lead, fields, values, notices, failed, phone } = props
  const { t, href } = useLocale()
  return (
    <AuthForm
      title={t(`register.${page}`)}
      lead={lead}
      action={href(page)}
      names={Object.fromEntries(fields.map(({ key, label }) => [key, label]))}
      errors={failed?.errors}
      send={t('register.save')}
    >
      <RegisterFields
        fields={fields}
        values={failed?.values ?? values}
        errors={failed?.errors}
        notices={notices}
        phone={failed?.phone ?? phone}
      />
    </AuthForm>
  )
}
