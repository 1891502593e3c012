import { brands, models, suppliers } from '../data/brands'
import { type Category, categories } from '../data/categories'
import { type Filter, filters, type VariantType, variantTypes } from '../data/options'
import type { Product } from '../data/product'
import { isIn } from '../data/products'
import { priceOf } from './money'
import { type Choices, inScope, narrowed, type Scope } from './select'
import { linkForm, seedOf, textForm } from './value-forms'
import { localPath, type View } from './view'

type Counted = { view: View; products: Product[]; choices: Choices }

/** The products that a group of values counts: its own choice does not narrow it. */
const countedBy = ({ view, products, choices }: Counted, without: string | number): Product[] =>
  narrowed(view, products, choices, without)

function rangeFilter(counted: Counted, filter: Filter) {
  const values = countedBy(counted, filter.id).map((one) => one.filterValues[filter.id] ?? 0)
  const [from, to] = counted.choices.ranges.get(filter.id) ?? []
  const [min, max] = [Math.min(...values), Math.max(...values)]
  return { MIN: min, MAX: String(max), MIN_SELECTED: from ?? min, MAX_SELECTED: to ?? max }
}

function valueFilter(counted: Counted, filter: Filter) {
  const found = countedBy(counted, filter.id)
  const chosen = counted.choices.values.get(filter.id) ?? []
  const values = filter.values.map((value) => ({
    ID: String(value.id),
    NAME: textForm(value.title[counted.view.language], value.id),
    DATA: value.data,
    COUNT: found.filter((one) => one.filterValues[filter.id] === value.id).length,
    SELECTED: chosen.includes(value.id) ? '1' : 0,
  }))
  return { VALUES: values.filter(({ COUNT, SELECTED }) => COUNT > 0 || SELECTED === '1') }
}

function filterRows(counted: Counted) {
  if (counted.products.length === 0) return null
  return filters.map((filter, at) => ({
    ID: String(filter.id),
    NAME: filter.title[counted.view.language],
    TYPE: String(filter.type),
    VIEW: filter.view,
    LIST_NO: String(at + 1),
    ...(filter.type === 2 ? rangeFilter(counted, filter) : valueFilter(counted, filter)),
  }))
}

function categoryRows(counted: Counted, below: Category[]): object[] {
  const found = countedBy(counted, 'categories')
  return below.flatMap((category, at) => {
    const count = found.filter((one) => isIn(one, category.id)).length
    if (count === 0) return []
    return [
      {
        ID: category.id,
        NAME: textForm(category.title[counted.view.language], category.id),
        URL: linkForm(
          localPath(category.path, counted.view.language),
          category.id,
          counted.view.platform.origin,
        ),
        COUNT: count,
        SELECTED: counted.choices.categories.includes(category.id) ? 1 : 0,
        ROW_NUMBER: at + 1,
        CHILDREN: categoryRows(counted, category.children),
      },
    ]
  })
}

function brandRows(counted: Counted) {
  const found = countedBy(counted, 'brands')
  return brands.flatMap((brand) => {
    const count = found.filter(({ brandId }) => brandId === brand.id).length
    if (count === 0) return []
    return [
      {
        ID: String(brand.id),
        NAME: textForm(brand.title, brand.id),
        URL: localPath(brand.path, counted.view.language),
        COUNT: String(count),
        LIST_NO: '0',
        SELECTED: counted.choices.brands.includes(brand.id) ? 1 : 0,
        img1_path: '',
      },
    ]
  })
}

function titledRows(
  counted: Counted,
  kind: 'suppliers' | 'models',
  rows: { id: number; title: string }[],
) {
  const found = countedBy(counted, kind)
  const key = kind === 'suppliers' ? 'supplierId' : 'modelId'
  return rows.flatMap(({ id, title }) => {
    const count = found.filter((one) => one[key] === id).length
    const isChosen = counted.choices[kind].includes(id)
    return count > 0
      ? [{ ID: String(id), NAME: title, COUNT: String(count), SELECTED: isChosen }]
      : []
  })
}

