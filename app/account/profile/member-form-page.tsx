import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { labelsOf, RegisterFields, type RegisterValues } from '~/auth/register/register-fields'
import { SecurityField } from '~/auth/security-code/security-field'
import type { RegisterField, SecurityQuestion } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { Form } from '~/forms/form'
import type { PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { WaitingAddress } from './waiting-address'

type Props = {
  page: 'personalData' | 'preferences'
  lead?: string
  block: RegisterField[]
  values: RegisterValues
  notices: Record<string, string>
  phone?: PhoneStart | undefined
  question: SecurityQuestion | null
  result?: SubmissionResult
}

export default function MemberFormPage(props: Props) {
  const { page, lead, block } = props
  const { t } = useLocale()
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t(`register.${page}`)}</h1>
      {lead && block.length > 0 && <p>{lead}</p>}
      {block.length > 0 ? <MemberForm {...props} /> : <p>{t('register.nothingToChoose')}</p>}
    </div>
  )
}

function MemberForm({ page, block, values, notices, phone, question, result }: Props) {
  const { t, href } = useLocale()
  const { email_waiting: waiting } = values
  const [form, fields] = useForm<RegisterValues>({
    id: 'member',
    lastResult: result ?? null,
    defaultValue: values,
  })
  const { security_code: code } = fields
  const names = { ...labelsOf(block, t), security_code: t('auth.securityCode') }
  return (
    <Form id={form.id} action={href(page)} className="form">
      <ErrorSummary form={form} names={names} />
      <button type="submit" hidden tabIndex={-1} />
      <RegisterFields
        {...{ block, fields, notices, phone }}
        belowEmail={waiting && <WaitingAddress address={waiting} />}
      />
      {code && <SecurityField question={question} {...fieldProps(code)} />}
      <Button tone="main">{t('register.save')}</Button>
    </Form>
  )
}
