import { errorAnswer, privateAnswer, publicAnswer } from '../../answer'
import type { Call } from '../../app'
import type { Currency, Language } from '../../locale'
import { currencyOf, hasOwnCurrency, languageOf } from '../../session/call-preferences'
import type { CategoryRow } from '../category-queries'
import { everyCategory } from '../category-queries'
import { selectedChips } from './chips'
import type { Counts } from './facet-count'
import type { Names } from './facet-queries'
import { readFacets } from './facet-queries'
import { brandList, categoryList, filterList, optionGroup, priceRange } from './facets'
import type { FurtherCounts } from './further-counts'
import { furtherFilters } from './further-filters'
import { queryOf, readListRequest } from './list'
import type { ListFilters } from './list-filters'
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
  const body = await filtersOf(call, { scope, language, currency, requested })
  return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
}

type FilterRequest = {
  scope: ListScope | null
  language: Language
  currency: Currency
  /** The parts to fill; by default all. */
  requested?: string[] | undefined
}

/** The filters of a list, in two round trips. */
export async function filtersOf(call: Call, request: FilterRequest) {
  const { scope, language, currency, requested } = request
  const db = call.env.DB
  // A search without results still has filters: empty ones.
  const listRequest = readListRequest(queryOf(call), scope ?? NOTHING, language, currency)
  const [{ names, counts, further, isExact }, tree] = await Promise.all([
    readFacets(db, listRequest),
    everyCategory(db, language).all<CategoryRow>(),
  ])
  const { filters } = listRequest
  const choices = choicesOf({
    ...{ scope, names, counts, further, filters, language },
    categories: tree.results,
  })
  const { FILTERS, CATEGORIES, BRANDS, type1, type2 } = choices
  const ifRequested = <T>(part: string, value: T, empty: T) =>
    !requested || requested.includes(part) ? value : empty
  return {
    FILTERS: ifRequested('filters', FILTERS, []),
    CATEGORIES: ifRequested('categories', CATEGORIES, []),
    BRANDS: ifRequested('brands', BRANDS, []),
    PRICE: priceRange(counts.price, names.rate, filters, further?.prices),
    MODELS: [],
    MODELS_TOTAL: '0',
    SUPPLIERS: [],
    VARIANTS: {
      TYPE1_NAME: ifRequested('variants', type1.name, ''),
      TYPE1_LIST: ifRequested('variants', type1.list, []),
      TYPE2_NAME: ifRequested('variants', type2.name, ''),
      TYPE2_LIST: ifRequested('variants', type2.list, []),
    },
    TARGET_CURRENCY: currency,
    SELECTED: selectedChips(filters, choices, language),
    SETTINGS: { LANGUAGE: language, SHOW_COUNT: isExact },
  }
}

type Facets = {
  scope: ListScope | null
  names: Names
  counts: Counts
  further: FurtherCounts | null
  language: Language
  filters: ListFilters
  categories: CategoryRow[]
}

function choicesOf({ scope, names, counts, further, language, filters, categories }: Facets) {
  const categoryId = scope?.kind === 'category' ? scope.categoryId : 0
  return {
    FILTERS: [
      ...filterList(names, counts, filters.properties),
      ...furtherFilters(further, filters, language),
    ],
    // A brand's own page offers no brands.
    BRANDS: scope?.kind === 'brand' ? [] : brandList(names.brands, counts.brand, filters.brands),
    CATEGORIES: categoryList(categories, counts.category, categoryId, filters.categories),
    type1: optionGroup(names.options, counts.type1, filters.options1),
    type2: optionGroup(names.options, counts.type2, filters.options2),
  }
}
