import css from '~/account/messages/messages.css?url'
import type { Notification } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'

export function NotificationsPage({ notifications }: { notifications: Notification[] }) {
  const { t, href } = useLocale()
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <h1>{t('notifications.title')}</h1>
      {notifications.length === 0 && (
        <>
          <p>{t('notifications.none')}</p>
          <a className="button" href={href('account')}>
            {t('shell.account')}
          </a>
        </>
      )}
      <ul className="conversation-list">
        {notifications.map(({ id, kind, title, path }) => (
          <li key={id}>
            <a href={path}>{title}</a>
            <span>{t(`notifications.kind.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
