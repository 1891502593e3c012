import type { Category } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'
import css from './category-tree.css?url'

/** The tree of all categories; the menu takes its panes from it (menu-panes.ts). */
export default function CategoriesContent({ menu }: { menu: Category[] }) {
  const t = useT()
  return (
    <>
      <link rel="stylesheet" href={css} />
      <h1>{t('shell.allCategories')}</h1>
      <div className="category-tree">
        {menu.map((top) => (
          <section key={top.id}>
            <h2>
              <a href={top.path}>{top.title}</a>
            </h2>
            <Branches categories={top.children} />
            {top.picture && (
              <img
                className="category-picture"
                src={top.picture}
                width={240}
                height={240}
                alt=""
                loading="lazy"
              />
            )}
          </section>
        ))}
      </div>
    </>
  )
}

function Branches({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <a href={category.path}>{category.title}</a>
          <Branches categories={category.children} />
        </li>
      ))}
    </ul>
  )
}
