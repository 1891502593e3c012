import { AuthForm } from '~/auth/auth-form'
import type { FieldErrors } from '~/auth/read-fields'
import { useLocale } from '~/i18n/use-t'
import type { Department } from '~/shop/talk-model'
import { EmailField } from '~/ui/email-field'
import { Field } from '~/ui/field'
import { TextField } from '~/ui/text-field'
import { typedFields } from '~/ui/typed-fields'
import { DepartmentField } from './department-field'

type Props = {
  departments: Department[]
  /** A member is known already. */
  member: boolean
  errors?: FieldErrors
  typed?: Record<string, string>
}

/** The form that writes to a department. Lengths as the shop takes them. */
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
