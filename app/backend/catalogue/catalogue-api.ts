import type { Questions, Reviews, StarCounts } from '~/backend/engagement/engagement-model'
import { readQuestions, readReviews, readStarCounts } from '~/backend/engagement/reviews'
import { BackendError } from '~/backend/http/backend-error'
import { type CatalogueContext, cachedCalls } from '~/backend/http/cached-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import type { Wire } from '~/backend/http/transport'
import { readPage } from '~/backend/site/page'
import { readCookieLaw, readLinks, readSite } from '~/backend/site/site'
import type { CookieLaw, Site, Store } from '~/backend/site/site-model'
import { readStores } from '~/backend/site/stores'
import { readTab, tabParts } from '~/backend/site/tab'
import { readAttributes, readSibling } from './attributes'
import { readCategories } from './category'
import { readFilters } from './filters'
import { readInstalments } from './instalments'
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
import type { PriceDisplay } from './price'
import { readCards } from './product-card'
import { readSearch, readSuggestions } from './suggestions'
import { readAvailability } from './variant'

/** Calls whose answers are shared by language, currency, prefix and group. */
export function openCatalogueApi(context: CallContext, cache: CatalogueContext) {
  const { currency } = context.rules

  const cached = cachedCalls(context, cache)
  const read =
    <T>(key: Call['key'], parse: (body: unknown) => T) =>
    (wire: Wire) =>
      parse(bodyOf(key, wire))

  /** Reads an answer; null breaks the contract, so it is not cached. */
  const required =
    <T>(key: Call['key'], parse: (body: unknown) => T | null) =>
    (wire: Wire): T => {
      const value = parse(bodyOf(key, wire))
      if (value === null)
        throw new BackendError('shape', key, `${key} answered something unreadable.`)
      return value
    }

  return {
    site,

    /** The page behind a link (own call). @param query list parameters */
    page: (link: string, query: Record<string, string> = {}): Promise<Page> =>
      cached(
        { key: 'PAGE', query: { ...query, link } },
        (wire): Page =>
          wire.status === 404
            ? { kind: 'missing' }
            : readPage(bodyOf('PAGE', wire), currency, query.sort),
      ),

    categories,

    /** From the settings, else by its own call. */
    cookieLaw: async (): Promise<CookieLaw | null> => {
      const { cookieLaw } = await site()
      return cookieLaw === undefined
        ? cached({ key: 'COOKIE_LAW' }, read('COOKIE_LAW', readCookieLaw))
        : cookieLaw
    },

    search: (word: string, query: Record<string, string>): Promise<ProductList> =>
      cached(
        {
          key: 'PRODUCT_LOADER',
          parts: ['12', '1003'],
          query: { ...query, link: 'arama', q: word },
        },
        read('PRODUCT_LOADER', (body) => readList(body, currency, query.sort)),
      ),

    /** More products of a list. @param link the page's path without its leading slash */
    more: (link: string, query: Record<string, string>): Promise<ProductList> =>
      cached(
        { key: 'PRODUCT_LOADER', parts: ['2', '1003'], query: { ...query, link } },
        read('PRODUCT_LOADER', (body) => readList(body, currency, query.sort)),
      ),

    /**
     * Search suggestions.
     * @param licensed LICENCE_SEARCH_ALL: also categories and brands
     */
    suggest: (word: string, licensed: boolean): Promise<Suggestions> =>
      licensed
        ? cached(
            { key: 'SEARCH_ALL', parts: [{ word }], query: { limit: '25' } },
            required('SEARCH_ALL', readSuggestions),
          )
        : cached(
            { key: 'SEARCH', form: new URLSearchParams({ searchWord: word }) },
            required('SEARCH', readSearch),
          ),

    /** @param link the page's path without its leading slash */
    filters: (link: string, query: Record<string, string>): Promise<Filters> =>
      cached(
        {
          key: 'FILTER',
          parts: ['filters-variants-categories-brands-price-models-suppliers'],
          query: { ...query, link },
        },
        required('FILTER', readFilters),
      ),

    reviews: (productId: string, page = 1): Promise<Reviews> =>
      cached(
        { key: 'PRODUCT_DETAIL_COMMENTS', parts: [productId], query: { page: String(page) } },
        required('PRODUCT_DETAIL_COMMENTS', readReviews),
      ),

    stars: (productId: string): Promise<StarCounts> =>
      cached(
        { key: 'PRODUCT_DETAIL_COMMENT_AVERAGE', parts: [productId] },
        required('PRODUCT_DETAIL_COMMENT_AVERAGE', readStarCounts),
      ),

    questions: (productId: string, page = 1): Promise<Questions> =>
      cached(
        {
          key: 'PRODUCT_DETAIL_QUESTIONS',
          parts: [productId],
          query: page > 1 ? { page: String(page) } : {},
        },
        required('PRODUCT_DETAIL_QUESTIONS', readQuestions),
      ),

    /** Type 1 related, 2 substitute, 3 accessory, 4 complementary. */
    related: (productId: string, type: 1 | 2 | 3 | 4): Promise<ProductCard[]> =>
      cached(
        { key: 'PRODUCT_RELATED', parts: [productId, String(type)] },
        required('PRODUCT_RELATED', (body) => {
          const list = (body as { PRODUCTS?: unknown } | null)?.PRODUCTS
          return Array.isArray(list) ? readCards(list, currency) : null
        }),
      ),

    /** Attributes that distinguish sibling products, with pictures. */
    attributes: (productId: string): Promise<Attribute[]> =>
      cached(
        {
          key: 'CATALOG_ATTRIBUTES',
          form: new URLSearchParams({ product_id: productId, with_image: '1' }),
        },
        required('CATALOG_ATTRIBUTES', readAttributes),
      ),

    /** The sibling with exactly these options; null when there is none. */
    sibling: (
      modelId: string,
      options: { groupId: string; optionId: string }[],
    ): Promise<ProductCard | null> => {
      const form = new URLSearchParams({ model_id: modelId })
      options.forEach(({ groupId, optionId }, index) => {
        form.set(`attribute[${index}][id]`, groupId)
        form.set(`attribute[${index}][option_id]`, optionId)
      })
      return cached(
        { key: 'CATALOG_PRODUCT', form },
        read('CATALOG_PRODUCT', (body) => readSibling(body, currency)),
      )
    },

    instalments: (productId: string, variantId: string): Promise<CardPlan[]> =>
      cached(
        { key: 'INSTALLMENT', query: { product: productId, variant: variantId } },
        required('INSTALLMENT', readInstalments),
      ),

    /** Sanitised; null when the backend has none. */
    tab: ({ address, property }: LazyTab): Promise<string | null> =>
      cached({ key: 'TAB', parts: tabParts(address) }, (wire) =>
        wire.status === 404 ? null : readTab(bodyOf('TAB', wire), property),
      ),

    stores: (): Promise<Store[]> =>
      cached({ key: 'STORE_LIST' }, required('STORE_LIST', readStores)),

    links: (page: number) =>
      cached({ key: 'LINKS', query: { page: String(page) } }, read('LINKS', readLinks)),

    /** Variants of `group` that combine with the picked option; never cached, because it shows current stock. */
    availability: async (
      productId: string,
      group: 1 | 2,
      picked: string,
      product: PriceDisplay,
    ): Promise<Variant[]> => {
      const call: Call = { key: 'VARIANT', parts: [`get-variant${group}-list`, productId, picked] }
      return required('VARIANT', (body) => readAvailability(body, group, picked, product))(
        await callBackend(call, 'catalogue', context),
      )
    },
  }

  /** Settings and menu (own call); defaults for a backend without it. */
  function site(): Promise<Site> {
    return cached({ key: 'GLOBALS' }, (wire) =>
      readSite(wire.status === 404 ? {} : bodyOf('GLOBALS', wire), cache.fallback),
    ).then(async (site) =>
      site.menu.length > 0
        ? site
        : { ...site, menu: await categories().catch((): Category[] => []) },
    )
  }

  function categories(): Promise<Category[]> {
    return cached(
      { key: 'CATEGORY' },
      required('CATEGORY', (body) => (Array.isArray(body) ? readCategories(body) : null)),
    )
  }
}
