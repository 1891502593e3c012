import { redirect } from '@remix-run/cloudflare'
import type {
  Category,
  Crumb,
  Filters,
  ProductCard,
  ProductList,
  Showcase,
} from '~/backend/catalogue/model'
import type { RequestContext } from '~/session/request-context'
import { type FreeDelivery, freeDeliveryOf } from './free-delivery'
import { popularInTime } from './home/popular'
import type { ListQuery } from './list-query'
import { type Chosen, chosenIn, listAddress, listUrl, readAddress } from './list-url'

/** Data of a list page. In a document only the server has it; a client navigation loads it. */
export type Listing = {
  pages: ProductCard[][]
  list: Omit<ProductList, 'products'>
  filters: Filters | null
  layout: 'grid' | 'list'
  freeDelivery?: FreeDelivery | undefined
  popular?: Showcase | null
}

/** Head of a category page; server-only like the list. */
export type CategoryTop = { category: Category; crumbs: Crumb[] }

declare module '~/session/request-context' {
  interface ServerOnlyData {
    listing?: Listing | undefined
    top?: CategoryTop
  }
}

export type ListFrame = {
  url: string
  /** The URL without the pages added by "load more". */
  base: string
  reached: number
  several: boolean
}

/** The parameters for the backend, without those that only affect display. */
export function requestOf({
  ps: _reached,
  sp: _several,
  all: _all,
  ...backendQuery
}: ListQuery): ListQuery {
  return backendQuery
}

/** Redirects to the canonical form of a URL. */
export function toCanonicalForm(address: URL, query: ListQuery, word = ''): void {
  const canonical = listAddress(address.pathname, query, word)
  const current = new URLSearchParams(address.search)
  const expected = new URLSearchParams(canonical.split('?')[1])
  current.delete('_routes')
  // biome-ignore lint/plugin: names of parameters are no text
  current.sort()
  // biome-ignore lint/plugin: names of parameters are no text
  expected.sort()
  if (current.toString() !== expected.toString()) throw redirect(canonical, 302)
}

/** Whether a list has this filter; assumed of one that the shop calls chosen, or whose group is not known. */
function exists({ param, value }: Chosen, filters: Filters): boolean {
  if (['stock', 'discounted', 'new'].includes(param)) return true
  if (param === 'price' || filters.unread?.includes(param)) return true
  if (filters.chosen?.some((one) => one.param === param && one.value === value)) return true
  const bounds = value.split('-')
  if (param === 'filter' && bounds.length === 3)
    return filters.ranges.some((range) => range.param === 'filter' && range.id === bounds[0])
  return filters.groups.some(
    (group) => group.param === param && group.options.some((option) => option.value === value),
  )
}

/** Redirects to the nearest existing URL: the last page, and without unknown filters. */
export function toNearest(url: string, list: ProductList, filters: Filters | null): void {
  const { path, word, query } = readAddress(url)
  const unknown = filters ? chosenIn(url).find((one) => !exists(one, filters)) : undefined
  if (unknown) throw redirect(dropAll(url, filters), 302)
  if (query.pg && list.page !== Number(query.pg))
    throw redirect(listUrl(url, { pg: list.page }), 302)
  if (query.ps && Number(query.ps) > list.pages) {
    const { ps: _reached, ...rest } = query
    const next = list.pages > 1 ? { ...rest, ps: String(list.pages) } : rest
    throw redirect(listAddress(path, next, word), 302)
  }
}

function dropAll(url: string, filters: Filters | null): string {
  if (!filters) return url
  const unknown = chosenIn(url).find((one) => !exists(one, filters))
  return unknown ? dropAll(unknown.without, filters) : url
}

/** The pages added by "load more"; the list ends before the first that fails. */
export async function furtherPages(
  context: RequestContext,
  query: ListQuery,
  fetchPage: (query: ListQuery) => Promise<ProductList>,
): Promise<ProductList[]> {
  const last = Number(query.ps ?? 1)
  const request = requestOf(query)
  const pages = Array.from({ length: last - 1 }, (_, at) =>
    fetchPage({ ...request, pg: String(at + 2) }),
  )
  const settled = await Promise.allSettled(pages)
  const firstFailure = settled.findIndex((one) => one.status === 'rejected')
  if (firstFailure >= 0) context.failure ??= 'further products of a list'
  return settled
    .slice(0, firstFailure < 0 ? undefined : firstFailure)
    .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** The first page with what the further ones know of the list's length, where the shop does not say it. */
export function withFurther(first: ProductList, further: ProductList[]): ProductList {
  if (first.total !== null) return first
  const known = further.filter(({ products }) => products.length > 0).map(({ pages }) => pages)
  return { ...first, pages: Math.max(first.pages, ...known) }
}

/** What the backend has answered for a list: its first page, those added by "load more", its filters. */
export type FetchedList = { first: ProductList; further: ProductList[]; filters: Filters | null }

export async function listingOf(
  context: RequestContext,
  url: string,
  { first, further, filters }: FetchedList,
): Promise<{ frame: ListFrame; listing: Listing }> {
  const { products, ...list } = first
  const { query } = readAddress(url)
  const isFilteredOut = list.total === 0 && chosenIn(url).length > 0
  return {
    frame: {
      url,
      base: listUrl(url, query.pg ? { pg: query.pg } : {}),
      reached: 1 + further.length,
      several: query.sp === '1',
    },
    listing: {
      pages: [products, ...further.map((one) => one.products)],
      list,
      filters,
      layout: context.preferences.layout,
      freeDelivery: await freeDeliveryOf(context),
      ...(isFilteredOut ? { popular: await popularInTime(context) } : {}),
    },
  }
}
