import css from '~/account/messages/messages.css?url'
import type { Notification } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'

type Props = {
  notifications: Notification[] | null
  ownSite: { href: string; text: string } | null
}

export function NotificationsPage({ notifications, ownSite }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <h1>{t('notifications.title')}</h1>
      {notifications === null && <p role="alert">{t('notifications.unreadable')}</p>}
      {notifications === null && (
        <p className="link-row">
          <a href={href('notifications')}>{t('ui.retry')}</a>
          {ownSite && <a href={ownSite.href}>{ownSite.text}</a>}
        </p>
      )}
      {notifications?.length === 0 && (
        <>
          <p>{t('notifications.none')}</p>
          <a className="button" href={href('account')}>
            {t('shell.account')}
          </a>
        </>
      )}
      <ul className="conversation-list">
        {notifications?.map(({ id, kind, title, path }) => (
          <li key={id}>
            <a href={path}>{title}</a>
            <span>{t(`notifications.kind.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
