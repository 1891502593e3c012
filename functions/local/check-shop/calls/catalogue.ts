import { readFilters } from '../../../../app/backend/catalogue/filters'
import { type CallCheck, type Findings, type Need, unlessPlatformPage } from '../call-check'
import { type Facts, idAt, learnProducts, linkAt, rowsAt, textAt, valueAt } from '../facts'
import {
  categories,
  filters,
  homePage,
  listPage,
  loadedPage,
  products,
  searched,
  stores,
  suggestions,
} from '../shapes/catalogue'
import { learnLoaded, learnPageAt } from './learn-page'
import { showsPageAt, showsProducts } from './readers'

const allFilters = 'filters-variants-categories-brands-price-models-suppliers'
const noCategory = 'no earlier answer names a category'

/** A word that is probably found: of a product's title, else the first one of a category's. */
export const wordOf = ({ word, category }: Facts): string =>
  word ?? category?.title.split(/[^\p{L}\p{N}]+/u).find((word) => word.length > 2) ?? 'kitap'

const categoryLink = (row: unknown) => linkAt(row, 'LINK') || linkAt(row, 'URL')

/** Two more categories, far from the first: goods of one are often of one kind, with options or without. */
function otherCategories([first, ...others]: unknown[]): string[] {
  const rows = others.length > 0 ? others : rowsAt(first, 'CHILDREN')
  return [...new Set([rows.at(-1), rows[0]].map(categoryLink))].filter(Boolean)
}

const rendersLists = ({ present }: Findings) =>
  present.has('PLATFORM_PAGE category') || present.has('PLATFORM_PAGE further')

const loadedList = (link: string) => ({ parts: ['2', '1003'], query: { link, pg: '1' } })

/** One call suggests, and the other where the shop lacks that one or, without LICENCE_SEARCH_ALL, answers it unreadably. */
const suggestionNeed =
  (own: 'SEARCH' | 'SEARCH_ALL') =>
  ({ facts, present, missingCalls, unread }: Findings): Need => {
    const first = facts.searchesAll ? 'SEARCH_ALL' : 'SEARCH'
    const second = facts.searchesAll ? 'SEARCH' : 'SEARCH_ALL'
    const isMissing = missingCalls.has(first) || (!facts.searchesAll && unread.has(first))
    if (own === second) return isMissing ? 'optional' : 'unused'
    // HTML, which tells nothing, counts as present too.
    const isReplaced = present.has(second) && (isMissing || first === 'SEARCH')
    return isReplaced ? 'unused' : 'optional'
  }

const noSuggestions = ({ present }: Findings) =>
  present.has('PRODUCT_LOADER search')
    ? 'The search field suggests products alone, as the search page finds them.'
    : 'The search field suggests nothing; the search page still works.'

