import { BackendError } from '~/backend/http/backend-error'
import type { CachedCalls } from '~/backend/http/cache/cached-calls'
import { bodyOf, type Call } from '~/backend/http/call'
import type { PlatformCalls } from '~/backend/platform-page/platform-calls'
import { readFilters } from './filters'
import { readList } from './list'
import type { Filters, ProductList, Suggestions } from './model'
import { readSearch, readSuggestions } from './suggestions'

type Query = Record<string, string>

const allFilters = 'filters-variants-categories-brands-price-models-suppliers'

/** Lists of products. Links are paths of pages without their leading slashes. */
export function listCalls(
  { cached, cachedBody }: CachedCalls,
  { loadedCards }: Pick<PlatformCalls, 'loadedCards'>,
  currency: string,
) {
  const load = (page: string, query: Query): Promise<ProductList> => {
    const call: Call = { key: 'PRODUCT_LOADER', parts: [page, '1003'], query }
    return cached(call, async (wire) => {
      const body = bodyOf('PRODUCT_LOADER', wire)
      const cards = typeof body === 'string' ? await loadedCards(body, call, query) : null
      return cards ?? readList(body, currency, query.sort)
    })
  }

  return {
    search: (word: string, query: Query) => load('12', { ...query, link: 'arama', q: word }),

    more: (link: string, query: Query) => load('2', { ...query, link }),

    filters: (link: string, query: Query): Promise<Filters> =>
      cachedBody({ key: 'FILTER', parts: [allFilters], query: { ...query, link } }, readFilters),

    /** Search suggestions. @param licensed LICENCE_SEARCH_ALL: also categories and brands */
    suggest: async (word: string, licensed: boolean): Promise<Suggestions> => {
      const all = () => {
        const query = { limit: '25' }
        return cachedBody({ key: 'SEARCH_ALL', parts: [{ word }], query }, readSuggestions)
      }
      if (licensed) return all()
      const form = new URLSearchParams({ searchWord: word })
      // Many shops answer the plain search by HTML.
      return cachedBody({ key: 'SEARCH', form }, readSearch).catch((error) => {
        if (error instanceof BackendError && error.kind === 'shape') return all()
        throw error
      })
    },
  }
}
