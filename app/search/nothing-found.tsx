import { CategoryChips } from '~/catalog/category-chips'
import { useLocale } from '~/i18n/use-t'
import type { Category } from '~/shop/model'
import { SearchForm } from './search-form'

type Props = { word: string; searched: boolean; tooShort: boolean; menu: Category[] }

/** No word yet, too short a word, or a word that finds nothing: how to go on. */
export default function NothingFound({ word, searched, tooShort, menu }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="ask">
      <h1>{searched ? t('search.nothingFor', { word }) : t('search.title')}</h1>
      <p>{t(tooShort ? 'search.tooShort' : searched ? 'search.nothingHint' : 'search.start')}</p>
      <SearchForm action={href('search')} word={word} />
      <h2>{t('search.categories')}</h2>
      <CategoryChips label={t('search.categories')} categories={menu} />
    </div>
  )
}
