import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import type { PageSource } from '~/backend/platform-page/html/page-source'
import { isLanguage } from '~/i18n/languages'
import { describedProduct, hasOwnProduct, ownRow } from './main-product'
import { entriesOf, type Node, nodesIn, nodesOf } from './structured'

export type PageKind = 'home' | 'product' | 'category' | 'content' | 'notFound'

const kindOfId: Record<string, PageKind> = {
  '1': 'home',
  '2': 'category',
  '3': 'product',
  '12': 'category',
  '24': 'category',
  '25': 'category',
  '31': 'category',
  '33': 'category',
  '72': 'category',
  '73': 'notFound',
}
const kindOfLink: Record<string, PageKind> = {
  product: 'product',
  category: 'category',
  brand: 'category',
  model: 'category',
}

export const searchLink = 'arama'

const lists = ['ItemList', 'CollectionPage', 'OfferCatalog', 'SearchResultsPage']
const texts = ['Article', 'NewsArticle', 'BlogPosting', 'AboutPage', 'ContactPage', 'FAQPage']

const hasProducts = (list: Node): boolean =>
  nodesIn(list.itemListElement).length > 0 || nodesIn(list.hasPart).length > 0

/** Whether a list of the page has its only product, which stands at another address. */
function isListed(source: PageSource, product: Node, path: string): boolean {
  const own = pathOfLink(text.parse(product.url))
  const listed = nodesOf(source, ...lists).flatMap((list) => entriesOf(list).entries)
  return own !== null && own !== path && listed.some(({ url }) => pathOfLink(url) === own)
}

/** By structured data: one product is a product's page, unless the page is a list; several are a list. */
function kindOfData(source: PageSource, path: string): PageKind | null {
  const isCollection =
    nodesOf(source, 'CollectionPage', 'SearchResultsPage', 'OfferCatalog').length > 0
  const products = nodesOf(source, 'Product', 'ProductGroup').length
  const product = isCollection ? null : describedProduct(source, path)
  if (product && !isListed(source, product, path)) return 'product'
  if (products > 0 || isCollection) return 'category'
  if (nodesOf(source, ...lists).some(hasProducts)) return 'category'
  return nodesOf(source, ...texts).length > 0 ? 'content' : null
}

function kindOfGraph({ meta }: PageSource): PageKind | null {
  const type = meta['og:type'] ?? ''
  if (/^(?:og:)?product(?:\.item)?$/.test(type)) return 'product'
  return type === 'product.group' ? 'category' : null
}

const notFound = [
  /^\W*(?:hata|error|fehler)?\s*404\s*(?:[|:–—-].*)?$/,
  /^\W*not found\W*$/,
  /sayfa bulunamadi|page (?:was )?not found|seite (?:wurde )?nicht gefunden|الصفحة غير موجودة/,
]

const isNotFoundSource = ({ title, heading }: PageSource): boolean =>
  [title, heading].some((text) => {
    const words = text.toLocaleLowerCase('tr').replaceAll('ı', 'i').replace(/\s+/g, ' ').trim()
    return notFound.some((pattern) => pattern.test(words))
  })

/** Whether a page holds nothing that a machine can read: it may be what a shop under maintenance answers to everything. */
export const isPlain = ({ globals, data, meta, cards, tiles }: PageSource): boolean =>
  Object.keys(globals).length === 0 &&
  data.length === 0 &&
  cards.length + tiles.length === 0 &&
  !Object.keys(meta).some((name) => name.startsWith('og:'))

/** `knownAs`: what says that it is a list, its place in the category tree or filters that were chosen. */
export type RequestedPage = { link: string; page?: number; knownAs?: 'category' | 'filtered' }

const hasList = (source: PageSource) => nodesOf(source, ...lists).length > 0

/** Whether a text may be a list without goods that nothing but its link tells from it. */
export const mayBeList = (source: PageSource, requested: RequestedPage): boolean =>
  kindOf(source, requested) === 'content' && hasList(source)

/** Whether it is a list without goods. A text may have an empty list beside it, and a place in the shop. */
function isEmptyList(source: PageSource, { link, page = 1, knownAs }: RequestedPage): boolean {
  const isList = hasList(source)
  if (link === searchLink) return isList || source.hasNoGoods
  if ((page > 1 || knownAs) && isList) return true
  const isKnown = source.hasNoGoods || knownAs === 'filtered'
  return isKnown && (isList || nodesOf(source, 'BreadcrumbList').length > 0)
}

/** What kind of page it is: by its own values (contract, globals), by Open Graph, by its structured data, by its cards. */
export function kindOf(source: PageSource, requested: RequestedPage): PageKind {
  const { link } = requested
  const path = pathOfLink(`/${link}`) ?? ''
  const { LINK_TYPE, PAGE_ID } = source.globals
  const ofData = kindOfData(source, path)
  const isNotFound =
    ofData !== 'content' && isNotFoundSource(source) && !hasOwnProduct(source, path)
  const byId = kindOfId[text.parse(PAGE_ID)]
  if (byId === 'notFound') return 'notFound'
  if (link === '' || byId === 'home') return 'home'
  return (
    kindOfLink[text.parse(LINK_TYPE)] ??
    byId ??
    (isLanguage(link) ? 'home' : null) ??
    kindOfGraph(source) ??
    (ownRow(source, path) ? 'product' : null) ??
    (isNotFound ? 'notFound' : ofData) ??
    (source.cards.length > 0 ? 'category' : null) ??
    (isEmptyList(source, requested) ? 'category' : 'content')
  )
}
