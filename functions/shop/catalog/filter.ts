import { errorAnswer, privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import type { Currency, Language } from '../locale'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/visit'
import type { CategoryRow } from './category-queries'
import { everyCategory } from './category-queries'
import { selectedChips } from './chips'
import { readFacets } from './facet-queries'
import { brandList, categoryList, filterList, optionGroup, priceRange } from './facets'
import { listWish, queryOf } from './list'
import type { ListScope } from './list-wish'
import { scopeOfLink } from './scope'

/** A list without products; no brand has this number. */
const NOTHING = { kind: 'category', categoryId: Number.MIN_SAFE_INTEGER } as const

/** GET filter/get/{parts}: only the asked parts are filled. */
export async function answerFilters(call: Call): Promise<Response> {
  const language = languageOf(call)
  const currency = await currencyOf(call)
  const scope = await scopeOfLink(call, language)
  if (scope === 'unknown') return errorAnswer(call, 404, 'Sayfa bulunamadı')
  const asked = call.req.param('parts')?.split('-')
  const body = await filtersOf(call, scope, language, currency, asked)
  return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
}

/**
 * The filters of a list, in two round trips.
 *
 * @param asked the parts to fill; all of them when it is left out
 */
export async function filtersOf(
  call: Call,
  scope: ListScope | null,
  language: Language,
  currency: Currency,
  asked?: string[],
) {
  const db = call.env.DB
  // Words that find nothing still have filters: empty ones.
  const wish = listWish(queryOf(call), scope ?? NOTHING, language, currency)
  const wants = (part: string) => !asked || asked.includes(part)
  const [{ names, counts, isExact }, tree] = await Promise.all([
    readFacets(db, wish),
    everyCategory(db, language).all<CategoryRow>(),
  ])
  const { filters } = wish
  const FILTERS = filterList(names, counts, filters.properties)
  // On a brand's own page there is nothing to choose among.
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
    FILTERS: wants('filters') ? FILTERS : [],
    CATEGORIES: wants('categories') ? CATEGORIES : [],
    BRANDS: wants('brands') ? BRANDS : [],
    PRICE: priceRange(counts.price, names.rate, filters),
    MODELS: [],
    MODELS_TOTAL: '0',
    SUPPLIERS: [],
    VARIANTS: {
      TYPE1_NAME: wants('variants') ? type1.name : '',
      TYPE1_LIST: wants('variants') ? type1.list : [],
      TYPE2_NAME: wants('variants') ? type2.name : '',
      TYPE2_LIST: wants('variants') ? type2.list : [],
    },
    TARGET_CURRENCY: currency,
    SELECTED: selectedChips(filters, { FILTERS, BRANDS, CATEGORIES, type1, type2 }, language),
    SETTINGS: { LANGUAGE: language, SHOW_COUNT: isExact },
  }
}
