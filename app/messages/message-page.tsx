import { ErrorSummary } from '~/auth/error-summary'
import type { FieldErrors } from '~/auth/read-fields'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-t'
import type { OpenMessage } from '~/shop/talk-model'
import { Button } from '~/ui/button'
import { ConfirmForm } from '~/ui/confirm-form'
import { FormKey } from '~/ui/page-vars'
import { TextField } from '~/ui/text-field'
import css from './messages.css?url'

type Props = { message: OpenMessage; errors?: FieldErrors; typed?: string }

/** What was written in a conversation, and, while it is open, the form that answers and the one that closes it. */
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
          <form method="post" action={here} className="form" noValidate>
            <ErrorSummary fields={errors} names={{ text: t('messages.reply') }} />
            <FormKey />
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
          </form>
          <ConfirmForm
            id="close-message"
            action={here}
            fields={{ mesaj: message.id, adim: 'kapat' }}
            ask={t('messages.close')}
            question={t('messages.closeSure')}
            no={t('messages.keepOpen')}
          />
        </>
      )}
    </div>
  )
}
