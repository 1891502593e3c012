import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/failure'
import { hrefOf } from '~/site-map'
import { readWord } from './search-word'
import { fewestLetters, type ShownSuggestions } from './suggest-rules'

/** How many of each kind are shown; the rest is on the page of results. */
const most = { products: 6, others: 4 }

const nothing: ShownSuggestions = {
  products: [],
  categories: [],
  brands: [],
  combines: [],
  meant: null,
}

/**
 * What the search field suggests for a word, from three letters on: script asks here while the shopper
 * types. Answers nothing rather than fail: the field works without.
 */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'suggestions'
  const { word } = readWord(new URL(request.url).searchParams.get('q') ?? '')
  const answer = (body: ShownSuggestions, status = 200) =>
    // The address says neither currency nor member, and the prices are theirs.
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
  if ([...word].length < fewestLetters || !/[\p{L}\p{N}]/u.test(word)) return answer(nothing)
  try {
    const { searchesAll } = await visit.shop.site()
    const found = await visit.shop.suggest(word, searchesAll)
    const search = (query: Record<string, string>) => hrefOf('search', visit.language, query)
    return answer({
      products: found.products.slice(0, most.products),
      categories: found.categories.slice(0, most.others),
      brands: found.brands.slice(0, most.others).map(({ id, title, path }) => ({
        title,
        path: path ?? search({ q: title, brand: id }),
      })),
      combines: found.combines.slice(0, most.others),
      meant: found.meant ? { title: found.meant, path: search({ q: found.meant }) } : null,
    })
  } catch (error) {
    noteFailure(visit, error)
    return answer(nothing, 503)
  }
}
