import { type SubmissionResult, useForm } from '@conform-to/react'
import { SecurityField } from '~/auth/security-code/security-field'
import type { SecurityQuestion } from '~/backend/account/member-model'
import type { OpenMessage } from '~/backend/engagement/engagement-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { ErrorSummary } from '~/forms/error-summary'
import { controlProps, fieldProps } from '~/forms/field-props'
import { TextField } from '~/forms/fields/text-field'
import { Form } from '~/forms/form'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import css from './messages.css?url'

type Props = {
  message: OpenMessage
  question: SecurityQuestion | null
  result?: SubmissionResult
}

export default function MessagePage({ message, question, result }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <a className="account-back account-parent" href={href('messages')}>
        {t('messages.title')}
      </a>
      <h1>
        <bdi>{message.subject}</bdi>
      </h1>
      <p className="muted">
        {message.department}
        {' · '}
        {t(message.open ? 'messages.open' : 'messages.closed')}
      </p>
      <ol className="message-list">
        {message.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <MessageLine key={at} line={line} />
        ))}
      </ol>
      {/* A refused reply keeps its text, even where the conversation was closed meanwhile. */}
      {(message.open || result) && <ReplyForm id={message.id} {...{ question, result }} />}
      {message.open && <CloseForm id={message.id} />}
    </div>
  )
}

function MessageLine({ line }: { line: OpenMessage['lines'][number] }) {
  const { t, language } = useLocale()
  const { byShop, date, text } = line
  return (
    <li className={byShop ? 'from-shop' : undefined}>
      <p>
        <strong>{t(byShop ? 'messages.shop' : 'messages.you')}</strong>{' '}
        <time dateTime={date}>
          {date && `${formatDate(date, 'short', language)} ${formatDate(date, 'time', language)}`}
        </time>
      </p>
      <p className="posts">{text}</p>
    </li>
  )
}

type ReplyProps = Pick<Props, 'question'> & { id: string; result: SubmissionResult | undefined }

function ReplyForm({ id, question, result }: ReplyProps) {
  const { t, href } = useLocale()
  const here = href('message', { mesaj: id })
  const [form, fields] = useForm<{ text: string; security_code?: string }>({
    id: 'reply',
    lastResult: result ?? null,
  })
  const label = t('messages.reply')
  return (
    <Form id={form.id} action={here} className="form">
      <ErrorSummary form={form} names={{ text: label, security_code: t('auth.securityCode') }} />
      <input type="hidden" name="mesaj" value={id} />
      <TextField label={label} required rows={4} maxLength={255} {...controlProps(fields.text)} />
      <SecurityField question={question} {...fieldProps(fields.security_code)} />
      <Button tone="main">{t('messages.send')}</Button>
    </Form>
  )
}

function CloseForm({ id }: { id: string }) {
  const { t, href } = useLocale()
  return (
    <ConfirmForm
      id="close-message"
      action={href('message', { mesaj: id })}
      fields={{ mesaj: id, adim: 'kapat' }}
      label={t('messages.close')}
      question={t('messages.closeQuestion')}
      cancelLabel={t('messages.closeCancel')}
    />
  )
}
