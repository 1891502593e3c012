import css from '~/account/messages/messages.css?url'
import type { MemberSession } from '~/backend/account/member-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { formatDate } from '~/i18n/dates'
import type { Language } from '~/i18n/languages'
import { useLocale } from '~/i18n/use-locale'

type Props = { sessions: MemberSession[] }

/** Where the member is signed in; each session can be ended from here. */
export default function DevicesPage({ sessions }: Props) {
  const { t } = useLocale()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <h1>{t('devices.title')}</h1>
      <p>{t('devices.lead')}</p>
      <ul className="message-list">
        {sessions.map((session) => (
          <DeviceItem key={session.id} session={session} />
        ))}
      </ul>
      <div className="saved-card-actions">
        {hasOthers && <EndForm which="others" />}
        <EndForm which="all" />
      </div>
    </div>
  )
}

function EndForm({ which }: { which: 'others' | 'all' }) {
  const { t, href } = useLocale()
  return (
    <ConfirmForm
      id={`end-${which}`}
      action={href(which === 'all' ? 'signOut' : 'devices')}
      fields={{ oturum: which }}
      label={t(`devices.${which}`)}
      question={t(`devices.${which}Question`)}
      cancelLabel={t('devices.cancel')}
    />
  )
}

const timeIn = (when: string, language: Language) =>
  `${formatDate(when, 'short', language)} ${formatDate(when, 'time', language)}`

function DeviceItem({ session }: { session: MemberSession }) {
  const { t, href, language } = useLocale()
  const name = session.device || t('devices.unknown')
  const lastUse = session.lastUse && timeIn(session.lastUse, language)
  return (
    <li className="saved-card">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {session.isCurrent && <span className="unread-badge">{t('devices.current')}</span>}
      <Times session={session} />
      {!session.isCurrent && (
        <ConfirmForm
          id={`end-${session.id}`}
          action={href('devices')}
          fields={{ oturum: session.id }}
          label={t('devices.end')}
          about={name}
          question={t('devices.endQuestion', { device: lastUse ? `${name} (${lastUse})` : name })}
          cancelLabel={t('devices.cancel')}
        />
      )}
    </li>
  )
}

function Times({ session: { signedIn, lastUse } }: { session: MemberSession }) {
  const { t, language } = useLocale()
  const time = (when: string) => timeIn(when, language)
  return (
    <>
      {signedIn && (
        <time dateTime={signedIn}>{t('devices.signedIn', { time: time(signedIn) })}</time>
      )}
      {lastUse && <time dateTime={lastUse}>{t('devices.lastUse', { time: time(lastUse) })}</time>}
    </>
  )
}
