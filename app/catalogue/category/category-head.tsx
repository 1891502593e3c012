import type { CategoryTop } from '~/catalogue/product-listing'
import { useLocale } from '~/i18n/use-locale'
import { Breadcrumb } from '~/ui/breadcrumb'
import { CategoryChips } from './category-chips'

export default function CategoryHead({ top }: { top: CategoryTop | undefined }) {
  const { t, href } = useLocale()
  if (!top) return null
  const { category, crumbs } = top
  return (
    <>
      <Breadcrumb
        label={t('shell.breadcrumb')}
        home={{ title: t('shell.home'), path: href('home') }}
        crumbs={crumbs.filter((crumb) => crumb.path !== category.path)}
      />
      <h1>{category.title}</h1>
      <CategoryChips label={t('lists.subcategories')} categories={category.children} />
    </>
  )
}
