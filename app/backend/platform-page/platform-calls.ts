import { readList } from '~/backend/catalogue/list'
import type { Page, ProductList, Variant } from '~/backend/catalogue/model'
import { displayOf, priceShape } from '~/backend/catalogue/price'
import { readAvailability } from '~/backend/catalogue/product/variant'
import { BackendError } from '~/backend/http/backend-error'
import type { CachedCalls } from '~/backend/http/cache/cached-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { readWith } from '~/backend/http/read-body'
import { readPage } from '~/backend/site/page'
import { readRedirectedPage } from '~/backend/site/page-redirect'
import { loadedList, readLoaded } from './loaded-list'
import type { PageSource } from './page-source'
import { type CategoryNode, kindOf, pageWire, type Requested } from './page-wire'
import { readSource } from './read-source'

type Query = Record<string, string>

/** A page of the platform as `get-page` would answer it, and the values that it gives to scripts. */
export type PlatformPage = { page: Page; globals: Record<string, unknown> }

/** Each costs a call. */
const maxOptions = 20

const nothing = { page: { kind: 'missing' }, globals: {} } satisfies PlatformPage

function requestedOf(link: string, query: Query): Requested {
  return { link, page: Math.max(1, Number(query.pg) || 1), sort: query.sort ?? '' }
}

/** The node of a category tree whose id this is. */
function nodeOf(tree: unknown, id: string): CategoryNode | null {
  if (!Array.isArray(tree)) return null
  for (const node of tree as CategoryNode[]) {
    const found = String(node?.ID) === id ? node : nodeOf(node?.CHILDREN, id)
    if (found) return found
  }
  return null
}

/** The variants of each option of the first group. */
async function variantsOf(
  context: CallContext,
  productId: string,
  source: PageSource,
): Promise<Variant[]> {
  const { currency } = context.rules
  const display = displayOf(priceShape.parse({}), { vatIncluded: true, currency })
  const lists = source.options
    .filter(({ group }) => group === 1)
    .slice(0, maxOptions)
    .map(async ({ id }) => {
      const call: Call = { key: 'VARIANT', parts: ['get-variant2-list', productId, id] }
      const read = (body: unknown) => readAvailability(body, 2, id, display)
      const wire = await callBackend(call, 'shared', context).catch(() => null)
      return wire?.status === 200 ? (readWith(call.key, () => read(wire.body)) ?? []) : []
    })
  return (await Promise.all(lists)).flat()
}

async function withVariants(context: CallContext, page: Page, source: PageSource): Promise<Page> {
  if (page.kind !== 'product' || page.product.groups.length === 0) return page
  const variants = await variantsOf(context, page.product.id, source)
  return { ...page, product: { ...page.product, variants } }
}

/** What a list needs beside its page: its products, and the category's place in the tree. */
async function besideList(
  context: CallContext,
  requested: Requested,
  query: Query,
  { globals, lastPage }: PageSource,
) {
  const tree = callBackend({ key: 'CATEGORY' }, 'shared', context).catch(() => null)
  const at = { ...query, link: requested.link }
  const call: Call = { key: 'PRODUCT_LOADER', parts: ['2', '1003'], query: at }
  const list = loadedList(context, { call, requested, knownLast: lastPage })
  const [found, wire] = await Promise.all([list, tree])
  return { list: found, category: nodeOf(wire?.body, String(globals.LINK_TABLE_ID ?? '')) }
}

async function loadPage(context: CallContext, link: string, query: Query): Promise<PlatformPage> {
  const requested = requestedOf(link, query)
  const parts = link === '' ? [] : link.split('/').map((word) => ({ linkWord: word }))
  const wire = await callBackend({ key: 'PLATFORM_PAGE', parts, query }, 'shared', context)
  if (wire.status === 404 || wire.status === 410) return nothing
  if (wire.location !== undefined)
    return { ...nothing, page: readRedirectedPage(link, wire.location) }
  const html = bodyOf('PLATFORM_PAGE', wire)
  if (typeof html !== 'string' || !html.includes('<'))
    throw new BackendError('shape', 'PLATFORM_PAGE', 'PLATFORM_PAGE answered no page.')
  const source = await readSource(html)
  const isCategory = kindOf(source, requested) === 'category'
  const known = isCategory
    ? await besideList(context, requested, query, source)
    : { list: null, category: null }
  const page = readPage(pageWire(source, requested, known), context.rules.currency, requested.sort)
  return { page: await withVariants(context, page, source), globals: source.globals }
}

/** The pages that the platform itself renders, for a shop without `get-page`. */
export function platformCalls({ cachedAs }: CachedCalls, context: CallContext) {
  const { currency } = context.rules
  const openPage = (link: string, query: Query): Promise<PlatformPage> =>
    cachedAs({ key: 'PLATFORM_PAGE', query: { ...query, link, currency } }, () =>
      loadPage(context, link, query),
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
    platformPage: async (link: string, query: Query = {}): Promise<PlatformPage> => {
      const { page, globals } = await openPage(link, query)
      if (page.kind !== 'category') return { page, globals }
      return { page: { ...page, list: await atLast(page.list, link, query) }, globals }
    },

    /** A list of product-loader that is HTML. */
    loadedCards: async (body: unknown, call: Call, query: Query): Promise<ProductList | null> => {
      const { link = '' } = query
      const requested = requestedOf(link, query)
      const found = await readLoaded(context, body, { call, requested, knownLast: 1 })
      if (!found) return null
      const list = await atLast(readList(found, currency, query.sort), link, query)
      // Every page up to the last one has goods.
      return list.products.length === 0 && list.pages >= requested.page ? null : list
    },
  }
}

export type PlatformCalls = ReturnType<typeof platformCalls>
