import { useLocale } from '~/i18n/use-t'
import type { ProductList } from '~/shop/model'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

type Props = { list: ProductList; layout: 'grid' | 'list'; url: string }

const layouts = [
  ['grid', 'grid'],
  ['list', 'rows'],
] as const

/** How many there are, in which order, and how they stand. */
export default function ListTools({ list, layout, url }: Props) {
  const { t, href } = useLocale()
  const [path = '', query] = url.split('?')
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== 'sort' && name !== 'pg')
  return (
    <div className="tools">
      <p>{t('catalog.count', { count: list.total })}</p>
      <form method="get" action={path} className="sort">
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <select
          name="sort"
          className="in"
          defaultValue={list.sort}
          aria-label={t('catalog.sortBy')}
          data-go
        >
          {list.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`catalog.sort.${sort}`)}
            </option>
          ))}
        </select>
        <Button>{t('catalog.sortButton')}</Button>
      </form>
      <form method="post" action={href('layout')} className="layouts">
        <input type="hidden" name="back" value={url} />
        {layouts.map(([name, icon]) => (
          <button
            key={name}
            type="submit"
            className="b b-bare"
            name="layout"
            value={name}
            aria-pressed={layout === name}
            aria-label={t(`catalog.layout.${name}`)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </form>
    </div>
  )
}
