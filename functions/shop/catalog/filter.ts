import { errorAnswer, privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import type { Currency, Language } from '../locale'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/call-preferences'
import type { CategoryRow } from './category-queries'
import { everyCategory } from './category-queries'
import { selectedChips } from './chips'
import { readFacets } from './facet-queries'
import { brandList, categoryList, filterList, optionGroup, priceRange } from './facets'
import { queryOf, readListRequest } from './list'
import type { ListScope } from './list-request'
import { scopeOfLink } from './scope'

/** A scope without products; no category has this id. */
const NOTHING = { kind: 'category', categoryId: Number.MIN_SAFE_INTEGER } as const

/** GET filter/get/{parts}: fills only the requested parts. */
export async function answerFilters(call: Call): Promise<Response> {
  const language = languageOf(call)
  const currency = await currencyOf(call)
  const scope = await scopeOfLink(call, language)
  if (scope === 'unknown') return errorAnswer(call, 404, 'Sayfa bulunamadı')
  const requested = call.req.param('parts')?.split('-')
  const body = await filtersOf(call, scope, language, currency, requested)
  return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
}

/**
 * The filters of a list, in two round trips.
 * @param requested the parts to fill; by default all
 */
export async function filtersOf(
  call: Call,
  scope: ListScope | null,
  language: Language,
  currency: Currency,
  requested?: string[],
) {
  const db = call.env.DB
  // A search without results still has filters: empty ones.
  const listRequest = readListRequest(queryOf(call), scope ?? NOTHING, language, currency)
  const isRequested = (part: string) => !requested || requested.includes(part)
  const [{ names, counts, isExact }, tree] = await Promise.all([
    readFacets(db, listRequest),
    everyCategory(db, language).all<CategoryRow>(),
  ])
  const { filters } = listRequest
  const FILTERS = filterList(names, counts, filters.properties)
  // A brand's own page offers no brands.
  const BRANDS =
    scope?.kind === 'brand' ? [] : brandList(names.brands, counts.brand, filters.brands)
  const CATEGORIES = categoryList(
    tree.results,
    counts.category,
    scope?.kind === 'category' ? scope.categoryId : 0,
    filters.categories,
  )
  const type1 = optionGroup(names.options, counts.type1, filters.options1)
  const type2 = optionGroup(names.options, counts.type2, filters.options2)
  return {
    FILTERS: isRequested('filters') ? FILTERS : [],
    CATEGORIES: isRequested('categories') ? CATEGORIES : [],
    BRANDS: isRequested('brands') ? BRANDS : [],
    PRICE: priceRange(counts.price, names.rate, filters),
    MODELS: [],
    MODELS_TOTAL: '0',
    SUPPLIERS: [],
    VARIANTS: {
      TYPE1_NAME: isRequested('variants') ? type1.name : '',
      TYPE1_LIST: isRequested('variants') ? type1.list : [],
      TYPE2_NAME: isRequested('variants') ? type2.name : '',
      TYPE2_LIST: isRequested('variants') ? type2.list : [],
    },
    TARGET_CURRENCY: currency,
    SELECTED: selectedChips(filters, { FILTERS, BRANDS, CATEGORIES, type1, type2 }, language),
    SETTINGS: { LANGUAGE: language, SHOW_COUNT: isExact },
  }
}
