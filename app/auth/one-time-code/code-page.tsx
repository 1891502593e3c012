import css from '~/auth/auth.css?url'
import { ErrorSummary } from '~/forms/error-summary'
import { Field } from '~/forms/field'
import { Form } from '~/forms/form'
import { PhoneField, type PhoneStart } from '~/forms/phone/phone-field'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

/** In ms. */
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
  errors?: Record<string, string[]>
}

/** Sign-in or phone verification by a code: first request it, then enter it. */
export function CodePage(props: Props) {
  const { kind, left, back, phone, errors } = props
  const { t, href } = useLocale()
  const action = href(kind === 'signIn' ? 'oneTimeCode' : 'verifyPhone')
  const names = { phone: t('auth.phone'), otp: t('code.code') }
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{t(kind === 'signIn' ? 'code.title' : 'code.verify')}</h1>
      {left === null ? (
        <Form action={action} className="form">
          <ErrorSummary fields={errors} names={names} />
          <input type="hidden" name="adim" value="iste" />
          {back && <input type="hidden" name="donus" value={back} />}
          {phone ? (
            <PhoneField
              name="phone"
              label={names.phone}
              start={phone}
              required
              errors={errors?.phone}
              errorMs={codeErrorMs}
            />
          ) : (
            <p id="f-phone">{t('code.toKnown', { ending: props.ending })}</p>
          )}
          <Button tone="main">{t('code.ask')}</Button>
        </Form>
      ) : (
        <CodeForm {...props} left={left} action={action} names={names} />
      )}
      {kind === 'signIn' && (
        <p>
          <a href={href('signIn', { donus: back })}>{t('code.byPassword')}</a>
        </p>
      )}
    </div>
  )
}

type FormProps = Props & { left: number; action: string; names: Record<string, string> }

function CodeForm({ kind, left, ending, back, errors, action, names }: FormProps) {
  const { t } = useLocale()
  return (
    <>
      <Form action={action} className="form">
        <ErrorSummary fields={errors} names={names} />
        <input type="hidden" name="adim" value="dogrula" />
        {back && <input type="hidden" name="donus" value={back} />}
        <p>{t('code.sentTo', { ending })}</p>
        <Field
          label={t('code.code')}
          name="otp"
          mask="number"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          dir="ltr"
          required
          maxLength={8}
          errorMs={codeErrorMs}
          {...(errors?.otp ? { errors: errors.otp } : {})}
        />
        <p data-enhance="code-clock" data-when="seen" data-left={left}>
          {t('code.left', { seconds: left })}
        </p>
        <Button tone="main">{t('code.confirm')}</Button>
      </Form>
      <Form action={action} className="ways">
        {back && <input type="hidden" name="donus" value={back} />}
        <Button tone="text" name="adim" value="yeniden">
          {t('code.again')}
        </Button>
        {kind === 'signIn' && (
          <Button tone="text" name="adim" value="baska">
            {t('code.other')}
          </Button>
        )}
      </Form>
    </>
  )
}
