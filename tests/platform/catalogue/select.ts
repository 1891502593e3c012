import { brandOf } from '../data/brands'
import { filters } from '../data/options'
import type { Product } from '../data/product'
import { isIn } from '../data/products'
import type { Fields } from '../server/fields'
import { stars } from './list-item'
import { priceOf } from './money'
import { inStock, type View } from './view'

/** What a list shows before anybody filters: a category, a brand, a search or one of the shop's own lists. */
export type Scope =
  | { kind: 'category'; id: number }
  | { kind: 'brand'; id: number }
  | { kind: 'search'; word: string }
  | { kind: 'new' | 'discounted' | 'all' }

/** The parameters of a list's address. */
export type Choices = {
  /** Values by filter. */
  values: Map<number, number[]>
  ranges: Map<number, [number, number]>
  brands: number[]
  suppliers: number[]
  models: number[]
  types1: number[]
  types2: number[]
  categories: number[]
  price: [number, number] | null
  stock: boolean
  discounted: boolean
  isNew: boolean
}

const numbersOf = (text: string): number[] =>
  text
    .split(/[-,\s+]/)
    .map(Number)
    .filter((one) => Number.isInteger(one) && one > 0)

function rangeOf(text: string): [number, number] | null {
  const [from, to] = text.split('-').map((one) => Number(one.replace(',', '.')))
  return from !== undefined && to !== undefined && Number.isFinite(from) && Number.isFinite(to)
    ? [from, to]
    : null
}

/** A `+` in a query arrives as a space. */
export function readChoices(query: Fields): Choices {
  const values = new Map<number, number[]>()
  const ranges = new Map<number, [number, number]>()
  const isRange = (id: number) => filters.find((one) => one.id === id)?.type === 2
  for (const part of query
    .get('filter')
    .split(/[\s+]+/)
    .filter(Boolean)) {
    const [id = 0, one = 0, two] = part.split('-').map(Number)
    if (isRange(id) && two !== undefined) ranges.set(id, [one, two])
    else values.set(id, [...(values.get(id) ?? []), one])
  }
  for (const { id, type } of filters) {
    const range = type === 2 ? rangeOf(query.get(`filter${id}`)) : null
    if (range) ranges.set(id, range)
  }
  return {
    values,
    ranges,
    brands: numbersOf(query.get('brand')),
    suppliers: numbersOf(query.get('supplier')),
    models: numbersOf(query.get('model')),
    types1: numbersOf(query.get('type1')),
    types2: numbersOf(query.get('type2')),
    categories: numbersOf(query.get('category')),
    price: rangeOf(query.get('price')),
    stock: query.isOn('stock'),
    discounted: query.isOn('discounted'),
    isNew: query.isOn('new'),
  }
}

const folded = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')

/** Whether every word of a search begins a word of the product's texts, whatever its diacritics. */
export function isFound(product: Product, word: string): boolean {
  const brand = brandOf(product.brandId)?.title ?? ''
  const text = folded(`${product.title.tr} ${product.title.en} ${product.code} ${brand}`)
  const words = folded(word).split(/\s+/).filter(Boolean)
  return words.length > 0 && words.every((one) => text.includes(one))
}

function isInScope(product: Product, scope: Scope): boolean {
  if (!product.isActive) return false
  if (scope.kind === 'category') return isIn(product, scope.id)
  if (scope.kind === 'brand') return product.brandId === scope.id
  if (scope.kind === 'search') return isFound(product, scope.word)
  if (scope.kind === 'new') return product.isNew
  if (scope.kind === 'discounted') return product.oldPrice > product.price
  return true
}

export const inScope = (view: View, scope: Scope): Product[] =>
  view.platform.products.filter((product) => isInScope(product, scope))

const within = (value: number, [from, to]: [number, number]): boolean =>
  value >= from && value <= to
const oneOf = (chosen: number[], value: number): boolean =>
  chosen.length === 0 || chosen.includes(value)

/** The chosen kinds of filters, by name, so that counts can leave one out. */
const tests: Record<string, (product: Product, choices: Choices, view: View) => boolean> = {
  brands: (product, { brands }) => oneOf(brands, product.brandId),
  suppliers: (product, { suppliers }) => oneOf(suppliers, product.supplierId),
  models: (product, { models }) => oneOf(models, product.modelId),
  categories: (product, { categories }) =>
    categories.length === 0 || categories.some((id) => isIn(product, id)),
  types1: (product, { types1 }) =>
    types1.length === 0 || product.variants.some(({ type1 }) => types1.includes(type1)),
  types2: (product, { types2 }) =>
    types2.length === 0 || product.variants.some(({ type2 }) => types2.includes(type2)),
  price: (product, { price }, view) =>
    !price || within(priceOf(product, undefined, view.currency).current, price),
  stock: (product, { stock }) => !stock || inStock(product) > 0,
  discounted: (product, { discounted }) => !discounted || product.oldPrice > product.price,
  isNew: (product, { isNew }) => !isNew || product.isNew,
}

/** The products that fit the choices; `without` names a kind of choices, or a filter's id, that does not narrow. */
export function narrowed(
  view: View,
  products: Product[],
  choices: Choices,
  without: string | number = '',
): Product[] {
  return products.filter((product) => {
    const fits = Object.entries(tests).every(
      ([name, test]) => name === without || test(product, choices, view),
    )
    const values = [...choices.values].every(
      ([id, chosen]) => id === without || oneOf(chosen, product.filterValues[id] ?? 0),
    )
    const ranges = [...choices.ranges].every(
      ([id, range]) => id === without || within(product.filterValues[id] ?? 0, range),
    )
    return fits && values && ranges
  })
}

const byTitle = (a: Product, b: Product) => a.title.tr.localeCompare(b.title.tr, 'tr')

/** The orders of the contract; an unknown one is the shop's own. */
export function sorted(view: View, products: Product[], sort: string): Product[] {
  const price = (product: Product) => priceOf(product, undefined, view.currency).current
  const score = (product: Product) => stars(view.platform, product.id).mean
  const orders: Record<string, (a: Product, b: Product) => number> = {
    '1': byTitle,
    '2': (a, b) => byTitle(b, a),
    '3': (a, b) => b.created - a.created,
    '4': (a, b) => a.created - b.created,
    '5': (a, b) => price(a) - price(b),
    '6': (a, b) => price(b) - price(a),
    '7': (a, b) => ((a.id * 37) % 101) - ((b.id * 37) % 101),
    '8': (a, b) => score(b) - score(a),
  }
  const order = orders[sort]
  return order ? [...products].sort(order) : products
}

export const sortsOffered = ['0', '1', '2', '3', '5', '6', '8']
