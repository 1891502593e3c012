import type { Department } from '~/backend/engagement/engagement-model'
import { EmailField } from '~/forms/email-field'
import { Field } from '~/forms/field'
import { AuthForm } from '~/forms/form-with-summary'
import type { FieldErrors } from '~/forms/read-fields'
import { TextField } from '~/forms/text-field'
import { typedFields } from '~/forms/typed-fields'
import { useLocale } from '~/i18n/use-locale'
import { DepartmentField } from './department-field'

type Props = {
  departments: Department[]
  member: boolean
  errors?: FieldErrors
  typed?: Record<string, string>
}

export function ContactPage({ departments, member, errors, typed }: Props) {
  const { t, href } = useLocale()
  const names = {
    name: t('messages.name'),
    email: t('auth.email'),
    departmentId: t('messages.department'),
    subject: t('messages.subject'),
    text: t('messages.text'),
  }
  const field = typedFields(typed, errors)
  return (
    <AuthForm
      title={t('messages.contact')}
      lead={t('messages.contactLead')}
      action={href('contact')}
      names={names}
      errors={errors}
      send={t('messages.send')}
      after={
        <p className="ways">
          <a href={href('stores')}>{t('messages.stores')}</a>
          {member && <a href={href('messages')}>{t('messages.title')}</a>}
        </p>
      }
    >
      {!member && (
        <>
          <Field
            label={names.name}
            mask="name"
            autoComplete="name"
            required
            maxLength={60}
            {...field('name')}
          />
          <EmailField label={names.email} defaultValue={typed?.email} errors={errors?.email} />
        </>
      )}
      <DepartmentField
        label={names.departmentId}
        departments={departments}
        chosen={typed?.departmentId ?? ''}
        errors={errors?.departmentId}
      />
      <Field label={names.subject} required maxLength={100} {...field('subject')} />
      <TextField label={names.text} required rows={5} maxLength={255} {...field('text')} />
    </AuthForm>
  )
}
