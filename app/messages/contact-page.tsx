import { AuthForm } from '~/auth/auth-form'
import type { FieldErrors } from '~/auth/read-fields'
import { useLocale } from '~/i18n/use-t'
import type { Department } from '~/shop/talk-model'
import { Field } from '~/ui/field'
import { TextField } from '~/ui/text-field'
import { DepartmentField } from './department-field'

type Props = {
  departments: Department[]
  /** A member is known already. */
  member: boolean
  errors?: FieldErrors
  typed?: Record<string, string>
}

/** The form that writes to a department. Lengths as the shop takes them (contract 3.14). */
export function ContactPage({ departments, member, errors, typed }: Props) {
  const { t, href } = useLocale()
  const names = {
    name: t('messages.name'),
    email: t('auth.email'),
    departmentId: t('messages.department'),
    subject: t('messages.subject'),
    text: t('messages.text'),
  }
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
            name="name"
            mask="string"
            autoComplete="name"
            required
            maxLength={60}
            defaultValue={typed?.name}
            errors={errors?.name}
          />
          <Field
            label={names.email}
            name="email"
            mask="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={typed?.email}
            errors={errors?.email}
          />
        </>
      )}
      <DepartmentField
        label={names.departmentId}
        departments={departments}
        chosen={typed?.departmentId ?? ''}
        errors={errors?.departmentId}
      />
      <Field
        label={names.subject}
        name="subject"
        required
        maxLength={100}
        defaultValue={typed?.subject}
        errors={errors?.subject}
      />
      <TextField
        label={names.text}
        name="text"
        required
        rows={5}
        maxLength={255}
        defaultValue={typed?.text}
        errors={errors?.text}
      />
    </AuthForm>
  )
}
