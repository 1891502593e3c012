import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import auth from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import type { Department } from '~/backend/engagement/engagement-model'
import { HelpFrame } from '~/content/help/help-frame'
import type { HelpLink } from '~/content/help/help-links'
import { ErrorSummary } from '~/forms/error-summary'
import { controlProps, fieldProps } from '~/forms/field-props'
import { EmailField } from '~/forms/fields/email-field'
import { Field } from '~/forms/fields/field'
import { SelectField } from '~/forms/fields/select-field'
import { TextField } from '~/forms/fields/text-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useHasStores } from '~/stores/use-has-stores'
import { Button } from '~/ui/button'
import type { MessageFields } from './read-message'

type Props = FormProps & { note: string; hasStores: boolean; help: HelpLink[] }

type FormProps = {
  departments: Department[]
  member: boolean
  question: SecurityQuestion | null
  filledIn: { subject: string; text: string } | null
  result?: SubmissionResult
}

export default function ContactPage({ note, hasStores: mayHave, help, ...props }: Props) {
  const { t, href } = useLocale()
  const hasStores = useHasStores() && mayHave
  return (
    <HelpFrame links={help} here={href('contact')}>
      <div className="form-page">
        <link rel="stylesheet" href={auth} />
        <h1>{t('messages.contact')}</h1>
        {note && <p>{note}</p>}
        <ContactForm {...props} />
        <p className="link-row">
          {hasStores && <a href={href('stores')}>{t('messages.stores')}</a>}
          {props.member && <a href={href('messages')}>{t('messages.title')}</a>}
        </p>
      </div>
    </HelpFrame>
  )
}

function ContactForm({ departments, member, question, filledIn, result }: FormProps) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<MessageFields & { security_code?: string }>({
    id: 'contact',
    lastResult: result ?? null,
    ...(filledIn && { defaultValue: filledIn }),
  })
  const labels = {
    name: t('messages.name'),
    email: t('auth.email'),
    departmentId: t('messages.department'),
    subject: t('messages.subject'),
    text: t('messages.text'),
    security_code: t('auth.securityCode'),
  }
  const { name, email, departmentId, subject, text } = fields
  return (
    <Form id={form.id} action={href('contact')} className="form">
      <ErrorSummary form={form} names={labels} />
      {!member && (
        <>
          <Field
            label={labels.name}
            mask="name"
            autoComplete="name"
            required
            maxLength={60}
            {...fieldProps(name)}
          />
          <EmailField label={labels.email} {...fieldProps(email, 'email')} />
        </>
      )}
      <DepartmentField label={labels.departmentId} field={departmentId} {...{ departments }} />
      <Field label={labels.subject} required maxLength={100} {...fieldProps(subject)} />
      <TextField label={labels.text} required rows={5} maxLength={255} {...controlProps(text)} />
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('messages.send')}</Button>
    </Form>
  )
}

type DepartmentProps = {
  label: string
  field: FieldMetadata<string, Record<string, unknown>>
  departments: Department[]
}

/** A single department is preselected. */
function DepartmentField({ label, field, departments }: DepartmentProps) {
  const { t } = useLocale()
  const props = controlProps(field)
  const [only] = departments
  return (
    <SelectField
      label={label}
      required
      {...props}
      defaultValue={props.defaultValue ?? (departments.length === 1 ? only?.id : '')}
    >
      <option value="">{t('messages.choose')}</option>
      {departments.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
