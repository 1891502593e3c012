import { useT } from '~/i18n/use-t'
import type { Category, Crumb, ProductList as List } from '~/shop/model'
import { still } from '~/ui/still'
import { ProductList } from './product-list'

const CategoryHead = still(
  () => import('./category-head'),
  ({ category }) => ({ of: category }),
)

type Props = {
  category: Category
  crumbs: Crumb[]
  list: List
  layout: 'grid' | 'list'
  url: string
}

/** A category: its parts, its products (row B02). */
export function CategoryPage({ category, crumbs, list, layout, url }: Props) {
  const t = useT()
  return (
    <>
      <CategoryHead key={category.id} category={category} crumbs={crumbs} />
      {list.total > 0 ? (
        <ProductList list={list} layout={layout} url={url} />
      ) : (
        <p className="empty">{t('catalog.none')}</p>
      )}
    </>
  )
}
