import css from '~/auth/auth.css?url'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

export type Activation =
  | { step: 'sent' }
  | { step: 'ask'; kind: 'membership' | 'newsletter'; id: string; token: string }
  | { step: 'done'; kind: 'membership' | 'newsletter'; text: string }
  | { step: 'failed'; text: string }

/** The link shows a button, so that e-mail scanners activate nothing. */
export function ActivationPage({ activation }: { activation: Activation }) {
  const { t, href } = useLocale()
  const { step } = activation
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{t(step === 'sent' ? 'register.sent' : 'register.activation')}</h1>
      {step === 'sent' && <p>{t('register.sentText')}</p>}
      {step === 'ask' && (
        <Form action={href('activation')} className="form">
          <p>{t(`register.${activation.kind}`)}</p>
          <input type="hidden" name="activation" value={activation.kind} />
          <input type="hidden" name="id" value={activation.id} />
          <input type="hidden" name="token" value={activation.token} />
          <Button tone="main">{t('register.confirm')}</Button>
        </Form>
      )}
      {step === 'done' && (
        <>
          <p role="status">{activation.text}</p>
          {activation.kind === 'membership' ? (
            <p>
              <a className="b b-main" href={href('signIn')}>
                {t('auth.signIn')}
              </a>
            </p>
          ) : (
            <p>
              <a href={href('home')}>{t('shell.home')}</a>
            </p>
          )}
        </>
      )}
      {step === 'failed' && (
        <>
          <p role="alert">{activation.text}</p>
          <p>
            <a href={href('signIn')}>{t('auth.signIn')}</a>
          </p>
        </>
      )}
    </div>
  )
}
