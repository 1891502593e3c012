import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { Icon } from '~/ui/pictures/icon'

/** All categories, two levels deep; script adds the third with pictures (menu-panes.ts). */
export default function CategoryMenu() {
  const menu = useServerData('menu') ?? []
  const { t, href } = useLocale()
  return (
    <details className="menu" data-dropdown data-behavior="menu">
      <summary className="button button-bare" aria-label={t('frame.menu')}>
        <Icon name="menu" />
        <span>{t('frame.menu')}</span>
      </summary>
      <nav aria-label={t('frame.menu')}>
        <ul>
          {menu.map((top) => (
            <li key={top.id}>
              <a href={top.path}>{top.title}</a>
              <ul>
                {top.children.map((child) => (
                  <li key={child.id}>
                    <a href={child.path}>{child.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <a href={href('categories')}>{t('shell.allCategories')}</a>
      </nav>
    </details>
  )
}