/** What lists, searches and pages of the catalogue are made of. */
export const catalogueCalls: CallCheck[] = [
  {
    number: 6,
    key: 'CATEGORY',
    as: 'guest',
    stage: 'start',
    need: ({ facts }) => (facts.hasMenu ? 'optional' : 'needed'),
    request: () => ({}),
    expected: { kind: 'json', shape: categories },
    learn(facts, body) {
      const [first] = rowsAt(body)
      const title = textAt(first, 'TITLE') || textAt(first, 'NAME')
      const link = categoryLink(first)
      if (link) facts.category = { id: idAt(first, 'ID'), link, title }
      facts.otherCategories = otherCategories(rowsAt(body)).filter((other) => other !== link)
    },
    feature: ({ facts }) => (facts.hasMenu ? '' : 'menu of categories'),
    without: ({ facts }) =>
      facts.hasMenu
        ? 'Shoppers notice nothing: menu and categories are those of get-globals.'
        : 'The menu is empty, and the page of all categories says that it cannot be shown.',
  },
  {
    number: 7,
    key: 'FILTER',
    as: 'guest',
    stage: 'lists',
    need: (found) => (found.facts.hasPageFilters ? 'optional' : unlessPlatformPage(found)),
    request: ({ category }) =>
      category ? { parts: [allFilters], query: { link: category.link } } : noCategory,
    expected: { kind: 'json', shape: filters },
    feature: ({ facts }) => (facts.hasPageFilters ? 'filters of the search page' : 'filters'),
    without: ({ facts }) =>
      facts.hasPageFilters
        ? 'Lists have the filters of get-page; the search page has none.'
        : 'Lists of products have no filters.',
  },
  {
    number: 13,
    key: 'PRODUCT_LOADER',
    variant: 'list',
    as: 'guest',
    stage: 'goods',
    need: (found) => (rendersLists(found) ? 'replaced' : 'needed'),
    request: ({ category }) => (category ? loadedList(category.link) : noCategory),
    isEachJudged: true,
    next: ({ otherCategories: links }, tried) => (links[tried] ? loadedList(links[tried]) : null),
    expected: { kind: 'fragment', shape: loadedPage, reads: showsProducts },
    async learn(facts, body) {
      facts.hasLists = true
      await learnLoaded(facts, body)
      facts.listsGoods = facts.products.length + facts.unnamedLinks.length > 0
    },
    feature: 'further pages of lists',
    without: (found) =>
      rendersLists(found)
        ? 'Lists are those of the pages that the shop itself renders.'
        : 'Lists end with their first page.',
  },
  {
    number: 13,
    key: 'PRODUCT_LOADER',
    variant: 'search',
    as: 'guest',
    stage: 'pages',
    need: 'needed',
    request: (facts) => ({
      parts: ['12', '1003'],
      query: { link: 'arama', q: wordOf(facts), pg: '1' },
      isSearching: true,
    }),
    expected: { kind: 'fragment', shape: loadedPage, reads: showsProducts },
    learn(facts, body) {
      facts.hasSearch = true
      return learnLoaded(facts, body)
    },
    feature: 'search page',
    without: 'The search page says that it cannot be shown.',
  },
  {
    number: 18,
    key: 'STORE_LIST',
    as: 'guest',
    stage: 'start',
    need: 'optional',
    request: () => ({}),
    expected: { kind: 'json', shape: stores },
    learn(facts, body) {
      const [first] = rowsAt(body, 'data')
      const [id, city, town, country] = ['id', 'Il', 'Ilce', 'Ulke'].map((name) =>
        idAt(first, name),
      )
      if (id) facts.store = { id, city: city ?? '', town: town ?? '', country: country ?? '' }
    },
    feature: 'page of stores',
    without: 'The page of stores says that it cannot be shown, and no store can be chosen.',
  },
  {
    number: 55,
    key: 'SEARCH_ALL',
    as: 'guest',
    stage: 'pages',
    need: suggestionNeed('SEARCH_ALL'),
    request: (facts) => ({ parts: [{ word: wordOf(facts) }], query: { limit: '25' } }),
    expected: { kind: 'json', shape: suggestions },
    learn: (facts, body) => learnProducts(facts, rowsAt(body, 'products')),
    feature: 'suggestions while typing',
    without: noSuggestions,
  },
  {
    number: 56,
    key: 'SEARCH',
    as: 'guest',
    stage: 'pages',
    need: suggestionNeed('SEARCH'),
    request: (facts) => ({ form: { searchWord: wordOf(facts) } }),
    expected: { kind: 'fragment', shape: searched, jsonOnly: true },
    learn: (facts, body) => learnProducts(facts, rowsAt(body, 'data')),
    feature: 'suggestions while typing',
    without: noSuggestions,
  },
  {
    number: 0,
    key: 'PAGE',
    variant: 'home',
    as: 'guest',
    stage: 'start',
    need: 'needed',
    request: () => ({ query: { link: '' } }),
    expected: { kind: 'json', shape: homePage },
    learn(facts, body) {
      facts.hasPages = true
      for (const showcase of rowsAt(body, 'SHOWCASES'))
        learnProducts(facts, rowsAt(showcase, 'PRODUCTS'))
    },
    feature: 'home page',
    without: 'The home page says that it cannot be shown, or is the page of a missing address.',
  },
  {
    number: 0,
    key: 'PLATFORM_PAGE',
    as: 'guest',
    mayRedirect: 'same',
    stage: 'lists',
    need: ({ present }) =>
      present.has('PAGE home') && present.has('GLOBALS') ? 'unused' : 'optional',
    request: ({ hasPages, hasSettings }) =>
      hasPages && hasSettings ? 'the shop has get-page and get-globals' : {},
    expected: { kind: 'page', reads: showsPageAt('') },
    learn: learnPageAt(() => ''),
    feature: 'pages read from those that the shop itself renders',
    without:
      'Without get-page every page is that of a missing address; without get-globals the settings are those of the storefront.',
  },
  {
    number: 0,
    key: 'PAGE',
    variant: 'category',
    as: 'guest',
    stage: 'lists',
    need: 'needed',
    request: ({ category }) => (category ? { query: { link: category.link } } : noCategory),
    isEachJudged: true,
    next: ({ otherCategories: links }, tried) =>
      links[tried] ? { query: { link: links[tried] } } : null,
    expected: { kind: 'json', shape: listPage },
    learn(facts, body) {
      facts.hasPageFilters = readFilters(valueAt(body, 'FILTER')) !== null
      learnProducts(facts, rowsAt(body, 'LIST', 'PRODUCTS'))
    },
    feature: 'pages of categories',
    without: 'Every category says that it cannot be shown, or is the page of a missing address.',
  },
  {
    number: 16,
    key: 'PRODUCT_RELATED',
    as: 'guest',
    stage: 'product',
    need: 'optional',
    request: ({ products: [first] }) =>
      first ? { parts: [first.id, '1'] } : 'no earlier answer names a product',
    expected: { kind: 'json', shape: products },
    feature: 'related products',
    without: 'A product page shows no related products.',
  },
]
