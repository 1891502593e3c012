import { CategoryChips } from '~/catalogue/category/category-chips'
import { Shelf } from '~/catalogue/home/shelf'
import { useLocale } from '~/i18n/use-locale'
import { SearchForm } from './search-form'
import type { SearchFallback } from './search-query'

type Props = {
  word: string
  tooShort: boolean
  cut: boolean
  fallback: SearchFallback | null | undefined
}

function PopularWords({ words }: { words: string[] }) {
  const { t, href } = useLocale()
  if (words.length === 0) return null
  const links = words.map((word) => ({
    ...{ id: word, title: word, path: href('search', { q: word }), picture: '', children: [] },
  }))
  return (
    <>
      <h2>{t('search.popular')}</h2>
      <CategoryChips label={t('search.popular')} categories={links} />
    </>
  )
}

const promptOf = (tooShort: boolean, searched: boolean) =>
  tooShort ? 'searchPage.tooShort' : searched ? 'searchPage.nothingHint' : 'searchPage.prompt'

/** No word, a word that is too short, or one without results. */
export default function NothingFound({ word, tooShort, cut, fallback }: Props) {
  const { t, href } = useLocale()
  if (!fallback) return null
  const { menu, searched, meant, popular = [], shelf } = fallback
  return (
    <>
      <div className="short-page">
        <h1>{searched ? t('searchPage.nothingFor', { word }) : t('searchPage.title')}</h1>
        {cut && <p>{t('search.shortened')}</p>}
        <p {...(searched ? { 'data-behavior': 'listed', 'data-load-on': 'visible' } : {})}>
          {t(promptOf(tooShort, searched))}
        </p>
        {meant && (
          <p>
            {t('search.didYouMean')} <a href={href('search', { q: meant })}>{meant}</a>
          </p>
        )}
        <SearchForm action={href('search')} word={word} />
        <PopularWords words={popular} />
        <h2>{t('search.categories')}</h2>
        <CategoryChips label={t('search.categories')} categories={menu} />
      </div>
      {shelf && <Shelf shelf={shelf} />}
    </>
  )
}
