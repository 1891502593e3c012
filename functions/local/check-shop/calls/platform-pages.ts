import { decodedPath } from '../../../../app/backend/http/safe-path'
import type { CallCheck, CallRequest, Expected, Findings } from '../call-check'
import type { Facts } from '../facts'
import { wordOf } from './catalogue'
import { learnPageAt, learnProductPage } from './learn-page'
import { showsCategory, showsProduct, showsResults } from './readers'

const pageAt = (hasPages: boolean, link: string | undefined): CallRequest | string => {
  if (hasPages) return 'the shop has get-page'
  if (!link) return 'no earlier answer names its address'
  return { parts: link.split('/').map((word) => ({ linkWord: decodedPath(word) })) }
}

/** A page that the shop itself renders. The storefront follows a redirect to the same page in another form. */
const page = {
  number: 0,
  key: 'PLATFORM_PAGE',
  as: 'guest',
  mayRedirect: true,
  need: ({ present }: Findings) => (present.has('PAGE home') ? 'unused' : 'needed'),
} as const

const listed: Expected = {
  kind: 'page',
  reads: showsCategory,
  otherwise: 'answers a page in which the storefront finds no list of products',
}

const withoutPage =
  (id: string, unread: string, missing: string) =>
  (found: Findings): string =>
    found.unread.has(id) ? unread : missing

const maxPages = 24
/** Products may differ in how their pages are made. */
const minPages = 3

/** From both ends in turn: goods of one list are often of one kind, with options or without. */
const inTurn = (links: string[]): string[] =>
  links.map((_, at) => links.at(at % 2 === 0 ? at / 2 : -(at + 1) / 2) ?? '')

function nextLink(facts: Facts): string | undefined {
  const linksOf = (hasVariants: boolean) =>
    facts.products.filter((one) => one.hasVariants === hasVariants).map(({ link }) => link)
  const others = inTurn([...linksOf(false), ...facts.unnamedLinks])
  const all = [...linksOf(true), ...others].filter((link) => link !== '')
  const next = all.find((link) => !facts.triedPages.includes(link))
  if (next) facts.triedPages.push(next)
  return next
}

function nextProduct(facts: Facts): CallRequest | null {
  const isKnown = facts.products.some(({ option }) => option !== null) || facts.subproduct
  const isLast = facts.triedPages.length >= (isKnown ? minPages : maxPages)
  const request = facts.hasPages || isLast ? null : pageAt(false, nextLink(facts))
  return typeof request === 'string' ? null : request
}

/** One category and products, as the shop itself renders them, for a shop without get-page. */
export const platformPageCalls: CallCheck[] = [
  {
    ...page,
    variant: 'category',
    stage: 'lists',
    request: ({ hasPages, category }) => pageAt(hasPages, category?.link),
    expected: listed,
    learn: learnPageAt(({ category }) => category?.link ?? ''),
    feature: 'pages of categories',
    without: withoutPage(
      'PLATFORM_PAGE category',
      'A category shows the title and the text of that page, and no products.',
      'Without get-page too, every category says that it cannot be shown.',
    ),
  },
  {
    ...page,
    variant: 'further',
    stage: 'pages',
    need: ({ present, facts }) =>
      facts.hasPages && !present.has('PRODUCT_LOADER list') ? 'needed' : 'unused',
    request({ hasPages, hasLists, category }) {
      if (!hasPages) return 'its first page is requested above'
      return hasLists ? 'product-loader names the products' : pageAt(false, category?.link)
    },
    expected: listed,
    feature: 'further pages of lists',
    without: 'Without product-loader too, lists end with their first page.',
  },
  {
    ...page,
    variant: 'product',
    stage: 'pages',
    request: (facts) => pageAt(facts.hasPages, facts.hasPages ? '' : nextLink(facts)),
    expected: {
      kind: 'page',
      reads: showsProduct,
      otherwise: 'answers a page in which the storefront finds no product with a name and a price',
    },
    learn: learnProductPage,
    next: nextProduct,
    partly: (count) =>
      `of ${count} products that were looked at, the storefront finds no name and price of`,
    feature: 'product pages',
    without: withoutPage(
      'PLATFORM_PAGE product',
      'A product shows the title and the text of that page; it cannot be bought here.',
      'Without get-page too, every product says that it cannot be shown.',
    ),
  },
  {
    ...page,
    variant: 'search',
    stage: 'product',
    need: ({ present }) => (present.has('PRODUCT_LOADER search') ? 'unused' : 'needed'),
    request: (facts) =>
      facts.hasSearch
        ? 'product-loader finds products'
        : { parts: ['arama'], query: { q: wordOf(facts) } },
    expected: {
      kind: 'page',
      reads: showsResults,
      otherwise: 'answers a page in which the storefront finds no products',
    },
    feature: 'search page',
    without: 'Without product-loader too, the search page says that it cannot be shown.',
  },
]
