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

const requestOf = (request: CallRequest | string) => (typeof request === 'string' ? null : request)

function listAt(facts: Facts, link: string | undefined): CallRequest | string {
  facts.list = link ?? ''
  return pageAt(facts.hasPages, link)
}

/** A page that the shop itself renders. The storefront follows a redirect to the same page in another form. */
const page = {
  number: 0,
  key: 'PLATFORM_PAGE',
  as: 'guest',
  mayRedirect: 'same',
  need: ({ present }: Findings) => (present.has('PAGE home') ? 'unused' : 'needed'),
} as const

const listed: Expected = {
  kind: 'page',
  reads: showsCategory,
  otherwise: 'answers a page in which the storefront finds no list of products',
  lacking: 'list of products',
}

const withoutPage =
  (id: string, unread: string, missing: string) =>
  (found: Findings): string =>
    found.unread.has(id) ? unread : missing

/** Themes show some goods in other ways than others, so several pages are judged. */
const minPages = 4
const maxPages = 24

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
  const tried = facts.triedPages.length
  const isEnough = tried >= maxPages || (tried >= minPages && isKnown)
  return facts.hasPages || isEnough ? null : requestOf(pageAt(false, nextLink(facts)))
}

/** One category and products, as the shop itself renders them, for a shop without get-page. */
export const platformPageCalls: CallCheck[] = [
  {
    ...page,
    variant: 'category',
    stage: 'lists',
    request: (facts) => listAt(facts, facts.category?.link),
    expected: listed,
    moved: (facts, link) => {
      facts.list = link
    },
    learn: learnPageAt(({ list = '' }) => list),
    next: (facts, tried) => requestOf(listAt(facts, facts.otherCategories[tried])),
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
    request(facts) {
      if (!facts.hasPages) return 'its first page is requested above'
      if (facts.hasLists) return 'product-loader names the products'
      facts.list = facts.category?.link ?? ''
      return pageAt(false, facts.category?.link)
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
      lacking: 'product with a name and a price',
    },
    moved: ({ triedPages }, link) => {
      triedPages.push(link)
    },
    learn: learnProductPage,
    next: nextProduct,
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
