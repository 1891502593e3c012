import css from '~/auth/auth.css?url'
import type { PastOrder } from '~/backend/account/member-model'
import type { Showcase } from '~/backend/catalogue/model'
import { Popular } from '~/catalogue/home/popular'
import { useLocale } from '~/i18n/use-locale'
import empty from '~/ui/empty-state.css?url'
import { AccountLinks, inDialog } from './frame/account-links'
import type { AccountLink } from './frame/member-pages'
import { SignOut } from './frame/sign-out'
import { LatestOrder } from './latest-order'
import orders from './orders/orders.css?url'

type Props = {
  name: string
  prompts: ('password' | 'consent')[]
  hidden: AccountLink[]
  latest: Promise<PastOrder | null> | null
  popular?: Showcase | null | undefined
}

export function AccountPage({ name, prompts, hidden, latest, popular }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="account-home">
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={orders} />
      <link rel="stylesheet" href={empty} />
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
          <SignOut />
        </div>
        <Popular popular={popular} />
      </div>
    </div>
  )
}
