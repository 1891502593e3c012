import css from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { type Activation, newLinks, nextPageOf } from './activation-kinds'

type Props = {
  activation: Activation
  question: SecurityQuestion | null
  /** Who is signed in, '' if their name is unknown; null for a guest. */
  member: string | null
}

export default function ActivationPage({ activation, question, member }: Props) {
  const { t } = useLocale()
  const { step } = activation
  return (
    <div className="form-page">
      <link rel="stylesheet" href={css} />
      {step === 'sent' ? <Sent {...activation} /> : <h1>{t(titleOf(activation))}</h1>}
      {step === 'confirm' && <ConfirmForm {...activation} question={question} />}
      {step === 'done' && <Done {...activation} member={member} />}
      {step === 'invalid' && <InvalidLink {...activation} member={member} />}
    </div>
  )
}

function titleOf(activation: Activation) {
  if (activation.step === 'invalid') return 'register.deadLink'
  const isEnd = 'kind' in activation && activation.kind === 'newsletterEnd'
  return isEnd ? 'newsletter.title' : 'register.activation'
}

function Sent({ text, signIn, email }: Extract<Activation, { step: 'sent' }>) {
  const { t, href } = useLocale()
  return (
    <>
      <h1>{t(text ? 'register.welcome' : 'register.sent')}</h1>
      {(text || t('register.sentText')).split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {email && !signIn && (
        <p>
          {t('register.sentTo')} <bdi dir="ltr">{email}</bdi>{' '}
          <a href={href('register')}>{t('register.otherAddress')}</a>
        </p>
      )}
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

type Ending<Step> = Extract<Activation, { step: Step }> & Pick<Props, 'member'>

function Done({ kind, text, member }: Ending<'done'>) {
  const { t, href } = useLocale()
  const [page, words] = nextPageOf(kind, member === null) ?? []
  return (
    <>
      <p role="status">{text}</p>
      <p className="link-row">
        {page && (
          <a className="button button-main" href={href(page)}>
            {t(words)}
          </a>
        )}
        <a className={page ? 'button' : 'button button-main'} href={href('home')}>
          {t('failurePage.home')}
        </a>
      </p>
    </>
  )
}

function NewLink({ kind }: Pick<Ending<'invalid'>, 'kind'>) {
  const { t, href } = useLocale()
  if (!kind) return null
  const { text, pages } = newLinks[kind]
  return (
    <>
      <p>{t(text)}</p>
      <p className="link-row">
        {pages.map(([page, words]) => (
          <a key={page} href={href(page)}>
            {t(words)}
          </a>
        ))}
      </p>
    </>
  )
}

function InvalidLink({ kind, text, signIn, member }: Ending<'invalid'>) {
  const { t, href } = useLocale()
  const [before = '', after = ''] = t('register.signedInAs', { name: '\n' }).split('\n')
  return (
    <>
      <p role="alert">{text}</p>
      {member && (
        <p>
          {before}
          <bdi>{member}</bdi>
          {after}
        </p>
      )}
      {!signIn && (kind !== 'membership' || member === null) && <NewLink kind={kind} />}
      <p className="link-row">
        <a
          className="button button-main"
          href={member === null ? (signIn ?? href('signIn')) : href('account')}
        >
          {t(member === null ? 'auth.signIn' : 'shell.account')}
        </a>
        <a className="button" href={href('home')}>
          {t('failurePage.home')}
        </a>
      </p>
    </>
  )
}
