import { CategoryChips } from '~/catalog/category-chips'
import { useLocale } from '~/i18n/use-t'
import { SearchForm } from '~/search/search-form'
import type { Category } from '~/shop/model'

/** An address that leads nowhere: search, categories, home. */
export default function MissingContent({ menu, word = '' }: { menu: Category[]; word?: string }) {
  const { t, href } = useLocale()
  return (
    <div className="ask">
      <h1>{t('failure.missingTitle')}</h1>
      <p>{t('failure.missingText')}</p>
      <SearchForm action={href('search')} word={word} />
      <h2>{t('search.categories')}</h2>
      <CategoryChips label={t('search.categories')} categories={menu} />
      <p className="ways">
        <a className="b" href={href('home')}>
          {t('failure.home')}
        </a>
      </p>
    </div>
  )
}
