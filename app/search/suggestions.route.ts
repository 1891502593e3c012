import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
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

async function popular({ backend, language }: RequestContext): Promise<VisibleSuggestions> {
  const { popularSearches = [] } = await backend.site()
  const links = popularSearches.map((word) => ({
    title: word,
    path: hrefOf('search', language, { q: word }),
  }))
  return { ...nothing, popular: links }
}

async function suggestionsFor(
  { backend, language }: RequestContext,
  word: string,
): Promise<VisibleSuggestions> {
  const { searchesAll } = await backend.site()
  const found = await backend.suggest(word, searchesAll)
  const search = (query: Record<string, string>) => hrefOf('search', language, query)
  const { total = null, within = [] } = found
  return {
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
    within: within.slice(0, max.others).map(({ id, title }) => ({
      title: word,
      path: search({ q: word, category: id }),
      category: title,
    })),
    ...(found.products.length > 0 && { all: { path: search({ q: word }), total } }),
  }
}

/** Suggestions for a word, for script. Answers an empty list on failure: the field works without. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { word } = readWord(new URL(request.url).searchParams.get('q') ?? '')
  const answer = (body: VisibleSuggestions, status = 200) =>
    // Not cacheable: prices depend on currency and member, which are not in the URL.
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
  if (word !== '' && ([...word].length < minLetters || !/[\p{L}\p{N}]/u.test(word)))
    return answer(nothing)
  try {
    return answer(await (word === '' ? popular(context) : suggestionsFor(context, word)))
  } catch (error) {
    noteFailure(context, error)
    return answer(nothing, 503)
  }
}
