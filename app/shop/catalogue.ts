import { readAttributes, readSibling } from './attributes'
import { bodyOf, type Call, type CallContext, callShop } from './call'
import { readCategories } from './category'
import { ShopError } from './error'
import { readFilters } from './filters'
import { readInstalments } from './instalments'
import { type CatalogueContext, keptCalls } from './kept-calls'
import { readList } from './list'
import type {
  Attribute,
  CardPlan,
  Category,
  Filters,
  LazyTab,
  Page,
  ProductCard,
  ProductList,
  Suggestions,
  Variant,
} from './model'
import { readPage } from './page'
import type { PriceDisplay } from './price'
import { readCards } from './product-card'
import { readQuestions, readReviews, readStarCounts } from './reviews'
import { readCookieLaw, readLinks, readSite } from './site'
import type { CookieLaw, Site, Store } from './site-model'
import { readStores } from './store'
import { readSearch, readSuggestions } from './suggestions'
import { readTab, tabParts } from './tab'
import type { Questions, Reviews, StarCounts } from './talk-model'
import type { Wire } from './transport'
import { readAvailability } from './variant'

/** Calls whose answers belong to everyone of one language, currency, prefix and group. */
export function openCatalogue(context: CallContext, keeping: CatalogueContext) {
  const { currency } = context.rules

  const kept = keptCalls(context, keeping)
  const read =
    <T>(key: Call['key'], parse: (body: unknown) => T) =>
    (wire: Wire) =>
      parse(bodyOf(key, wire))

  /** An answer that must be readable: what is null breaks the contract and is not kept. */
  const must =
    <T>(key: Call['key'], parse: (body: unknown) => T | null) =>
    (wire: Wire): T => {
      const value = parse(bodyOf(key, wire))
      if (value === null) throw new ShopError('shape', key, `${key} answered something unreadable.`)
      return value
    }

  return {
    site,

    /** Where a link leads, with what its page shows (own call). @param query list parameters */
    page: (link: string, query: Record<string, string> = {}): Promise<Page> =>
      kept(
        { key: 'PAGE', query: { ...query, link } },
        (wire): Page =>
          wire.status === 404
            ? { kind: 'missing' }
            : readPage(bodyOf('PAGE', wire), currency, query.sort),
      ),

    categories,

    /** The cookie question: with the settings where the backend puts it there, else by its own call. */
    cookieLaw: async (): Promise<CookieLaw | null> => {
      const { cookieLaw } = await site()
      return cookieLaw === undefined
        ? kept({ key: 'COOKIE_LAW' }, read('COOKIE_LAW', readCookieLaw))
        : cookieLaw
    },

    /** Products that match a word, one page of them. */
    search: (word: string, query: Record<string, string>): Promise<ProductList> =>
      kept(
        {
          key: 'PRODUCT_LOADER',
          parts: ['12', '1003'],
          query: { ...query, link: 'arama', q: word },
        },
        read('PRODUCT_LOADER', (body) => readList(body, currency, query.sort)),
      ),

    /** Further products of a list. @param link the page's path without its first slash */
    more: (link: string, query: Record<string, string>): Promise<ProductList> =>
      kept(
        { key: 'PRODUCT_LOADER', parts: ['2', '1003'], query: { ...query, link } },
        read('PRODUCT_LOADER', (body) => readList(body, currency, query.sort)),
      ),

    /**
     * What a word may mean: the licensed search knows categories and brands too, the other one products.
     * @param licensed the shop's setting LICENCE_SEARCH_ALL
     */
    suggest: (word: string, licensed: boolean): Promise<Suggestions> =>
      licensed
        ? kept(
            { key: 'SEARCH_ALL', parts: [{ word }], query: { limit: '25' } },
            must('SEARCH_ALL', readSuggestions),
          )
        : kept(
            { key: 'SEARCH', form: new URLSearchParams({ searchWord: word }) },
            must('SEARCH', readSearch),
          ),

    /** The filters of a list. @param link the page's path without its first slash */
    filters: (link: string, query: Record<string, string>): Promise<Filters> =>
      kept(
        {
          key: 'FILTER',
          parts: ['filters-variants-categories-brands-price-models-suppliers'],
          query: { ...query, link },
        },
        must('FILTER', readFilters),
      ),

    /** A page of a product's reviews. */
    reviews: (productId: string, page = 1): Promise<Reviews> =>
      kept(
        { key: 'PRODUCT_DETAIL_COMMENTS', parts: [productId], query: { page: String(page) } },
        must('PRODUCT_DETAIL_COMMENTS', readReviews),
      ),

    /** How many stars were given how often. */
    stars: (productId: string): Promise<StarCounts> =>
      kept(
        { key: 'PRODUCT_DETAIL_COMMENT_AVERAGE', parts: [productId] },
        must('PRODUCT_DETAIL_COMMENT_AVERAGE', readStarCounts),
      ),

    questions: (productId: string, page = 1): Promise<Questions> =>
      kept(
        {
          key: 'PRODUCT_DETAIL_QUESTIONS',
          parts: [productId],
          query: page > 1 ? { page: String(page) } : {},
        },
        must('PRODUCT_DETAIL_QUESTIONS', readQuestions),
      ),

    /** Related products; type 1 related, 2 substitute, 3 accessory, 4 complementary. */
    related: (productId: string, type: 1 | 2 | 3 | 4): Promise<ProductCard[]> =>
      kept(
        { key: 'PRODUCT_RELATED', parts: [productId, String(type)] },
        must('PRODUCT_RELATED', (body) => {
          const list = (body as { PRODUCTS?: unknown } | null)?.PRODUCTS
          return Array.isArray(list) ? readCards(list, currency) : null
        }),
      ),

    /**
     * What tells a product from its siblings; empty when it has none.
     * With pictures of the options.
     */
    attributes: (productId: string): Promise<Attribute[]> =>
      kept(
        {
          key: 'CATALOG_ATTRIBUTES',
          form: new URLSearchParams({ product_id: productId, with_image: '1' }),
        },
        must('CATALOG_ATTRIBUTES', readAttributes),
      ),

    /**
     * The sibling of a model that has exactly these options; null when there is none, and
     * then the clicked option's own product is the way on.
     */
    sibling: (
      modelId: string,
      options: { groupId: string; optionId: string }[],
    ): Promise<ProductCard | null> => {
      const form = new URLSearchParams({ model_id: modelId })
      options.forEach(({ groupId, optionId }, index) => {
        form.set(`attribute[${index}][id]`, groupId)
        form.set(`attribute[${index}][option_id]`, optionId)
      })
      return kept(
        { key: 'CATALOG_PRODUCT', form },
        read('CATALOG_PRODUCT', (body) => readSibling(body, currency)),
      )
    },

    /** What each card's instalments cost, of the chosen variant where there is one. */
    instalments: (productId: string, variantId: string): Promise<CardPlan[]> =>
      kept(
        { key: 'INSTALLMENT', query: { product: productId, variant: variantId } },
        must('INSTALLMENT', readInstalments),
      ),

    /** The content of a tab, sanitised; null when the backend has none for it. */
    tab: ({ address, property }: LazyTab): Promise<string | null> =>
      kept({ key: 'TAB', parts: tabParts(address) }, (wire) =>
        wire.status === 404 ? null : readTab(bodyOf('TAB', wire), property),
      ),

    stores: (): Promise<Store[]> => kept({ key: 'STORE_LIST' }, must('STORE_LIST', readStores)),

    links: (page: number) =>
      kept({ key: 'LINKS', query: { page: String(page) } }, read('LINKS', readLinks)),

    /**
     * What of group `asked` goes with an option picked in the other group; never kept,
     * for it is asked to know the stock of this moment.
     */
    availability: async (
      productId: string,
      asked: 1 | 2,
      picked: string,
      product: PriceDisplay,
    ): Promise<Variant[]> => {
      const call: Call = { key: 'VARIANT', parts: [`get-variant${asked}-list`, productId, picked] }
      return must('VARIANT', (body) => readAvailability(body, asked, picked, product))(
        await callShop(call, 'catalogue', context),
      )
    },
  }

  /** The shop's settings and menu (own call). A backend without the call gets the defaults. */
  function site(): Promise<Site> {
    return kept({ key: 'GLOBALS' }, (wire) =>
      readSite(wire.status === 404 ? {} : bodyOf('GLOBALS', wire), keeping.fallback),
    ).then(async (site) =>
      site.menu.length > 0
        ? site
        : { ...site, menu: await categories().catch((): Category[] => []) },
    )
  }

  /** The category tree. */
  function categories(): Promise<Category[]> {
    return kept(
      { key: 'CATEGORY' },
      must('CATEGORY', (body) => (Array.isArray(body) ? readCategories(body) : null)),
    )
  }
}
