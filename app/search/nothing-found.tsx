import { CategoryChips } from '~/catalogue/category/category-chips'
import { useLocale } from '~/i18n/use-locale'
import { SearchForm } from './search-form'
import type { SearchFallback } from './search-query'

type Props = {
  word: string
  tooShort: boolean
  cut: boolean
  fallback: SearchFallback | null | undefined
}

/** No word, a word that is too short, or one without results. */
export default function NothingFound({ word, tooShort, cut, fallback }: Props) {
  const { t, href } = useLocale()
  if (!fallback) return null
  const { menu, searched, meant } = fallback
  return (
    <div className="short-page">
      <h1>{searched ? t('searchPage.nothingFor', { word }) : t('searchPage.title')}</h1>
      {cut && <p>{t('search.shortened')}</p>}
      <p>
        {t(
          tooShort
            ? 'searchPage.tooShort'
            : searched
              ? 'searchPage.nothingHint'
              : 'searchPage.prompt',
        )}
      </p>
      {meant && (
        <p>
          {t('search.didYouMean')} <a href={href('search', { q: meant })}>{meant}</a>
        </p>
      )}
      <SearchForm action={href('search')} word={word} />
      <h2>{t('search.categories')}</h2>
      <CategoryChips label={t('search.categories')} categories={menu} />
    </div>
  )
}
