import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { fieldProps } from '~/forms/field-props'
import { EmailField } from '~/forms/fields/email-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = { result?: SubmissionResult; question: SecurityQuestion | null }

export default function NewsletterPage({ result, question }: Props) {
  const { t, href } = useLocale()
  const lastResult = result ?? null
  const [form, fields] = useForm<{ email?: string; security_code?: string }>({
    id: 'newsletter',
    lastResult,
  })
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('newsletter.title')}</h1>
      <Form id={form.id} action={href('newsletter')} className="form">
        <EmailField {...fieldProps(fields.email, 'email')} label={t('auth.email')} />
        <SecurityField question={question} {...fieldProps(fields.security_code)} />
        <Button tone="main">{t('newsletter.send')}</Button>
      </Form>
    </div>
  )
}
