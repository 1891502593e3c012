import { BackendError, isMissingCallError } from '~/backend/http/backend-error'
import type { CachedCalls, Source } from '~/backend/http/cache/cached-calls'
import { bodyOf, type Call } from '~/backend/http/call'
import type { PlatformCalls } from '~/backend/platform-page/platform-calls'
import type { SessionCalls } from '~/backend/platform-page/session-calls'
import { searchLink } from '~/backend/platform-page/wire/page-kind'
import { readFilters } from './filters'
import { readList } from './list'
import type { Filters, Page, ProductList } from './model'
import type { Suggestions } from './suggestion-model'
import { readSearch, readSuggestions } from './suggestions'

type Query = Record<string, string>

/** A list that came without a body: a failed call, or HTML without a card. */
class NoBody extends BackendError {
  constructor() {
    super('shape', 'PRODUCT_LOADER', 'A list was answered without a body.')
  }
}

const isBlank = (body: unknown) => typeof body === 'string' && body.trim() === ''

const allFilters = 'filters-variants-categories-brands-price-models-suppliers'

const isUnreadable = (error: unknown) => error instanceof BackendError && error.kind === 'shape'

const nothing: { page: Page } = { page: { kind: 'notFound' } }

type ReadFilters = (link: string, query: Query) => Promise<Filters>

const filtersBy =
  ({ cachedBody }: CachedCalls): ReadFilters =>
  (link, query) =>
    cachedBody({ key: 'FILTER', parts: [allFilters], query: { ...query, link } }, readFilters)

/** Whether the filters of a list, which its page asks for anyway, have nothing to choose among its goods either. */
async function hasNothing(filters: ReadFilters, { link = '', ...query }: Query): Promise<boolean> {
  const found = await filters(link, query).catch(() => null)
  if (!found || found.unread) return false
  const { q: _word, sort: _sort, pg: _page, ...narrowed } = query
  return found.groups.length === 0 || Object.keys(narrowed).length > 0
}

const noSuggestions: Suggestions = {
  products: [],
  categories: [],
  brands: [],
  combines: [],
  didYouMean: null,
}

const suggestionsOf = ({ products }: ProductList): Suggestions => ({
  ...noSuggestions,
  products: products.map(({ id, title, path, pictures, price }) => ({
    ...{ id, title, path, image: pictures[0]?.small ?? '' },
    ...{ price: price.card, currency: price.currency },
  })),
})

type LoadSearch = (word: string) => Promise<ProductList>

function suggestionCalls(
  { cachedFirst }: Pick<CachedCalls, 'cachedFirst'>,
  { sendInCurrency: send, currencyOfRows }: SessionCalls,
  loadSearch: LoadSearch,
) {
  /** Of a shop with neither call: what its search loads, or nothing where it has none. */
  const ofSearch = (word: string) =>
    loadSearch(word)
      .then(suggestionsOf)
      .catch((error) => {
        if (isMissingCallError(error) || isUnreadable(error)) return noSuggestions
        throw error
      })
  return {
    /** Search suggestions. @param licensed LICENCE_SEARCH_ALL: also categories and brands */
    suggest: async (word: string, licensed: boolean): Promise<Suggestions> => {
      const currency = await currencyOfRows()
      const all: Source<Suggestions> = {
        ...{ key: 'SEARCH_ALL', parts: [{ word }], query: { limit: '25' } },
        read: (body) => readSuggestions(body, currency),
      }
      const form = new URLSearchParams({ searchWord: word })
      const plain: Source<Suggestions> = {
        ...{ key: 'SEARCH', form },
        read: (body) => readSearch(body, currency),
      }
      const found = cachedFirst(licensed ? [all, plain] : [plain, all], { send }).catch((error) => {
        // Many shops answer the plain search by HTML.
        if (!licensed && isUnreadable(error)) return cachedFirst([all], { send })
        throw error
      })
      return found.catch((error) => {
        if (isMissingCallError(error)) return ofSearch(word)
        throw error
      })
    },
  }
}

/** Lists of products. Links are paths of pages without their leading slashes. */
export function listCalls(
  calls: CachedCalls,
  { loadedCards, platformPage }: Pick<PlatformCalls, 'loadedCards' | 'platformPage'>,
  currency: string,
  inSession: SessionCalls,
) {
  const filters = filtersBy(calls)

  const load = (page: string, query: Query): Promise<ProductList> => {
    const call: Call = { key: 'PRODUCT_LOADER', parts: [page, '1003'], query }
    const found = calls.cached(call, async (wire) => {
      const body = bodyOf('PRODUCT_LOADER', wire)
      const cards = typeof body === 'string' ? await loadedCards(body, call, query) : null
      if (!cards && isBlank(body)) throw new NoBody()
      return cards ?? readList(body, currency, query.sort)
    })
    return found.catch(async (error) => {
      if (!(error instanceof NoBody) || !(await hasNothing(filters, query))) throw error
      return readList({ PRODUCTS: [], TOTAL: 0 }, currency, query.sort)
    })
  }

  /** Where the call says nothing that can be read, the shop's own page is. */
  const loadOrRead = (page: string, { link = '', ...query }: Query): Promise<ProductList> =>
    load(page, { ...query, link }).catch(async (error) => {
      if (!isMissingCallError(error) && !isUnreadable(error)) throw error
      const own = await platformPage(link, query).catch(() => nothing)
      if (own.page.kind !== 'category') throw error
      return own.page.list
    })

  return {
    search: (word: string, query: Query) =>
      loadOrRead('12', { ...query, link: searchLink, q: word }),
    more: (link: string, query: Query) => loadOrRead('2', { ...query, link }),
    filters,
    ...suggestionCalls(calls, inSession, (word) => load('12', { link: searchLink, q: word })),
  }
}
