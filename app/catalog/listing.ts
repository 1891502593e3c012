import { redirect } from '@remix-run/cloudflare'
import type { Category, Crumb, Filters, ProductCard, ProductList } from '~/shop/model'
import type { Visit } from '~/visit'
import type { ListQuery } from './list-query'
import { type Chosen, chosenIn, listAddress, listUrl, readAddress } from './list-url'

/** What a list page draws. In a document the server alone has it; a step in place brings it with the data. */
export type Listing = {
  /** The first page of products and those that "load more" put under it. */
  pages: ProductCard[][]
  list: Omit<ProductList, 'products'>
  filters: Filters | null
  layout: 'grid' | 'list'
}

/** The head of a category page; like its list it is drawn on the server and by steps in place alone. */
export type CategoryTop = { category: Category; crumbs: Crumb[] }

/** What the browser must know of a list to keep its parts in place. */
export type ListFrame = {
  /** Path and query of the page. */
  url: string
  /** The same whatever "load more" has reached. */
  base: string
  /** How many pages of products stand under each other. */
  reached: number
  /** Whether several may be ticked and added. */
  several: boolean
}

/** The parameters that the backend is asked with; how the page shows the list is our own matter. */
export function askedOf({ ps: _reached, sp: _several, all: _all, ...asked }: ListQuery): ListQuery {
  return asked
}

/** Goes to the one written form of an address: a sent form, a strange order or unknown parts do not stay in it. */
export function toWrittenForm(address: URL, query: ListQuery, word = ''): void {
  const written = listAddress(address.pathname, query, word)
  const asked = new URLSearchParams(address.search)
  const wanted = new URLSearchParams(written.split('?')[1])
  asked.delete('_routes')
  // The order in which the parameters stand means nothing.
  // biome-ignore lint/plugin: names of parameters are no text
  asked.sort()
  // biome-ignore lint/plugin: names of parameters are no text
  wanted.sort()
  if (asked.toString() !== wanted.toString()) throw redirect(written, 302)
}

/** Whether a choice of the address is one that this list has; what an unread part may be, is not known. */
function exists({ param, value }: Chosen, filters: Filters): boolean {
  if (['stock', 'discounted', 'new'].includes(param)) return true
  if (param === 'price' || filters.unread?.includes(param)) return true
  const bounds = value.split('-')
  if (param === 'filter' && bounds.length === 3)
    return filters.ranges.some((range) => range.param === 'filter' && range.id === bounds[0])
  return filters.groups.some(
    (group) => group.param === param && group.options.some((option) => option.value === value),
  )
}

/**
 * Goes to the nearest address that exists: a page beyond the last is the last, a filter that the list does not have
 * is dropped and the rest applies.
 */
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

/** The pages that "load more" has put under the first one; one that fails ends the list there. */
export async function furtherPages(
  visit: Visit,
  query: ListQuery,
  ask: (query: ListQuery) => Promise<ProductList>,
): Promise<ProductList[]> {
  const last = Number(query.ps ?? 1)
  const asked = askedOf(query)
  const pages = Array.from({ length: last - 1 }, (_, at) => ask({ ...asked, pg: String(at + 2) }))
  const settled = await Promise.allSettled(pages)
  const good = settled.findIndex((one) => one.status === 'rejected')
  if (good >= 0) visit.failure ??= 'further products of a list'
  return settled
    .slice(0, good < 0 ? undefined : good)
    .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** Puts a list together for drawing. */
export function listingOf(
  visit: Visit,
  url: string,
  first: ProductList,
  further: ProductList[],
  filters: Filters | null,
): { frame: ListFrame; listing: Listing } {
  const { products, ...list } = first
  const { query } = readAddress(url)
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
      layout: visit.preferences.layout,
    },
  }
}
