import type { Category } from '~/backend/catalogue/model'
import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import type { PageSource } from '~/backend/platform-page/html/page-source'
import { languages } from '~/i18n/languages'
import type { PropertyLabel } from './group-variants'
import { cardsOf, cardsWire, entriesWire } from './list-wire'
import { kindOf, type RequestedPage } from './page-kind'
import { headingOf, homeTitleOf, titleOf } from './page-title'
import { productWire } from './product-wire'
import { entriesOf, nodesOf } from './structured'

/** The page's link without its first slash, the page of a list and its order. */
export type Requested = RequestedPage & { page: number; sort: string; language: string }

export type Known = { category: Category | null; list: object | null; label: PropertyLabel }

function headOf(source: PageSource, type: string, { link, language }: Requested) {
  const { LINK_TYPE, LINK_TABLE_ID } = source.globals
  const isAlone = link === '' || Object.keys(source.alternates).length === 0
  return {
    TYPE: type,
    LINK_TYPE: text.parse(LINK_TYPE) || type,
    LINK_TABLE_ID: text.parse(LINK_TABLE_ID),
    TITLE: type === 'home' ? homeTitleOf(source) : titleOf(source),
    DESCRIPTION: source.meta.description ?? source.meta['og:description'] ?? '',
    LINKS: { ...source.alternates, ...(isAlone ? { [language]: link } : {}) },
  }
}

/** Each page begins its breadcrumb with our own home page. */
const homes: ReadonlySet<string> = new Set([
  '/',
  ...languages.flatMap((language) => [`/${language}`, `/${language}/`]),
])

function pathOf(source: PageSource, own: string): object[] {
  const [node] = nodesOf(source, 'BreadcrumbList')
  const entries = node ? entriesOf(node).entries : []
  return entries
    .map(({ name, url }) => ({ TITLE: name, URL: pathOfLink(url) ?? '' }))
    .filter(({ URL: path }) => path !== '' && !homes.has(path) && path !== pathOfLink(own))
}

function headedLists(source: PageSource): object[] {
  const lists = new Map<string, object[]>()
  const cards = cardsOf(source)
  for (const [at, wire] of cardsWire(source, cards).entries()) {
    const heading = headingOf(cards[at]?.heading, source)
    lists.set(heading, [...(lists.get(heading) ?? []), wire])
  }
  return [...lists].map(([TITLE, cards], at) => ({
    ID: `${at + 1}`,
    TITLE,
    URL: '',
    PRODUCTS: cards,
  }))
}

function homeWire(source: PageSource, requested: Requested): object {
  const lists = nodesOf(source, 'ItemList', 'OfferCatalog').map(entriesOf)
  const listed = lists.map(({ name, entries }, at) => ({
    ID: `${at + 1}`,
    TITLE: name,
    URL: '',
    PRODUCTS: entriesWire(source, entries),
  }))
  const showcases = listed.filter(({ PRODUCTS }) => PRODUCTS.length > 0)
  const headed = headedLists(source)
  const isNamed = showcases.every(({ TITLE }) => TITLE !== '')
  const isListed = showcases.length > 0 && (isNamed || headed.length < 2)
  return {
    PAGE: headOf(source, 'home', requested),
    SHOWCASES: isListed ? showcases : headed,
  }
}

/** A category as `category/get` names it. */
const categoryNode = ({ id, title, path, picture, children }: Category): object => ({
  ...{ ID: id, TITLE: title, LINK: path, IMAGE: picture },
  CHILDREN: children.map(categoryNode),
})

function categoryWire(source: PageSource, requested: Requested, { category, list }: Known): object {
  const path = `/${requested.link}`
  const { LINK_TYPE, LINK_TABLE_ID } = source.globals
  const own = {
    ID: text.parse(LINK_TABLE_ID) || 'list',
    TITLE: titleOf(source) || requested.link,
    LINK: path,
    URL: path,
  }
  const isBrand = LINK_TYPE === 'brand'
  return {
    PAGE: headOf(source, isBrand ? 'brand' : 'category', requested),
    PATH: pathOf(source, path),
    ...(isBrand ? { BRAND: own } : { CATEGORY: category ? categoryNode(category) : own }),
    LIST: list,
  }
}

const plainWords = (html: string) =>
  text
    .parse(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('tr')

/** The text of a page without its title, which stands above it; other titles are headings in it. */
function textOf(source: PageSource): string {
  const title = plainWords(titleOf(source))
  const heading = /<h([12])\b[^>]*>([\s\S]*?)<\/h\1>/.exec(source.main)
  const isTitle = heading !== null && plainWords(heading[2] ?? '') === title
  const html = isTitle ? source.main.replace(heading[0], () => '') : source.main
  return html.replace(/(<\/?)h1\b/g, '$1h2')
}

/** The page under the names of `get-page` (own-calls.md), from what the platform's own page says. */
export function pageWire(source: PageSource, requested: Requested, known: Known): object {
  const path = `/${requested.link}`
  switch (kindOf(source, requested)) {
    case 'home':
      return homeWire(source, requested)
    case 'product':
      return {
        PAGE: headOf(source, 'product', requested),
        PATH: pathOf(source, path),
        PRODUCT: productWire(source, pathOfLink(path) ?? path, known.label),
      }
    case 'category':
      return categoryWire(source, requested, known)
    case 'notFound':
      return { PAGE: headOf(source, 'notFound', requested) }
    case 'content':
      return { PAGE: headOf(source, 'content', requested), CONTENT: { HTML: textOf(source) } }
  }
}
