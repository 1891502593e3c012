import { CategoryChips } from '~/catalogue/category/category-chips'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { SearchForm } from '~/search/search-form'

export default function NotFoundContent({ word = '' }: { word?: string }) {
  const { t, href } = useLocale()
  const menu = useServerData('menu') ?? []
  return (
    <div className="short-page">
      <h1>{t('failure.notFoundTitle')}</h1>
      <p>{t('failurePage.notFoundText')}</p>
      <SearchForm action={href('search')} word={word} />
      <h2>{t('search.categories')}</h2>
      <CategoryChips label={t('search.categories')} categories={menu} />
      <p>
        <a href={href('categories')}>{t('shell.allCategories')}</a>
      </p>
      <p className="link-row">
        <a className="button" href={href('home')}>
          {t('failurePage.home')}
        </a>
      </p>
    </div>
  )
}
