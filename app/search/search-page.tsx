import { CategoryChips } from '~/catalog/category-page'
import { ProductList } from '~/catalog/product-list'
import { useLocale } from '~/i18n/use-t'
import type { Category, ProductList as List } from '~/shop/model'
import { Button } from '~/ui/button'

type Props = {
  word: string
  /** Null when nothing was searched: no word, or too short a one. */
  list: List | null
  tooShort: boolean
  /** Whether the word was longer than what is searched for. */
  cut: boolean
  layout: 'grid' | 'list'
  menu: Category[]
  url: string
}

/** What was found for a word; when nothing was, the ways on (row B07). */
export function SearchPage({ word, list, tooShort, cut, layout, menu, url }: Props) {
  const { t, href } = useLocale()
  if (list && list.total > 0)
    return (
      <>
        <h1>{t('search.resultsFor', { word })}</h1>
        {cut && <p>{t('search.cut')}</p>}
        <ProductList list={list} layout={layout} url={url} />
      </>
    )
  return (
    <div className="ask">
      <h1>{list ? t('search.nothingFor', { word }) : t('search.title')}</h1>
      <p>{t(tooShort ? 'search.tooShort' : list ? 'search.nothingHint' : 'search.start')}</p>
      <SearchForm action={href('search')} word={word} />
      <h2>{t('search.categories')}</h2>
      <CategoryChips label={t('search.categories')} categories={menu} />
    </div>
  )
}

/** The search field as a page shows it. */
export function SearchForm({ action, word }: { action: string; word: string }) {
  const { t } = useLocale()
  return (
    <form action={action} className="ask-form">
      <input
        className="in"
        type="search"
        name="q"
        defaultValue={word}
        aria-label={t('search.word')}
        autoComplete="off"
      />
      <Button>{t('search.button')}</Button>
    </form>
  )
}
