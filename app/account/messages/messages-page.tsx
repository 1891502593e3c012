import type { Message } from '~/backend/engagement/engagement-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { useIsUnavailable } from '~/rendering/use-is-unavailable'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import css from './messages.css?url'

export function MessagesPage({ messages }: { messages: Message[] }) {
  const { t, href, language } = useLocale()
  const write = !useIsUnavailable('contact') && (
    <a className="button button-main" href={href('contact')}>
      {t('messages.new')}
    </a>
  )
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={empty} />
      <h1>{t('messages.title')}</h1>
      {messages.length === 0 ? (
        <EmptyState drawing="letter" text={t('messages.none')}>
          {write}
        </EmptyState>
      ) : (
        write && <p>{write}</p>
      )}
      <ul className="conversation-list">
        {messages.map((one) => (
          <li key={one.id}>
            <a href={href('message', { mesaj: one.id })}>
              <bdi>{one.subject}</bdi>
            </a>
            {one.unread && <strong className="unread-badge">{t('messages.unread')}</strong>}
            <span>
              {one.department}
              {' · '}
              <time dateTime={one.date}>{one.date && formatDate(one.date, 'short', language)}</time>
              {' · '}
              {t(one.open ? 'messages.open' : 'messages.closed')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
