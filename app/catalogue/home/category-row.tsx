import type { Category } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'

/** The first categories as pictures in a row, on a phone; a wide screen has their names below the header. */
export function CategoryRow({ categories }: { categories: Category[] }) {
  const t = useT()
  if (categories.length === 0) return null
  return (
    <nav className="category-row" aria-label={t('shell.featuredCategories')}>
      {categories.map(({ id, title, path, picture }) => (
        <a key={id} href={path}>
          <img src={picture} width={240} height={240} alt="" />
          {title}
        </a>
      ))}
    </nav>
  )
}
