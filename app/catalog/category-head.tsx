import { useLocale } from '~/i18n/use-t'
import type { Category, Crumb } from '~/shop/model'
import { Breadcrumb } from '~/ui/breadcrumb'
import { CategoryChips } from './category-chips'

/** Where the category stands, its name, its parts. */
export default function CategoryHead(props: { category: Category; crumbs: Crumb[] }) {
  const { t, href } = useLocale()
  const { category } = props
  return (
    <>
      <Breadcrumb
        label={t('shell.trail')}
        home={{ title: t('shell.home'), path: href('home') }}
        crumbs={props.crumbs.filter((crumb) => crumb.path !== category.path)}
      />
      <h1>{category.title}</h1>
      <CategoryChips label={t('catalog.parts')} categories={category.children} />
    </>
  )
}
