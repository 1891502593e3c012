import { useLocale } from '~/i18n/use-t'
import type { Category, Crumb, ProductList as List } from '~/shop/model'
import { Breadcrumb } from '~/ui/breadcrumb'
import { ProductList } from './product-list'

type Props = {
  category: Category
  crumbs: Crumb[]
  list: List
  layout: 'grid' | 'list'
  url: string
}

/** A category: its parts, its products (row B02). */
export function CategoryPage({ category, crumbs, list, layout, url }: Props) {
  const { t, href } = useLocale()
  const way = crumbs.filter((crumb) => crumb.path !== category.path)
  return (
    <>
      <Breadcrumb
        label={t('shell.trail')}
        home={{ title: t('shell.home'), path: href('home') }}
        crumbs={way}
      />
      <h1>{category.title}</h1>
      <CategoryChips label={t('catalog.parts')} categories={category.children} />
      {list.total > 0 ? (
        <ProductList list={list} layout={layout} url={url} />
      ) : (
        <p className="empty">{t('catalog.none')}</p>
      )}
    </>
  )
}

/** Categories as a row of links that can be swept sideways. */
export function CategoryChips(props: { label: string; categories: Category[] }) {
  if (props.categories.length === 0) return null
  return (
    <nav aria-label={props.label}>
      <ul className="chips">
        {props.categories.map((category) => (
          <li key={category.id}>
            <a href={category.path}>{category.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
