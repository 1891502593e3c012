import type { ListEntry } from '~/favourites/arrange/named-lists'
import { useLocale } from '~/i18n/use-locale'

type Props = { lists: ListEntry[]; listId: string; hasLists: boolean }

/** The member's lists, where there are several, and the way to their names. */
export function ListTabs({ lists, listId, hasLists }: Props) {
  const { t, href } = useLocale()
  const hasTabs = lists.length > 1
  if (!(hasTabs || hasLists)) return null
  return (
    <nav className="list-tabs" aria-label={t('favourites.lists')}>
      {hasTabs &&
        lists.map(({ id, name, count }, at) => (
          <a
            key={id}
            href={href('favourites', { liste: at === 0 ? null : id })}
            aria-current={id === listId || (at === 0 && listId === '') ? 'page' : undefined}
          >
            <bdi>{name}</bdi> <span className="list-size">{count}</span>
          </a>
        ))}
      {hasLists && (
        <a className="edit-lists" href={href('favouriteLists')}>
          {t(hasTabs ? 'favourites.editLists' : 'favourites.newList')}
        </a>
      )}
    </nav>
  )
}
