import { errorAnswer, privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import { MOST_COUNTED } from '../list-size'
import type { Currency, Language } from '../locale'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/visit'
import type { CategoryRow } from './category-queries'
import { everyCategory } from './category-queries'
import { selectedChips } from './chips'
import type {
  BrandFacet,
  CategoryFacet,
  OptionFacet,
  PriceFacet,
  RangeFacet,
  ValueFacet,
} from './facet-queries'
import {
  brandFacets,
  categoryFacets,
  optionFacets,
  priceFacet,
  rangeFacet,
  readProperties,
  valueFacets,
} from './facet-queries'
import { brandList, categoryList, filterList, optionGroup, priceRange } from './facets'
import { listWish, queryOf } from './list'
import { isUnfiltered } from './list-products'
import type { ListScope } from './list-wish'
import { scopeOfLink } from './scope'

/** GET filter/get/{parts} (contract 2.5): only the asked parts are filled. */
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
 * The filters of a list (contract 2.5), in two round trips.
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
  const wish = listWish(
    queryOf(call),
    scope ?? { kind: 'category', categoryId: -1 },
    language,
    currency,
  )
  const wants = (part: string) => !asked || asked.includes(part)
  const { properties, size } = await readProperties(db, wish)
  const isLong = size > MOST_COUNTED
  // Of a long list of words the first products are counted, so the counts are no longer right.
  const facetsOf = { wish, isKnown: isLong && wish.scope.kind !== 'words' }
  const isExact = !isLong || (facetsOf.isKnown && isUnfiltered(wish.filters))
  const [brands, categories, tree, price, options1, options2, ...facets] = await db.batch([
    brandFacets(db, facetsOf),
    categoryFacets(db, facetsOf),
    everyCategory(db, language),
    priceFacet(db, facetsOf),
    optionFacets(db, facetsOf, 1),
    optionFacets(db, facetsOf, 2),
    ...properties.map((property) =>
      property.type === 2
        ? rangeFacet(db, facetsOf, property.id)
        : valueFacets(db, facetsOf, property.id),
    ),
  ])
  const { filters } = wish
  const FILTERS = filterList(
    properties,
    facets.map((facet) => facet.results as (ValueFacet & RangeFacet)[]),
    filters.properties,
  )
  const BRANDS = brandList((brands?.results ?? []) as BrandFacet[], filters.brands)
  const CATEGORIES = categoryList(
    (tree?.results ?? []) as CategoryRow[],
    (categories?.results ?? []) as CategoryFacet[],
    scope?.kind === 'category' ? scope.categoryId : 0,
    filters.categories,
  )
  const type1 = optionGroup((options1?.results ?? []) as OptionFacet[], filters.options1)
  const type2 = optionGroup((options2?.results ?? []) as OptionFacet[], filters.options2)
  return {
    FILTERS: wants('filters') ? FILTERS : [],
    CATEGORIES: wants('categories') ? CATEGORIES : [],
    BRANDS: wants('brands') ? BRANDS : [],
    PRICE: priceRange(price?.results[0] as PriceFacet | undefined, filters),
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
