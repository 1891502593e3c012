import { CategoryChips } from '~/catalog/category-chips'
import { useLocale } from '~/i18n/use-t'
import { SearchForm } from './search-form'
import type { SearchWays } from './search-word'

type Props = { word: string; tooShort: boolean; cut: boolean; ways: SearchWays | null | undefined }

/** No word yet, too short a word, or a word that finds nothing: how to go on. */
export default function NothingFound({ word, tooShort, cut, ways }: Props) {
  const { t, href } = useLocale()
  if (!ways) return null
  const { menu, searched, meant } = ways
  return (
    <div className="ask">
      <h1>{searched ? t('search.nothingFor', { word }) : t('search.title')}</h1>
      {cut && <p>{t('search.cut')}</p>}
      <p>{t(tooShort ? 'search.tooShort' : searched ? 'search.nothingHint' : 'search.start')}</p>
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
