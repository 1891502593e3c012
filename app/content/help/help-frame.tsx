import type { ReactNode } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { useIsUnavailable } from '~/rendering/use-is-unavailable'
import sideMenu from '~/ui/side-menu.css?url'
import css from './help.css?url'
import type { HelpLink } from './help-links'

type Props = {
  links: HelpLink[]
  here: string
  children: ReactNode
}

/** A page that helps or explains, with the others of its kind: beside it where there is room, else below it. */
export function HelpFrame({ links, here, children }: Props) {
  const { t, href } = useLocale()
  const hasContact = !useIsUnavailable('contact')
  const all = [
    { title: t('orders.follow'), path: href('orderFollow') },
    ...(hasContact ? [{ title: t('messages.contact'), path: href('contact') }] : []),
    ...links,
  ]
  // The shop may name a page of ours, or one twice.
  const each = all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at)
  return (
    <div className="help-frame">
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={sideMenu} />
      <div>{children}</div>
      <nav className="help-menu side-menu" aria-label={t('frame.help')}>
        <h2>{t('frame.help')}</h2>
        <ul>
          {each.map(({ title, path }) => (
            <li key={path}>
              <a href={path} aria-current={path === here ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
