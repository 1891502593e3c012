import { useLocale } from '~/i18n/use-locale'
import sideMenu from '~/ui/side-menu.css?url'
import css from './account-frame.css?url'
import { AccountLinks } from './account-links'
import type { AccountLink } from './member-pages'

type Props = { hidden: AccountLink[]; current: string }

/** Beside a page of an account: its menu, or a link to it where there is no room. */
export default function AccountMenu({ hidden, current }: Props) {
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={sideMenu} />
      <a className="account-back" href={href('account')}>
        {t('shell.account')}
      </a>
      <div className="account-menu side-menu">
        <AccountLinks hidden={hidden} current={current} />
      </div>
    </>
  )
}
