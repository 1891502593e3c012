import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { popularShelf } from '~/catalogue/home/home-shelves'
import { filtersIn, type ListQuery, readListQuery } from '~/catalogue/list-query'
import { listAddress } from '~/catalogue/list-url'
import {
  type FetchedList,
  furtherPages,
  listingOf,
  requestOf,
  toCanonicalForm,
  toNearest,
  withFurther,
} from '~/catalogue/product-listing'
import { translatorOf } from '~/i18n/translators'
import { onNavigationOnly } from '~/rendering/navigation/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { SearchPage } from './search-page'
import { readWord, type SearchFallback, type SearchWord } from './search-query'

declare module '~/session/request-context' {
  interface ServerOnlyData {
    fallback?: SearchFallback | null
  }
}

async function fetchResults(
  context: RequestContext,
  word: string,
  query: ListQuery,
): Promise<FetchedList> {
  const { backend: shop } = context
  const backendQuery = requestOf(query)
  const [first, further, filters] = await Promise.all([
    needed(context, shop.search(word, backendQuery)),
    furtherPages(context, query, (each) => shop.search(word, each)),
    shop.filters('arama', { ...backendQuery, q: word }).catch((error) => {
      noteFailure(context, error)
      return null
    }),
  ])
  return { first: withFurther(first, further), further, filters }
}

async function fallbackFor(
  context: RequestContext,
  { word, searchable }: SearchWord,
): Promise<SearchFallback> {
  const { backend } = context
  const [site, shelf, menu, meant] = await Promise.all([
    backend.site().catch(() => null),
    popularShelf(context),
    backend.categories().catch(() => []),
    searchable ? similarWord(context, word) : null,
  ])
  return {
    popular: site?.popularSearches ?? [],
    shelf,
    menu,
    searched: searchable,
    meant,
  }
}

/** Search results; `q` in the address also drops the path prefix of the calls. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  const typed = address.searchParams.get('q') ?? ''
  const searchWord = readWord(typed)
  const { word, cut, searchable } = searchWord
  const query = readListQuery(address.searchParams)
  toCanonicalForm(address, query, typed)
  const found = searchable ? await fetchResults(context, word, query) : null
  const url = listAddress(address.pathname, query, word)
  if (found) toNearest(url, found.first, found.filters)
  const isFiltered = Object.keys(filtersIn(query)).length > 0
  const list =
    found && (found.first.total !== 0 || isFiltered) ? await listingOf(context, url, found) : null
  const fallback = list ? null : await fallbackFor(context, searchWord)
  context.serverData.listing = list?.listing
  context.serverData.fallback = fallback
  const t = translatorOf(context.language)
  return {
    word,
    tooShort: word !== '' && !searchable,
    cut,
    frame: list?.frame ?? null,
    ...(context.enhanced ? { listing: list?.listing, fallback } : {}),
    head: privateHead(word ? t('searchPage.titleFor', { word }) : t('searchPage.title')),
  }
}

async function similarWord(context: RequestContext, word: string): Promise<string | null> {
  try {
    const { searchesAll } = await context.backend.site()
    return searchesAll ? (await context.backend.suggest(word, true)).didYouMean : null
  } catch (error) {
    noteFailure(context, error)
    return null
  }
}

export const shouldRevalidate = onNavigationOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export const handle = { i18n: 'parts' }

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
