import { Fragment } from 'react'
import { useLocale } from '~/i18n/use-locale'
import sideMenu from '~/ui/side-menu.css?url'
import { type AccountLink, memberPageGroups } from './member-pages'

export const inDialog = {
  'data-dialog-width': '480',
  'data-behavior': 'dialog',
  'data-load-on': 'click',
}

type Props = { hidden: AccountLink[]; current?: string }

export function AccountLinks({ hidden, current }: Props) {
  const { t, href } = useLocale()
  const groups = memberPageGroups.map(({ title, pages }) => ({
    title: t(title),
    pages: pages.filter(({ page }) => !hidden.includes(page)),
  }))
  return (
    <nav className="side-menu" aria-label={t('shell.account')}>
      <link rel="stylesheet" href={sideMenu} />
      {groups.map(({ title, pages }) => (
        <Fragment key={title}>
          <p aria-hidden>{title}</p>
          <ul aria-label={title}>
            {pages.map(({ page, text, ...options }) => (
              <li key={page}>
                <a
                  href={href(page)}
                  aria-current={page === current ? 'page' : undefined}
                  {...('isDialog' in options && page !== current && inDialog)}
                >
                  {t(text)}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}
