import type { OpenMessage } from '~/backend/engagement/engagement-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { ErrorSummary } from '~/forms/error-summary'
import { Form } from '~/forms/form'
import type { FieldErrors } from '~/forms/read-fields'
import { TextField } from '~/forms/text-field'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import css from './messages.css?url'

type Props = { message: OpenMessage; errors?: FieldErrors; typed?: string }

export function MessagePage({ message, errors, typed }: Props) {
  const { t, href, language } = useLocale()
  const here = href('message', { mesaj: message.id })
  return (
    <div className="talks">
      <link rel="stylesheet" href={css} />
      <p>
        <a href={href('messages')}>{t('messages.title')}</a>
      </p>
      <h1>
        <bdi>{message.subject}</bdi>
      </h1>
      <p className="quiet">
        {message.department}
        {' · '}
        {t(message.open ? 'messages.open' : 'messages.closed')}
      </p>
      <ol className="talk">
        {message.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={at} className={line.byShop ? 'theirs' : undefined}>
            <p>
              <strong>{t(line.byShop ? 'messages.shop' : 'messages.you')}</strong>{' '}
              <time dateTime={line.date}>
                {line.date &&
                  `${formatDate(line.date, 'short', language)} ${formatDate(line.date, 'time', language)}`}
              </time>
            </p>
            <p className="said">{line.text}</p>
          </li>
        ))}
      </ol>
      {message.open && (
        <>
          <Form action={here} className="form">
            <ErrorSummary fields={errors} names={{ text: t('messages.reply') }} />
            <input type="hidden" name="mesaj" value={message.id} />
            <TextField
              label={t('messages.reply')}
              name="text"
              required
              rows={4}
              maxLength={255}
              defaultValue={typed}
              errors={errors?.text}
            />
            <Button tone="main">{t('messages.send')}</Button>
          </Form>
          <ConfirmForm
            id="close-message"
            action={here}
            fields={{ mesaj: message.id, adim: 'kapat' }}
            label={t('messages.close')}
            question={t('messages.closeSure')}
            cancelLabel={t('messages.keepOpen')}
          />
        </>
      )}
    </div>
  )
}
