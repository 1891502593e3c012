import type { Category } from '~/backend/catalogue/model'
import type { Call, CallContext } from '~/backend/http/call'
import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import { askPage } from './ask-page'
import type { BesideCalls } from './beside-calls'
import type { Beside } from './complete-product'
import type { PageSource } from './html/page-source'
import { readSource } from './html/read-source'
import { type Ask, isFilter, isNarrowed, loadedList } from './loaded-list'
import { hasNone, productsOf, totalOf } from './wire/list-goods'
import { cardsWire, listWire, pagedWire } from './wire/list-wire'
import { kindOf, mayBeList } from './wire/page-kind'
import type { Requested } from './wire/page-wire'

export type Query = Record<string, string>

/** The category of a tree with this id, or at this path where the page says no id. */
function categoryOf(tree: Category[], id: string, path: string | null): Category | null {
  for (const category of tree) {
    const isIt = id ? category.id === id : path !== null && category.path === path
    const found = isIt ? category : categoryOf(category.children, id, path)
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

function addressesOf(source: PageSource): Set<string | null> {
  const goods = productsOf(source).map(({ URL: path }) => path)
  const listed = goods.length > 0 ? goods : source.alikeTiles.map(({ href }) => href)
  return new Set(listed.map((link) => pathOfLink(link)))
}

/** Whether the page of a list follows its filters: it shows other goods than without them. */
async function isPageFiltered(context: CallContext, at: At, source: PageSource): Promise<boolean> {
  const { requested, query } = at
  const listed = addressesOf(source)
  if (listed.size === 0) return false
  const others = Object.fromEntries(Object.entries(query).filter(([name]) => !isFilter(name)))
  const plain = await otherPage(context, { ...at, query: others }, requested.page)
  if (plain === null || kindOf(plain, requested) !== 'category') return false
  const all = addressesOf(plain)
  return listed.size !== all.size || [...listed].some((path) => !all.has(path))
}

/** A page's own goods; where they are not those of the chosen filters, or it says nothing of them, a list that leads to the page. */
async function ownListOf(context: CallContext, at: At, source: PageSource, isOther: boolean) {
  const { requested, query } = at
  const { page, sort } = requested
  const search = new URLSearchParams(query)
  const shopPage = `/${requested.link}${search.size > 0 ? `?${search}` : ''}`
  const goods = productsOf(source)
  if (isOther && goods.length > 0) {
    const nothing = listWire([], { page: 1, lastPage: 1, sort, total: 0 })
    return { list: { ...nothing, UNREAD_AT: shopPage }, isUnread: true }
  }
  const paging = { page, sort, total: totalOf(source), lastPage: source.lastPage }
  const list = await pagedWire(goods, paging, () => hasNextPage(context, at, source))
  const isUnread = goods.length === 0 && !hasNone(source)
  return { list: isUnread ? { ...list, UNREAD_AT: shopPage } : list, isUnread: false }
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
  let compared: Promise<boolean> | undefined
  const isFiltered = () => (compared ??= isPageFiltered(context, at, source))
  let hasFailed = false
  const loading = { call, requested, own, isEnd, isFiltered }
  const loaded = await loadedList(ask, loading).catch((error) => {
    if (own.goods.length === 0) throw error
    hasFailed = true
    return null
  })
  if (loaded) return { list: loaded, hasFailed, isOther: false }
  const isOther = isNarrowed(call) && !(await isFiltered())
  const { list, isUnread } = await ownListOf(context, at, source, isOther)
  return { list, hasFailed: hasFailed || isUnread, isOther }
}

const pathsOf = (tree: Category[]): string[] =>
  tree.flatMap(({ path, children }) => [path, ...pathsOf(children)])

/** Goods without any price, as a shop shows them to guests of a trade; subcategories look alike, but are in the tree. */
function unpricedList({ requested }: At, source: PageSource, tree: Category[]): object | null {
  const categories = new Set<string | null>(pathsOf(tree))
  if (source.hasNoGoods || categories.size === 0) return null
  const goods = source.alikeTiles.filter(({ href }) => !categories.has(pathOfLink(href)))
  const { page, sort } = requested
  const paging = { page, sort, total: 0, lastPage: source.lastPage }
  // No page after this one is looked for, so their number is not known.
  return goods.length > 0 ? { ...listWire(cardsWire(source, goods), paging), TOTAL: null } : null
}

/** With what says that a page without goods is a list, where the page does not. */
export async function asList(
  treeOf: BesideCalls['tree'],
  requested: Requested,
  query: Query,
  source: PageSource,
): Promise<Requested> {
  const { pg: _page, sort: _sort, ...filters } = query
  if (Object.keys(filters).length > 0) return { ...requested, knownAs: 'filtered' }
  if (!mayBeList(source, requested)) return requested
  const category = categoryOf((await treeOf()) ?? [], '', pathOfLink(`/${requested.link}`))
  return category ? { ...requested, knownAs: 'category' } : requested
}

/** What a list needs beside its page: its products, and the category's place in the tree. */
export async function besideList(
  context: CallContext,
  at: At,
  source: PageSource,
  { ask, tree: treeOf }: Beside & BesideCalls,
) {
  const [{ list: read, hasFailed, isOther }, found] = await Promise.all([
    listOf(context, at, source, ask),
    treeOf(),
  ])
  const tree = found ?? []
  const id = text.parse(source.globals.LINK_TABLE_ID)
  const isUnread = 'UNREAD_AT' in read && !isOther
  const list = (isUnread && unpricedList(at, source, tree)) || read
  return { list, hasFailed, category: categoryOf(tree, id, pathOfLink(`/${at.requested.link}`)) }
}