function typeRows(counted: Counted, group: 1 | 2) {
  const found = countedBy(counted, group === 1 ? 'types1' : 'types2')
  const key = group === 1 ? 'type1' : 'type2'
  const chosen = group === 1 ? counted.choices.types1 : counted.choices.types2
  const row = (type: VariantType) => ({
    ID: String(type.id),
    LIST_NO: '1',
    NAME: textForm(type.title[counted.view.language], type.id),
    COLOR_CODE: type.color,
    IMAGE: '',
    COUNT: String(found.filter((one) => one.variants.some((v) => v[key] === type.id)).length),
    SELECTED: chosen.includes(type.id) ? 1 : 0,
  })
  return variantTypes.map(row).filter(({ COUNT }) => COUNT !== '0')
}

function variantRows(counted: Counted) {
  const isTurkish = counted.view.language === 'tr'
  return {
    TYPE1_NAME: isTurkish ? 'Seçenek' : 'Option',
    TYPE1_LIST: typeRows(counted, 1),
    TYPE2_NAME: isTurkish ? 'Çap' : 'Diameter',
    TYPE2_LIST: typeRows(counted, 2),
  }
}

function priceRange(counted: Counted) {
  const prices = countedBy(counted, 'price').map(
    (one) => priceOf(one, undefined, counted.view.currency).current,
  )
  if (prices.length === 0) return null
  const [min, max] = [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))]
  const [from, to] = counted.choices.price ?? [min, max]
  return { MIN: min, MAX: max, MIN_SELECTED: from, MAX_SELECTED: to }
}

/** The chips of what is chosen. */
function chips({ view, choices }: Counted) {
  const values = [...choices.values].flatMap(([id, chosen]) => {
    const filter = filters.find((one) => one.id === id)
    return chosen.map((value) => ({
      TEXT: filter?.values.find((one) => one.id === value)?.title[view.language] ?? '',
      XTYPE: filter?.type === 1 ? 'single' : 'multi',
      VALUE: `${id}-${value}`,
    }))
  })
  const ranges = [...choices.ranges].map(([id, [from, to]]) => ({
    TEXT: `${from} - ${to}`,
    XTYPE: 'decimal',
    VALUE: `${id}-${from}-${to}`,
  }))
  const ofBrands = choices.brands.map((id) => ({
    TEXT: brands.find((one) => one.id === id)?.title ?? '',
    XTYPE: 'brand',
    VALUE: String(id),
  }))
  const ofPrice = choices.price
    ? [{ TEXT: choices.price.join(' - '), XTYPE: 'price', VALUE: choices.price.join('-') }]
    : []
  return [...values, ...ranges, ...ofBrands, ...ofPrice]
}

/** The answer of filter/get. Parts that are not asked for are empty. */
export function filterAnswer(view: View, scope: Scope, choices: Choices, parts: string[]) {
  const counted: Counted = { view, products: inScope(view, scope), choices }
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part)
  const top =
    scope.kind === 'category'
      ? categories.filter(({ id }) => id === scope.id)
      : categories.filter(({ parentId }) => parentId === 0)
  return {
    FILTERS: isWanted('filters') ? filterRows(counted) : [],
    CATEGORIES: isWanted('categories') ? categoryRows(counted, top) : [],
    BRANDS: isWanted('brands') ? brandRows(counted) : [],
    PRICE: isWanted('price') ? priceRange(counted) : null,
    MODELS: isWanted('models') ? titledRows(counted, 'models', models) : [],
    MODELS_TOTAL: '3',
    SUPPLIERS: isWanted('suppliers') ? titledRows(counted, 'suppliers', suppliers) : null,
    VARIANTS: isWanted('variants') ? variantRows(counted) : [],
    TARGET_CURRENCY: view.currency,
    SELECTED: chips(counted),
    SETTINGS: { LANGUAGE: view.language, SHOW_COUNT: seedOf(scope.kind) % 2 === 0 },
  }
}
