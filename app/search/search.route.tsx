import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { filtersIn, readListQuery } from '~/catalog/list-query'
import { listAddress } from '~/catalog/list-url'
import { askedOf, furtherPages, listingOf, toNearest, toWrittenForm } from '~/catalog/listing'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { onStepsOnly } from '~/revalidate'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Visit } from '~/visit'
import { SearchPage } from './search-page'
import { readWord, type SearchWays } from './search-word'

/** Search results; `q` in the address also drops the path prefix of the calls. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'search'
  const address = new URL(request.url)
  const typed = address.searchParams.get('q') ?? ''
  const { word, cut, searchable } = readWord(typed)
  const query = readListQuery(address.searchParams)
  toWrittenForm(address, query, typed)
  const asked = askedOf(query)
  const { shop } = visit
  const found = searchable
    ? await Promise.all([
        needed(visit, shop.search(word, asked)),
        furtherPages(visit, query, (each) => shop.search(word, each)),
        shop.filters('arama', { ...asked, q: word }).catch((error) => {
          noteFailure(visit, error)
          return null
        }),
      ])
    : null
  const url = listAddress(address.pathname, query, word)
  if (found) toNearest(url, found[0], found[2])
  const isFound = found !== null && (found[0].total > 0 || Object.keys(filtersIn(query)).length > 0)
  const ways: SearchWays | null = isFound
    ? null
    : {
        menu: await shop.categories().catch(() => []),
        searched: searchable,
        meant: searchable ? await meantBy(visit, word) : null,
      }
  const drawn = isFound ? listingOf(visit, url, ...found) : null
  visit.drawn.listing = drawn?.listing
  visit.drawn.ways = ways
  const t = translatorOf(visit.language)
  return {
    word,
    tooShort: word !== '' && !searchable,
    cut,
    frame: drawn?.frame ?? null,
    ...(visit.enhanced ? { listing: drawn?.listing, ways } : {}),
    head: privateHead(word ? t('search.titleFor', { word }) : t('search.title')),
  }
}

/** A word that was meant, where the shop can tell; the page goes without it. */
async function meantBy(visit: Visit, word: string): Promise<string | null> {
  try {
    const { searchesAll } = await visit.shop.site()
    return searchesAll ? (await visit.shop.suggest(word, true)).meant : null
  } catch (error) {
    noteFailure(visit, error)
    return null
  }
}

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
