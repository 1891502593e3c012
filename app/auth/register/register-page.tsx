import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import { SocialProviders } from '~/auth/social/social-providers'
import type {
  RegisterField,
  SecurityQuestion,
  SocialProvider,
} from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { Form } from '~/forms/form'
import type { PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { labelsOf, RegisterFields, type RegisterValues } from './register-fields'

type Props = {
  block: RegisterField[]
  providers: SocialProvider[]
  notices: Record<string, string>
  quick: boolean
  back: string | null
  values: RegisterValues
  phone: PhoneStart
  question: SecurityQuestion | null
  result?: SubmissionResult
}

export default function RegisterPage(props: Props) {
  const { providers, back } = props
  const { t, href } = useLocale()
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('register.title')}</h1>
      <p>
        {t('register.alreadyMember')}{' '}
        <a href={href('signIn', { donus: back })}>{t('auth.signIn')}</a>
      </p>
      {props.block.length > 0 && <RegisterForm {...props} />}
      <SocialProviders providers={providers} back={back} />
    </div>
  )
}

function RegisterForm({ block, notices, quick, back, values, phone, question, result }: Props) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<RegisterValues>({
    id: 'register',
    lastResult: result ?? null,
    defaultValue: values,
  })
  const { security_code: code } = fields
  const names = { ...labelsOf(block, t), security_code: t('auth.securityCode') }
  return (
    <Form id={form.id} action={href('register')} className="form">
      <ErrorSummary form={form} names={names} />
      <button type="submit" hidden tabIndex={-1} />
      {quick && <input type="hidden" name="tur" value="hizli" />}
      {back && <input type="hidden" name="donus" value={back} />}
      <RegisterFields block={block} fields={fields} notices={notices} phone={phone} />
      {code && <SecurityField question={question} {...fieldProps(code)} />}
      <Button tone="main">{t('register.send')}</Button>
    </Form>
  )
}
