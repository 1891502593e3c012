import { type SubmissionResult, useForm } from '@conform-to/react'
import auth from '~/auth/auth.css?url'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { ErrorSummary } from '~/forms/error-summary'
import { checkboxProps, fieldProps } from '~/forms/field-props'
import { Checkbox } from '~/forms/fields/checkbox'
import { PasswordField } from '~/forms/fields/password-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useIsUnavailable } from '~/rendering/use-is-unavailable'
import { Button } from '~/ui/button'
import css from './deletion.css?url'

type FormProps = { question: SecurityQuestion | null; result?: SubmissionResult }
type Props = FormProps & {
  isUnproven: boolean
  /** Why the shop would not delete it yet; '' for no reason that it tells. */
  obstacle: string
}
type Fields = { password: string; onay?: string; security_code?: string }

const leaving = ['account', 'access', 'goods', 'messages', 'consents', 'names'] as const
const staying = ['orders', 'consents'] as const

/** Says what an account's deletion removes and what the law has the shop store, and deletes it by the password. */
export default function DeletionPage({ isUnproven, obstacle, ...props }: Props) {
  const { t, href } = useLocale()
  // A form that was sent has said it itself.
  const isHeld = obstacle !== '' && !props.result
  return (
    <div className="form-page deletion">
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={css} />
      <h1>{t('accountDeletion.title')}</h1>
      {isHeld ? <Obstacle text={obstacle} /> : <p>{t('accountDeletion.lead')}</p>}
      <h2>{t('accountDeletion.leaving')}</h2>
      <ul>
        {leaving.map((part) => (
          <li key={part}>
            {isUnproven && (part === 'goods' || part === 'consents')
              ? t(`accountDeletion.unproven.${part}`)
              : t(`accountDeletion.leavingParts.${part}`)}
          </li>
        ))}
      </ul>
      <h2>{t('accountDeletion.staying')}</h2>
      <ul>
        {staying.map((part) => (
          <li key={part}>{t(`accountDeletion.stayingParts.${part}`)}</li>
        ))}
      </ul>
      {isUnproven && <p>{t('accountDeletion.unproven.address')}</p>}
      {!isHeld && <p>{t('accountDeletion.open')}</p>}
      <p>
        <a href={href('ownData')}>{t('accountDeletion.copyFirst')}</a>
      </p>
      {!isHeld && (
        <>
          <DeletionForm {...props} />
          <WithoutPassword />
        </>
      )}
    </div>
  )
}

function Obstacle({ text }: { text: string }) {
  const { t, href } = useLocale()
  const isContactUnavailable = useIsUnavailable('contact')
  return (
    <>
      <p className="message-box">{text}</p>
      <p className="link-row">
        <a href={href('orders')}>{t('orders.title')}</a>
        {!isContactUnavailable && (
          <a href={href('contact', { konu: 'silme' })}>{t('accountDeletion.askShop')}</a>
        )}
        <a href={href('account')}>{t('accountDeletion.back')}</a>
      </p>
    </>
  )
}

function DeletionForm({ question, result }: FormProps) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<Fields>({ id: 'deletion', lastResult: result ?? null })
  const names = {
    password: t('auth.password'),
    security_code: t('auth.securityCode'),
    onay: t('accountDeletion.confirmation'),
  }
  return (
    <Form id={form.id} action={href('accountDeletion')} className="form">
      <ErrorSummary form={form} names={names} />
      <PasswordField
        {...fieldProps(fields.password)}
        label={names.password}
        kind="current"
        hint={t('accountDeletion.passwordHint')}
      />
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Checkbox {...checkboxProps(fields.onay)} required>
        {t('accountDeletion.confirm')}
      </Checkbox>
      <Button className="button-danger">{t('accountDeletion.delete')}</Button>
      <a className="button" href={href('account')}>
        {t('accountDeletion.back')}
      </a>
    </Form>
  )
}

function WithoutPassword() {
  const { t, href } = useLocale()
  const isContactUnavailable = useIsUnavailable('contact')
  return (
    <p className="link-row">
      <span>{t('accountDeletion.noPassword')}</span>
      <a href={href('forgotPassword')}>{t('accountDeletion.setPassword')}</a>
      {!isContactUnavailable && (
        <a href={href('contact', { konu: 'silme' })}>{t('accountDeletion.askShop')}</a>
      )}
    </p>
  )
}
