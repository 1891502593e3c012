import { CategoryChips } from '~/catalogue/category/category-chips'
import PopularShelf from '~/catalogue/home/popular-shelf'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { SearchForm } from '~/search/search-form'

export default function NotFoundContent({ word = '' }: { word?: string }) {
  const { t, href } = useLocale()
  const menu = useServerData('menu') ?? []
  return (
    <>
      <div className="short-page">
        <h1>{t('failure.notFoundTitle')}</h1>
        <p>{t('failurePage.notFoundText')}</p>
        <SearchForm action={href('search')} word={word} />
        <h2>{t('search.categories')}</h2>
        <CategoryChips label={t('search.categories')} categories={menu} />
        <p className="link-row">
          <a className="button button-main" href={href('home')}>
            {t('failurePage.home')}
          </a>
          <a className="button" href={href('categories')}>
            {t('shell.allCategories')}
          </a>
        </p>
      </div>
      <PopularShelf />
    </>
  )
}
