import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { readWord } from './search-query'
import { minLetters, type VisibleSuggestions } from './suggestion-rules'

const max = { products: 6, others: 4 }

const nothing: VisibleSuggestions = {
  products: [],
  categories: [],
  brands: [],
  combines: [],
  meant: null,
}

/** Suggestions for a word, for script. Answers an empty list on failure: the field works without. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { word } = readWord(new URL(request.url).searchParams.get('q') ?? '')
  const answer = (body: VisibleSuggestions, status = 200) =>
    // Not cacheable: prices depend on currency and member, which are not in the URL.
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
  if ([...word].length < minLetters || !/[\p{L}\p{N}]/u.test(word)) return answer(nothing)
  try {
    const { searchesAll } = await context.backend.site()
    const found = await context.backend.suggest(word, searchesAll)
    const search = (query: Record<string, string>) => hrefOf('search', context.language, query)
    return answer({
      products: found.products.slice(0, max.products),
      categories: found.categories.slice(0, max.others),
      brands: found.brands.slice(0, max.others).map(({ id, title, path }) => ({
        title,
        path: path ?? search({ q: title, brand: id }),
      })),
      combines: found.combines.slice(0, max.others),
      meant: found.didYouMean
        ? { title: found.didYouMean, path: search({ q: found.didYouMean }) }
        : null,
    })
  } catch (error) {
    noteFailure(context, error)
    return answer(nothing, 503)
  }
}
