import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import { askPage } from './ask-page'
import type { PageSource } from './html/page-source'
import { readSource } from './html/read-source'
import { type Ask, loadedList } from './loaded-list'
import { hasNone, productsOf, totalOf } from './wire/list-goods'
import { cardsWire, listWire, pagedWire } from './wire/list-wire'
import { kindOf, mayBeList } from './wire/page-kind'
import type { CategoryNode, Requested } from './wire/page-wire'

export type Query = Record<string, string>

/** The node of a category tree with this id, or at this path where the page says no id. */
function nodeOf(tree: unknown, id: string, path: string | null): CategoryNode | null {
  if (!Array.isArray(tree)) return null
  for (const node of tree as CategoryNode[]) {
    const isIt = id ? String(node?.ID) === id : path !== null && pathOfLink(node?.LINK) === path
    const found = isIt ? node : nodeOf(node?.CHILDREN, id, path)
    if (found) return found
  }
  return null
}

export const withoutPage = ({ pg: _page, ...query }: Query): Query => query

type At = { requested: Requested; query: Query; usual: string }

const firstOf = (source: PageSource) => productsOf(source)[0]?.URL

/** Another page of the list; null where the shop answers none, or leads elsewhere. */
async function otherPage(context: CallContext, at: At, page: number): Promise<PageSource | null> {
  const { link } = at.requested
  const query = page > 1 ? { ...at.query, pg: `${page}` } : withoutPage(at.query)
  const found = await askPage(context, link, query, at.usual).catch(() => null)
  if (found?.wire.status !== 200 || typeof found.wire.body !== 'string') return null
  return found.query.pg === query.pg ? readSource(found.wire.body) : null
}

/** Whether a page of a list that its links do not name stands after the last one: it shows none, or the goods before it again. */
async function isPastLast(context: CallContext, at: At, source: PageSource): Promise<boolean> {
  const { page } = at.requested
  if (firstOf(source) === undefined || source.lastPage >= page) return firstOf(source) === undefined
  const before = await otherPage(context, at, page - 1)
  return before !== null && firstOf(before) === firstOf(source)
}

async function hasNextPage(context: CallContext, at: At, source: PageSource): Promise<boolean> {
  const next = await otherPage(context, at, at.requested.page + 1)
  if (next === null || kindOf(next, at.requested) !== 'category') return false
  return ![undefined, firstOf(source)].includes(firstOf(next))
}

/** The list of a page: by product-loader, else its own goods. @throws BackendError where the one fails and the other has none: that is no empty list */
async function listOf(context: CallContext, at: At, source: PageSource, ask: Ask) {
  const { requested, query } = at
  const call: Call = {
    key: 'PRODUCT_LOADER',
    parts: ['2', '1003'],
    query: { ...query, link: requested.link },
  }
  const { lastPage } = source
  const own = { goods: productsOf(source), total: totalOf(source), lastPage }
  const isEnd = () => isPastLast(context, at, source)
  let hasFailed = false
  const loaded = await loadedList(ask, { call, requested, own, isEnd }).catch((error) => {
    if (own.goods.length === 0) throw error
    hasFailed = true
    return null
  })
  const paging = { page: requested.page, sort: requested.sort, total: own.total, lastPage }
  const list =
    loaded ?? (await pagedWire(own.goods, paging, () => hasNextPage(context, at, source)))
  const isUnread = loaded === null && own.goods.length === 0 && !hasNone(source)
  const search = new URLSearchParams(query)
  const shopPage = `/${requested.link}${search.size > 0 ? `?${search}` : ''}`
  return { list: isUnread ? { ...list, UNREAD_AT: shopPage } : list, hasFailed }
}

function pathsOf(tree: unknown): (string | null)[] {
  if (!Array.isArray(tree)) return []
  return (tree as CategoryNode[]).flatMap((node) => [
    pathOfLink(node?.LINK),
    ...pathsOf(node?.CHILDREN),
  ])
}

/** Goods without any price, as a shop shows them to guests of a trade; subcategories look alike, but are in the tree. */
function unpricedList({ requested }: At, source: PageSource, tree: unknown): object | null {
  const categories = new Set(pathsOf(tree))
  if (source.hasNoGoods || categories.size === 0) return null
  const goods = source.alikeTiles.filter(({ href }) => !categories.has(pathOfLink(href)))
  const { page, sort } = requested
  const paging = { page, sort, total: 0, lastPage: source.lastPage }
  // No page after this one is looked for, so their number is not known.
  return goods.length > 0 ? { ...listWire(cardsWire(source, goods), paging), TOTAL: null } : null
}

const treeOf = (context: CallContext) =>
  callBackend({ key: 'CATEGORY' }, 'shared', context).catch(() => null)

/** With what says that a page without goods is a list, where the page does not. */
export async function asList(
  context: CallContext,
  requested: Requested,
  query: Query,
  source: PageSource,
): Promise<Requested> {
  const { pg: _page, sort: _sort, ...filters } = query
  if (Object.keys(filters).length > 0) return { ...requested, knownAs: 'filtered' }
  if (!mayBeList(source, requested)) return requested
  const node = nodeOf((await treeOf(context))?.body, '', pathOfLink(`/${requested.link}`))
  return node ? { ...requested, knownAs: 'category' } : requested
}

/** What a list needs beside its page: its products, and the category's place in the tree. */
export async function besideList(context: CallContext, at: At, source: PageSource, ask: Ask) {
  const [{ list: read, hasFailed }, wire] = await Promise.all([
    listOf(context, at, source, ask),
    treeOf(context),
  ])
  const id = text.parse(source.globals.LINK_TABLE_ID)
  const list = ('UNREAD_AT' in read && unpricedList(at, source, wire?.body)) || read
  return { list, hasFailed, category: nodeOf(wire?.body, id, pathOfLink(`/${at.requested.link}`)) }
}
