import { useLocale } from '~/i18n/use-t'
import { Breadcrumb } from '~/ui/breadcrumb'
import { CategoryChips } from './category-chips'
import type { CategoryTop } from './listing'

/** Where the category stands, its name, its parts. */
export default function CategoryHead({ top }: { top: CategoryTop | undefined }) {
  const { t, href } = useLocale()
  if (!top) return null
  const { category, crumbs } = top
  return (
    <>
      <Breadcrumb
        label={t('shell.trail')}
        home={{ title: t('shell.home'), path: href('home') }}
        crumbs={crumbs.filter((crumb) => crumb.path !== category.path)}
      />
      <h1>{category.title}</h1>
      <CategoryChips label={t('catalog.parts')} categories={category.children} />
    </>
  )
}
