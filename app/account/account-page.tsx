import css from '~/auth/auth.css?url'
import type { PastOrder } from '~/backend/account/member-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { LatestOrder } from './latest-order'
import orders from './orders/orders.css?url'

/** The pages of an account with the texts of their links; a page with `isDialog` opens as a dialog. */
const pages = [
  { page: 'favourites', text: 'favourites.own' },
  { page: 'orders', text: 'orders.title' },
  { page: 'savedCards', text: 'wallet.title' },
  { page: 'messages', text: 'messages.title' },
  { page: 'notifications', text: 'notifications.title' },
  { page: 'affiliate', text: 'affiliate.title' },
  { page: 'ledger', text: 'ledger.title' },
  { page: 'personalData', text: 'register.personalData' },
  { page: 'addresses', text: 'address.title' },
  { page: 'preferences', text: 'register.preferences' },
  { page: 'ownData', text: 'ownData.title' },
  { page: 'passkeys', text: 'passkeys.title' },
  { page: 'devices', text: 'devices.title' },
  { page: 'changePassword', text: 'password.title', isDialog: true },
  { page: 'verifyPhone', text: 'code.verify', isDialog: true },
  { page: 'cart', text: 'shell.cart' },
] as const

export type AccountLink = (typeof pages)[number]['page']

type Props = {
  name: string
  prompts: ('password' | 'consent')[]
  hidden: AccountLink[]
  /** Null where the shop has no list of orders. */
  latest: Promise<PastOrder | null> | null
}

const inDialog = { 'data-dialog-width': '480', 'data-behavior': 'dialog', 'data-load-on': 'click' }

export function AccountPage({ name, prompts, hidden, latest }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="account-home">
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={orders} />
      <h1>{name ? t('auth.greeting', { name }) : t('shell.account')}</h1>
      {prompts.map((prompt) => (
        <p key={prompt} className="message-box">
          {t(prompt === 'password' ? 'auth.weakPassword' : 'auth.consentNeeded')}{' '}
          <a href={href(prompt === 'password' ? 'changePassword' : 'preferences')} {...inDialog}>
            {t(prompt === 'password' ? 'auth.changePassword' : 'auth.preferences')}
          </a>
        </p>
      ))}
      <div className="account-columns">
        {latest && <LatestOrder promise={latest} />}
        <div>
          <AccountLinks hidden={hidden} />
          <Form action={href('signOut')}>
            <Button>{t('auth.signOut')}</Button>
          </Form>
        </div>
      </div>
    </div>
  )
}

function AccountLinks({ hidden }: Pick<Props, 'hidden'>) {
  const { t, href } = useLocale()
  return (
    <nav aria-label={t('shell.account')}>
      <ul className="account-links">
        {pages
          .filter(({ page }) => !hidden.includes(page))
          .map(({ page, text, ...options }) => (
            <li key={page}>
              <a href={href(page)} {...('isDialog' in options && inDialog)}>
                {t(text)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
