import { readList } from '~/backend/catalogue/list'
import type { ProductList } from '~/backend/catalogue/model'
import type { CachedCalls, CatalogueContext } from '~/backend/http/cache/cached-calls'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { loadPage, noPage, nothing, type PlatformPage, type Query, requestedOf } from './load-page'
import { type Ask, readLoaded } from './loaded-list'

/** The pages that the platform itself renders, for a shop without `get-page`. */
export function platformCalls(
  { cachedAs }: CachedCalls,
  context: CallContext,
  { currency: usual }: CatalogueContext['fallback'],
) {
  const { currency, language } = context.rules
  const openPage = (link: string, query: Query): Promise<PlatformPage> =>
    cachedAs({ key: 'PLATFORM_PAGE', query: { ...query, link, currency, language } }, () =>
      loadPage(context, { link, query, usual }),
    )

  /** An empty page after the first stands after the last one, which the first page knows. */
  async function atLast(list: ProductList, link: string, query: Query): Promise<ProductList> {
    if (list.page === 1 || list.products.length > 0) return list
    const { pg: _page, link: _link, ...first } = query
    const { page } = await openPage(link, first).catch(() => nothing)
    const pages = page.kind === 'category' ? page.list.pages : 1
    return { ...list, page: pages, pages }
  }

  return {
    /** @param isDoubtful whether the shop may answer a page to everything: one of nothing but texts throws BackendError */
    platformPage: async (link: string, query: Query = {}, isDoubtful = false) => {
      const found = await openPage(link, query)
      if (isDoubtful && found.isPlain) throw noPage('a page of nothing but texts')
      if (found.page.kind !== 'category') return found
      const list = await atLast(found.page.list, link, query)
      return { ...found, page: { ...found.page, list } }
    },

    loadedCards: async (body: unknown, call: Call, query: Query): Promise<ProductList | null> => {
      const requested = requestedOf(query.link ?? '', query)
      const ask: Ask = (next) => callBackend(next, 'shared', context)
      const found = await readLoaded(ask, body, { call, requested, knownLast: 1, isTileRead: true })
      if (!found) return null
      const list = await atLast(readList(found, currency, query.sort), requested.link, query)
      return list.products.length === 0 && list.pages >= requested.page ? null : list
    },
  }
}

export type PlatformCalls = ReturnType<typeof platformCalls>
