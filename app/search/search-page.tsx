import { ProductList } from '~/catalogue/product-list'
import type { ListFrame, Listing } from '~/catalogue/product-listing'
import { useT } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { serverOnly } from '~/rendering/server-only'
import type { SearchFallback } from './search-query'

const NothingFound = serverOnly(() => import('./nothing-found'))

type Props = {
  word: string
  tooShort: boolean
  cut: boolean
  /** Null when there is no list: nothing searched, or nothing found. */
  frame: ListFrame | null
  listing?: Listing | undefined
  fallback?: SearchFallback | null
}

export function SearchPage({ word, tooShort, cut, frame, listing, fallback: fromData }: Props) {
  const t = useT()
  const fallback = useServerData('fallback', fromData)
  if (!frame)
    return <NothingFound key={word} word={word} tooShort={tooShort} cut={cut} fallback={fallback} />
  return (
    <>
      <h1>{t('search.resultsFor', { word })}</h1>
      {cut && <p>{t('search.shortened')}</p>}
      <ProductList frame={frame} listing={listing} />
    </>
  )
}
