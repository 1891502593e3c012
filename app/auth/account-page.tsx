import { useLocale } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import css from './auth.css?url'

type Props = { name: string; asks: ('password' | 'consent')[]; affiliate: boolean }

/** Who is signed in, where to go from here, and the way out. */
export function AccountPage({ name, asks, affiliate }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{name ? t('auth.hello', { name }) : t('shell.account')}</h1>
      {asks.map((ask) => (
        <p key={ask} className="summary">
          {t(ask === 'password' ? 'auth.weakPassword' : 'auth.consentNeeded')}{' '}
          <a
            href={href(ask === 'password' ? 'changePassword' : 'preferences')}
            data-window="480"
            data-enhance="window"
            data-when="press"
          >
            {t(ask === 'password' ? 'auth.changePassword' : 'auth.preferences')}
          </a>
        </p>
      ))}
      <nav aria-label={t('shell.account')}>
        <ul className="account-links">
          <li>
            <a href={href('favourites')}>{t('favourites.title')}</a>
          </li>
          <li>
            <a href={href('orders')}>{t('orders.title')}</a>
          </li>
          <li>
            <a href={href('cards')}>{t('wallet.title')}</a>
          </li>
          <li>
            <a href={href('messages')}>{t('messages.title')}</a>
          </li>
          <li>
            <a href={href('notifications')}>{t('notifications.title')}</a>
          </li>
          {affiliate && (
            <li>
              <a href={href('affiliate')}>{t('affiliate.title')}</a>
            </li>
          )}
          <li>
            <a href={href('ledger')}>{t('ledger.title')}</a>
          </li>
          <li>
            <a href={href('personalData')}>{t('register.personalData')}</a>
          </li>
          <li>
            <a href={href('addresses')}>{t('address.title')}</a>
          </li>
          <li>
            <a href={href('preferences')}>{t('register.preferences')}</a>
          </li>
          <li>
            <a
              href={href('changePassword')}
              data-window="480"
              data-enhance="window"
              data-when="press"
            >
              {t('password.title')}
            </a>
          </li>
          <li>
            <a href={href('verifyPhone')} data-window="480" data-enhance="window" data-when="press">
              {t('code.verify')}
            </a>
          </li>
          <li>
            <a href={href('cart')}>{t('shell.cart')}</a>
          </li>
        </ul>
      </nav>
      <form method="post" action={href('signOut')}>
        <FormKey />
        <Button>{t('auth.signOut')}</Button>
      </form>
    </div>
  )
}
