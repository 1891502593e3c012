import { useLocale } from '~/i18n/use-locale'
import { type AccountLink, memberPages } from './member-pages'

export const inDialog = {
  'data-dialog-width': '480',
  'data-behavior': 'dialog',
  'data-load-on': 'click',
}

type Props = { hidden: AccountLink[]; current?: string }

export function AccountLinks({ hidden, current }: Props) {
  const { t, href } = useLocale()
  return (
    <nav aria-label={t('shell.account')}>
      <ul className="account-links">
        {memberPages
          .filter(({ page }) => !hidden.includes(page))
          .map(({ page, text, ...options }) => (
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
    </nav>
  )
}
