import { categoriesBy } from '~/backend/catalogue/category'
import { readList } from '~/backend/catalogue/list'
import type { Page, ProductList } from '~/backend/catalogue/model'
import type { CachedCalls, CatalogueContext } from '~/backend/http/cache/cached-calls'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import type { Around } from './beside-calls'
import type { Query } from './list-page'
import { loadPage, noPage, nothing, type PlatformPage, requestedOf } from './load-page'
import { type Ask, readLoaded } from './loaded-list'

/** An address that no shop has: without get-page it answers what it answers to any unknown one. */
const noLink = 'srv/service/site/get-page'

const isText = (page: Page) => page.kind === 'content' || page.kind === 'home'

/** Without its heading, which is left out where it is the page's title. */
function textOf(page: Page): string {
  const html = page.kind === 'content' ? page.html : ''
  return html.replace(/<h2>.*?<\/h2>/s, '').trim() || html
}

/** Whether a page of texts is what the shop answers to everything too: by its text, or its title, which some themes have on all pages. */
function isSame(page: Page, other: Page, isDoubtful: boolean): boolean {
  if (!isText(page) || !isText(other)) return false
  const [text, otherText] = [textOf(page), textOf(other)]
  const isSameTitle = page.meta.title === other.meta.title
  return (
    ((isDoubtful || page.kind === 'home') && isSameTitle) || (text !== '' && text === otherText)
  )
}

class Unstored extends Error {
  constructor(readonly found: PlatformPage) {
    super('A part of the page failed.')
  }
}

function foundUnstored(error: unknown): PlatformPage {
  if (error instanceof Unstored) return error.found
  throw error
}

function pageOpener(
  { cachedAs }: Pick<CachedCalls, 'cachedAs'>,
  context: CallContext,
  usual: string,
  around: Around,
) {
  const { currency, language } = context.rules
  const load = (link: string, query: Query) => loadPage(context, { link, query, usual }, around)
  return (link: string, query: Query, isDoubtful = false): Promise<PlatformPage> => {
    const doubt: Query = isDoubtful ? { isDoubtful: '1' } : {}
    const key = { ...query, ...doubt, link, currency, language }
    return cachedAs({ key: 'PLATFORM_PAGE', query: key }, async () => {
      const found = await load(link, query)
      if ('isPartial' in found.page && found.page.isPartial) throw new Unstored(found)
      if (!found.isPlain) return found
      const other = load(noLink, {})
      const { page } = await (isDoubtful ? other : other.catch(() => nothing))
      if (isSame(found.page, page, isDoubtful)) throw noPage('what it answers to everything')
      return found
    }).catch(foundUnstored)
  }
}

function emptyLists(openPage: ReturnType<typeof pageOpener>) {
  return {
    /** An empty page after the first stands after the last one, which the first page knows. */
    async atLast(list: ProductList, link: string, query: Query): Promise<ProductList> {
      if (list.page === 1 || list.products.length > 0) return list
      const { pg: _page, link: _link, ...first } = query
      const { page } = await openPage(link, first).catch(() => nothing)
      const pages = page.kind === 'category' ? page.list.pages : 1
      return { ...list, page: pages, pages }
    },

    /** The list of the shop's own page; null where it has no goods. */
    async onPage(link: string, query: Query): Promise<ProductList | null> {
      const { link: _link, ...others } = query
      const { page } = await openPage(link, others).catch(() => nothing)
      return page.kind === 'category' && page.list.products.length > 0 ? page.list : null
    },
  }
}

/** The pages that the platform itself renders, for a shop without `get-page`. */
export function platformCalls(
  calls: CachedCalls,
  context: CallContext,
  { fallback, waitUntil }: Pick<CatalogueContext, 'fallback' | 'waitUntil'>,
) {
  const { currency } = context.rules
  const around = { waitUntil, categories: categoriesBy(calls) }
  const openPage = pageOpener(calls, context, fallback.currency, around)
  const { atLast, onPage } = emptyLists(openPage)

  return {
    /** @param isDoubtful whether the shop may answer a page to everything: its answer to everything throws BackendError */
    platformPage: async (link: string, query: Query = {}, isDoubtful = false) => {
      const found = await openPage(link, query, isDoubtful)
      if (found.page.kind !== 'category') return found
      const list = await atLast(found.page.list, link, query)
      return { ...found, page: { ...found.page, list } }
    },

    loadedCards: async (body: unknown, call: Call, query: Query): Promise<ProductList | null> => {
      const requested = requestedOf(query.link ?? '', query, context.rules.language)
      const ask: Ask = (next) => callBackend(next, 'shared', context)
      const found = await readLoaded(ask, body, { call, requested })
      if (!found) return null
      const isEmpty = typeof body === 'string' && body.trim() === ''
      const ofPage = isEmpty ? await onPage(requested.link, query) : null
      if (ofPage) return ofPage
      const list = await atLast(readList(found, currency, query.sort), requested.link, query)
      const isCertain = !isEmpty && requested.page === 1
      return list.products.length === 0 && list.pages >= requested.page && !isCertain ? null : list
    },
  }
}

export type PlatformCalls = ReturnType<typeof platformCalls>
