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
import { cardWire, listWire } from './list-wire'
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

/** Reads a list of product-loader: JSON, or the cards of its HTML; null when it has neither. */
export async function readLoaded(body: unknown, { page, sort }: Requested): Promise<object | null> {
  if (typeof body === 'object' && body !== null && 'PRODUCTS' in body) return body
  if (typeof body !== 'string') return null
  const { cards, lastPage } = await readSource(body)
  const isEnd = body.trim() === ''
  // A page, a notice or a broken answer is no list; an empty answer ends one.
  if (cards.length === 0 && !isEnd) return null
  const paging = { page, lastPage: isEnd ? page : Math.max(lastPage, page + 1), sort }
  return listWire(cards.map(cardWire), paging)
}

/** The list of product-loader at a link; null when it has none, or fails. */
async function loadedList(
  context: CallContext,
  requested: Requested,
  query: Query,
): Promise<object | null> {
  const { link } = requested
  const call: Call = { key: 'PRODUCT_LOADER', parts: ['2', '1003'], query: { ...query, link } }
  const wire = await callBackend(call, 'shared', context).catch(() => null)
  const found = wire?.status === 200 ? await readLoaded(wire.body, requested) : null
  const rows = (found as { PRODUCTS?: unknown } | null)?.PRODUCTS
  return Array.isArray(rows) && rows.length > 0 ? found : null
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
async function besideList(context: CallContext, requested: Requested, query: Query, id: string) {
  const tree = callBackend({ key: 'CATEGORY' }, 'shared', context).catch(() => null)
  const [list, wire] = await Promise.all([loadedList(context, requested, query), tree])
  return { list, category: nodeOf(wire?.body, id) }
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
  const id = String(source.globals.LINK_TABLE_ID ?? '')
  const isCategory = kindOf(source, requested) === 'category'
  const known = isCategory
    ? await besideList(context, requested, query, id)
    : { list: null, category: null }
  const page = readPage(pageWire(source, requested, known), context.rules.currency, requested.sort)
  return { page: await withVariants(context, page, source), globals: source.globals }
}

/** The pages that the platform itself renders, for a shop without `get-page`. */
export function platformCalls({ cachedAs }: CachedCalls, context: CallContext) {
  const { currency } = context.rules
  return {
    platformPage: (link: string, query: Query = {}): Promise<PlatformPage> =>
      cachedAs({ key: 'PLATFORM_PAGE', query: { ...query, link, currency } }, () =>
        loadPage(context, link, query),
      ),

    /** A list of product-loader that is HTML. */
    loadedCards: async (body: unknown, query: Query): Promise<ProductList | null> => {
      const list = await readLoaded(body, requestedOf('', query))
      return list && readList(list, currency, query.sort)
    },
  }
}

export type PlatformCalls = ReturnType<typeof platformCalls>
