import type { ListFrame, Listing } from '~/catalog/listing'
import { ProductList } from '~/catalog/product-list'
import { useT } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import { still } from '~/ui/still'
import type { SearchWays } from './search-word'

const NothingFound = still(() => import('./nothing-found'))

type Props = {
  word: string
  tooShort: boolean
  /** Whether the word was longer than what is searched for. */
  cut: boolean
  /** Null when there is no list: nothing searched, or nothing found. */
  frame: ListFrame | null
  listing?: Listing | undefined
  ways?: SearchWays | null
}

/** What was found for a word; when nothing was, the ways on. */
export function SearchPage({ word, tooShort, cut, frame, listing, ways: fromData }: Props) {
  const t = useT()
  const ways = useDrawn('ways', fromData)
  if (!frame)
    return <NothingFound key={word} word={word} tooShort={tooShort} cut={cut} ways={ways} />
  return (
    <>
      <h1>{t('search.resultsFor', { word })}</h1>
      {cut && <p>{t('search.cut')}</p>}
      <ProductList frame={frame} listing={listing} />
    </>
  )
}
