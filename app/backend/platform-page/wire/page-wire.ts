import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import { cardWire, listWire } from './list-wire'
import type { PageSource } from '~/backend/platform-page/html/page-source'
import { productWire } from './product-wire'
import { entriesOf, nodesOf } from './structured'

/** What was asked for: the page's link without its first slash, the page of a list and its order. */
export type Requested = { link: string; page: number; sort: string }

/** A category as `category/get` has it. */
export type CategoryNode = { ID: string; TITLE: string; LINK: string; CHILDREN: unknown }

const titleOf = ({ title, meta }: PageSource): string =>
  // Platforms write the shop's name behind a bar.
  meta['og:title']?.split(' | ')[0] || title.split(' | ')[0] || ''

function headOf(source: PageSource, type: string, { link }: Requested) {
  const { LINK_TYPE, LINK_TABLE_ID } = source.globals
  return {
    TYPE: type,
    LINK_TYPE: text.parse(LINK_TYPE) || type,
    LINK_TABLE_ID: text.parse(LINK_TABLE_ID),
    TITLE: titleOf(source),
    DESCRIPTION: source.meta.description ?? source.meta['og:description'] ?? '',
    LINKS: { ...source.alternates, ...(link === '' ? { tr: '' } : {}) },
  }
}

/** The steps of the page's breadcrumb, without the page itself. */
function pathOf(source: PageSource, own: string): object[] {
  const [node] = nodesOf(source, 'BreadcrumbList')
  const entries = node ? entriesOf(node).entries : []
  return entries
    .map(({ name, url }) => ({ TITLE: name, URL: pathOfLink(url) ?? '' }))
    .filter(({ URL: path }) => path !== '/' && path !== own)
}

/** The cards of a list of the page's structured data, in its order. */
function cardsOf(source: PageSource, urls: string[]): Record<string, unknown>[] {
  const byPath = new Map(source.cards.map((card) => [pathOfLink(card.href), card]))
  return urls.flatMap((url) => {
    const card = byPath.get(pathOfLink(url))
    return card ? [cardWire(card)] : []
  })
}

function homeWire(source: PageSource, requested: Requested): object {
  const lists = nodesOf(source, 'ItemList').map(entriesOf)
  const named = lists.map(({ name, entries }, at) => ({
    ID: `${at + 1}`,
    TITLE: name,
    URL: '',
    PRODUCTS: cardsOf(
      source,
      entries.map(({ url }) => url),
    ),
  }))
  const all = { ID: '1', TITLE: titleOf(source), URL: '', PRODUCTS: source.cards.map(cardWire) }
  const showcases = named.filter(({ PRODUCTS }) => PRODUCTS.length > 0)
  return {
    PAGE: headOf(source, 'home', requested),
    SHOWCASES: showcases.length > 0 ? showcases : [all],
  }
}

function categoryWire(
  source: PageSource,
  requested: Requested,
  { category, list }: { category: CategoryNode | null; list: object | null },
): object {
  const path = `/${requested.link}`
  const { LINK_TYPE, LINK_TABLE_ID } = source.globals
  const own = {
    ID: text.parse(LINK_TABLE_ID) || 'list',
    TITLE: titleOf(source) || requested.link,
    LINK: path,
    URL: path,
  }
  const isBrand = LINK_TYPE === 'brand'
  const paging = { page: requested.page, lastPage: source.lastPage, sort: requested.sort }
  return {
    PAGE: headOf(source, isBrand ? 'brand' : 'category', requested),
    PATH: pathOf(source, path),
    ...(isBrand ? { BRAND: own } : { CATEGORY: category ?? own }),
    LIST: list ?? listWire(source.cards.map(cardWire), paging),
  }
}

export type PageKind = 'home' | 'product' | 'category' | 'content'

/** What kind of page it is: by the page's own values (contract, globals), else by its structured data. */
export function kindOf(source: PageSource, { link }: Requested): PageKind {
  const { LINK_TYPE, PAGE_ID } = source.globals
  if (link === '' || String(PAGE_ID) === '1') return 'home'
  if (nodesOf(source, 'Product', 'ProductGroup').length > 0) return 'product'
  const isList = ['category', 'brand', 'model'].includes(String(LINK_TYPE))
  return isList || String(PAGE_ID) === '2' || source.cards.length > 0 ? 'category' : 'content'
}

/** The page under the names of `get-page` (own-calls.md), from what the platform's own page says. */
export function pageWire(
  source: PageSource,
  requested: Requested,
  known: { category: CategoryNode | null; list: object | null },
): object {
  const path = `/${requested.link}`
  switch (kindOf(source, requested)) {
    case 'home':
      return homeWire(source, requested)
    case 'product':
      return {
        PAGE: headOf(source, 'product', requested),
        PATH: pathOf(source, path),
        PRODUCT: productWire(source, path),
      }
    case 'category':
      return categoryWire(source, requested, known)
    case 'content':
      return { PAGE: headOf(source, 'content', requested), CONTENT: { HTML: source.main } }
  }
}
