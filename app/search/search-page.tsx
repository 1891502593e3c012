import { ProductList } from '~/catalog/product-list'
import { useT } from '~/i18n/use-t'
import type { Category, ProductList as List } from '~/shop/model'
import { still } from '~/ui/still'

const NothingFound = still(() => import('./nothing-found'))

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
  const t = useT()
  if (!list || list.total === 0)
    return <NothingFound key={url} word={word} searched={!!list} tooShort={tooShort} menu={menu} />
  return (
    <>
      <h1>{t('search.resultsFor', { word })}</h1>
      {cut && <p>{t('search.cut')}</p>}
      <ProductList list={list} layout={layout} url={url} />
    </>
  )
}
