import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { fieldProps } from '~/forms/field-props'
import { Field } from '~/forms/fields/field'
import { Form } from '~/forms/form'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

const codeErrorMs = 3000

type Props = {
  kind: 'signIn' | 'verify'
  /** Remaining validity in seconds; null before a code is requested. */
  left: number | null
  /** Last digits of the phone number that received the code. */
  ending: string
  back: string | null
  /** Where to send the code; undefined when the number is fixed. */
  phone?: PhoneStart | undefined
  hasNumber?: boolean
  result?: SubmissionResult
  question?: SecurityQuestion | null
}

export default function CodePage(props: Props) {
  const { kind, back, hasNumber = true } = props
  const { t, href } = useLocale()
  const action = href(kind === 'signIn' ? 'oneTimeCode' : 'verifyPhone')
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      <h1>{t(kind === 'signIn' ? 'code.title' : 'code.verify')}</h1>
      {hasNumber ? <Steps {...props} action={action} /> : <NumberMissing />}
      {kind === 'signIn' && (
        <p>
          <a href={href('signIn', { donus: back })}>{t('code.signInWithPassword')}</a>
        </p>
      )}
    </div>
  )
}

type FormProps = Props & { action: string }

function Steps(props: FormProps) {
  const { left } = props
  return left === null ? <RequestForm {...props} /> : <CodeForm {...props} left={left} />
}

function NumberMissing() {
  const { t, href } = useLocale()
  return (
    <div className="empty">
      <p role="alert">{t('code.numberMissing')}</p>
      <p>
        <a className="button button-main" href={href('personalData')}>
          {t('code.addNumber')}
        </a>
      </p>
    </div>
  )
}

function RequestForm({ ending, back, phone, result, question, action }: FormProps) {
  const { t } = useLocale()
  const lastResult = result ?? null
  const [form, fields] = useForm<{ phone?: string; security_code?: string }>({
    id: 'request-code',
    lastResult,
  })
  const label = t('auth.phone')
  return (
    <Form id={form.id} action={action} className="form">
      <ErrorSummary form={form} names={{ phone: label, security_code: t('auth.securityCode') }} />
      <input type="hidden" name="adim" value="iste" />
      {back && <input type="hidden" name="donus" value={back} />}
      {phone ? (
        <PhoneField
          {...fieldProps(fields.phone, 'tel')}
          label={label}
          start={phone}
          required
          errorMs={codeErrorMs}
        />
      ) : (
        <p id={fields.phone.id}>{t('code.willSendTo', { ending })}</p>
      )}
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('code.send')}</Button>
    </Form>
  )
}

function CodeForm(props: FormProps & { left: number }) {
  const { kind, left, ending, back, result, question, action } = props
  const { t } = useLocale()
  const lastResult = result ?? null
  const [form, fields] = useForm<{ otp?: string; security_code?: string }>({
    id: 'confirm-code',
    lastResult,
  })
  const label = t('code.code')
  return (
    <Form id={form.id} action={action} className="form">
      <ErrorSummary form={form} names={{ otp: label, security_code: t('auth.securityCode') }} />
      <input type="hidden" name="adim" value="dogrula" />
      {back && <input type="hidden" name="donus" value={back} />}
      <p>{t('code.sentTo', { ending })}</p>
      <Field
        {...fieldProps(fields.otp)}
        label={label}
        mask="number"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        dir="ltr"
        required
        maxLength={8}
        errorMs={codeErrorMs}
      />
      <p data-behavior="code-countdown" data-load-on="visible" data-seconds-left={left}>
        {t('codeTimer.timeLeft', { seconds: left })}
      </p>
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('code.confirm')}</Button>
      <OtherSteps kind={kind} />
    </Form>
  )
}

function OtherSteps({ kind }: Pick<Props, 'kind'>) {
  const { t } = useLocale()
  return (
    <p className="link-row">
      <Button tone="text" name="adim" value="yeniden" formNoValidate>
        {t('code.resend')}
      </Button>
      {kind === 'signIn' && (
        <Button tone="text" name="adim" value="baska" formNoValidate>
          {t('code.otherNumber')}
        </Button>
      )}
    </p>
  )
}
