import css from '~/auth/auth.css?url'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = { name: string; prompts: ('password' | 'consent')[]; affiliate: boolean }

export function AccountPage({ name, prompts, affiliate }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{name ? t('auth.hello', { name }) : t('shell.account')}</h1>
      {prompts.map((prompt) => (
        <p key={prompt} className="summary">
          {t(prompt === 'password' ? 'auth.weakPassword' : 'auth.consentNeeded')}{' '}
          <a
            href={href(prompt === 'password' ? 'changePassword' : 'preferences')}
            data-window="480"
            data-enhance="window"
            data-when="press"
          >
            {t(prompt === 'password' ? 'auth.changePassword' : 'auth.preferences')}
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
      <Form action={href('signOut')}>
        <Button>{t('auth.signOut')}</Button>
      </Form>
    </div>
  )
}
