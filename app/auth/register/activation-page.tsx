import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type ActivationKind = 'membership' | 'address' | 'addressBack' | 'newsletter' | 'newsletterEnd'

export type Activation =
  | { step: 'sent'; text: string; signIn?: string }
  | {
      step: 'confirm'
      kind: ActivationKind
      id: string
      token: string
      codeErrors?: string[]
    }
  | { step: 'done'; kind: ActivationKind; text: string }
  | { step: 'invalid'; text: string }

type Props = { activation: Activation; question: SecurityQuestion | null }

export default function ActivationPage({ activation, question }: Props) {
  const { t } = useLocale()
  const { step } = activation
  const isEnd = 'kind' in activation && activation.kind === 'newsletterEnd'
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      {step === 'sent' ? (
        <Sent {...activation} />
      ) : (
        <h1>{t(isEnd ? 'newsletter.title' : 'register.activation')}</h1>
      )}
      {step === 'confirm' && <ConfirmForm {...activation} question={question} />}
      {step === 'done' && <Done {...activation} />}
      {step === 'invalid' && <InvalidLink text={activation.text} />}
    </div>
  )
}

function Sent({ text, signIn }: Extract<Activation, { step: 'sent' }>) {
  const { t, href } = useLocale()
  return (
    <>
      <h1>{t(text ? 'register.welcome' : 'register.sent')}</h1>
      {(text || t('register.sentText')).split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="link-row">
        {signIn && (
          <a className="button button-main" href={signIn}>
            {t('auth.signIn')}
          </a>
        )}
        <a className="button" href={href('home')}>
          {t('failurePage.home')}
        </a>
      </p>
    </>
  )
}

/** The link shows a button, so that e-mail scanners activate nothing. */
type ConfirmProps = Extract<Activation, { step: 'confirm' }> & Pick<Props, 'question'>

function ConfirmForm({ kind, id, token, codeErrors, question }: ConfirmProps) {
  const { t, href } = useLocale()
  return (
    <Form action={href('activation')} className="form">
      <p>{t(`register.${kind}`)}</p>
      <input type="hidden" name="activation" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <SecurityField
        question={question}
        id="activation-code"
        name="security_code"
        {...(codeErrors && { errors: codeErrors })}
      />
      <Button tone="main">{t('register.confirm')}</Button>
    </Form>
  )
}

function Done({ kind, text }: Extract<Activation, { step: 'done' }>) {
  const { t, href } = useLocale()
  return (
    <>
      <p role="status">{text}</p>
      <p>
        {kind === 'membership' || kind === 'addressBack' ? (
          <a className="button button-main" href={href('signIn')}>
            {t('auth.signIn')}
          </a>
        ) : (
          <a className="button button-main" href={href('home')}>
            {t('failurePage.home')}
          </a>
        )}
      </p>
    </>
  )
}

function InvalidLink({ text }: { text: string }) {
  const { t, href } = useLocale()
  return (
    <>
      <p role="alert">{text}</p>
      <p className="link-row">
        <a className="button button-main" href={href('signIn')}>
          {t('auth.signIn')}
        </a>
        <a className="button" href={href('home')}>
          {t('failurePage.home')}
        </a>
      </p>
    </>
  )
}
