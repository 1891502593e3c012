import { useLocale } from '~/i18n/use-locale'
import css from './account-frame.css?url'
import { AccountLinks } from './account-links'
import type { AccountLink } from './member-pages'
import { SignOut } from './sign-out'

type Props = { hidden: AccountLink[]; current: string }

/** Beside a page of an account: its menu, or a link to it where there is no room. */
export default function AccountMenu({ hidden, current }: Props) {
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={css} />
      <a className="account-back" href={href('account')}>
        {t('shell.account')}
      </a>
      <div className="account-menu">
        <AccountLinks hidden={hidden} current={current} />
        <SignOut tone="text" />
      </div>
    </>
  )
}
