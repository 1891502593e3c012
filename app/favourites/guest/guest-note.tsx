import { useLocale } from '~/i18n/use-locale'

/** Where the favourites are, and how to have them elsewhere too. */
export default function GuestNote({ isIncomplete }: { isIncomplete: boolean }) {
  const { t, href } = useLocale()
  return (
    <div className="guest-note">
      {isIncomplete && <p role="status">{t('favouriteList.notDisplayed')}</p>}
      <p>{t('favouriteList.guestNote')}</p>
      <a className="button" href={href('signIn', { donus: href('favourites') })}>
        {t('auth.signIn')}
      </a>
    </div>
  )
}
