import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { fieldProps } from '~/forms/field-props'
import { EmailField } from '~/forms/fields/email-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { DemandedField } from './demanded-field'
import { type Choices, type NameField, nameFields } from './demanded-names'

type Props = {
  /** The address that waits for what the shop demands besides; '' for none. */
  email: string
  names: NameField[]
  choices: Choices
  result?: SubmissionResult
  question: SecurityQuestion | null
}

export default function NewsletterPage({ email, names, choices, result, question }: Props) {
  const { t, href } = useLocale()
  const lastResult = result ?? null
  type Fields = Partial<Record<NameField | 'email' | 'security_code', string>>
  const [form, fields] = useForm<Fields>({
    id: 'newsletter',
    lastResult,
    defaultValue: { email },
  })
  const demanded = nameFields.filter(
    (name) => names.includes(name) || fields[name].errors || fields[name].initialValue,
  )
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('newsletter.title')}</h1>
      <Form id={form.id} action={href('newsletter')} className="form">
        <EmailField {...fieldProps(fields.email, 'email')} label={t('auth.email')} />
        {demanded.map((name) => (
          <DemandedField key={name} name={name} field={fields[name]} choices={choices} />
        ))}
        <SecurityField question={question} {...fieldProps(fields.security_code)} />
        <p>{t('newsletter.consent')}</p>
        <Button tone="main">{t('newsletter.send')}</Button>
      </Form>
    </div>
  )
}
