import css from '~/account/messages/messages.css?url'
import type { Notification } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'

type Props = {
  notifications: Notification[] | null
  ownSite: { href: string; text: string } | null
}

export function NotificationsPage({ notifications, ownSite }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={empty} />
      <h1>{t('notifications.title')}</h1>
      {notifications === null && <p role="alert">{t('notifications.unreadable')}</p>}
      {notifications === null && (
        <p className="link-row">
          <a href={href('notifications')}>{t('ui.retry')}</a>
          {ownSite && <a href={ownSite.href}>{ownSite.text}</a>}
        </p>
      )}
      {notifications?.length === 0 && (
        <EmptyState drawing="bell" text={t('notifications.none')}>
          <a className="button button-main" href={href('favourites')}>
            {t('favourites.own')}
          </a>
        </EmptyState>
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
