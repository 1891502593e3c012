import { AuthForm } from '~/auth/auth-form'
import type { FieldErrors } from '~/auth/read-fields'
import { useLocale } from '~/i18n/use-t'
import type { PhoneStart } from '~/phone/phone-field'
import type { RegisterField } from '~/shop/member-model'
import { RegisterFields } from './register-fields'

type Props = {
  page: 'personalData' | 'preferences'
  lead?: string
  fields: RegisterField[]
  values: Record<string, string>
  notices: { kvkk: string; privacy: string }
  /** What is wrong with a refused form, and what was typed into it. */
  failed: { errors: FieldErrors; values: Record<string, string>; phone: PhoneStart } | undefined
  phone?: PhoneStart | undefined
}

/** A member's own form, of data or of consents: its fields by the shop's blocks, kept when refused. */
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
