import {
  hasPrice,
  hasVariant,
  isOfOptions,
  optionsLeft,
  priceInList,
} from '../product/chosen-variant'
import type { ListFilters } from './list-filters'
import type { ListRequest, ListScope } from './list-request'

/** A bound value of a statement. */
export type Bound = string | number

/** SQL from FROM to WHERE, over the products `s` of a list, and its bound values. */
export type Products = {
  sql: string
  values: Bound[]
}

/** A group of choices that narrows a list, named as in `Counts` (facet-count.ts). */
export type Group = { name: string; condition: string }

/** Ids as SQL; they are numbers. */
export const idList = (ids: number[]) => `(${ids.map(Math.trunc).join(', ')})`

export function isUnfiltered(filters: ListFilters): boolean {
  const { always, groups } = conditionsOf(filters, 'TL', () => '')
  return always.length === 0 && groups.length === 0
}

/** A list's id in the tables of lists; null for a search. */
export function scopeId(scope: ListScope): number | null {
  if (scope.kind === 'category') return scope.categoryId
  if (scope.kind === 'brand') return -scope.brandId
  return scope.kind === 'all' ? 0 : null
}

/** Goods whose delivery costs nothing, by themselves or because they alone reach the shop's threshold. */
export const FREE_CARGO = `(s.free_cargo = 1 OR coalesce(s.price
  >= (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'CARGO_FREE_FROM'), 0))`

/** An average of so many stars or more; column `stars` is that of migrations/0003_lists.sql. */
const ratedFrom = (stars: number) => `s.stars >= ${Math.trunc(stars) * 10_000_000}`

const holdsAny = (column: string, texts: (string | number)[]) =>
  `(${texts.map((text) => `instr(s.${column}, ',${text},') > 0`).join(' OR ')})`

/** A category and its descendants; categories are three deep. */
const within = (ids: number[]) =>
  `s.category_id IN (SELECT c.id FROM category c LEFT JOIN category b ON b.id = c.parent_id
     WHERE c.id IN ${idList(ids)} OR c.parent_id IN ${idList(ids)} OR b.parent_id IN ${idList(ids)})`

function priceRange(
  { priceMin, priceMax }: ListFilters,
  currency: string,
  bound: (value: Bound) => string,
): (column: string) => string {
  if (priceMin === null && priceMax === null) return () => ''
  const rate = `(SELECT rate FROM currency WHERE code = ${bound(currency)})`
  const ends = [
    ...(priceMin === null ? [] : [`>= ${bound(priceMin)} * ${rate}`]),
    ...(priceMax === null ? [] : [`<= ${bound(priceMax)} * ${rate}`]),
  ]
  return (column) => ends.map((end) => `${column} ${end}`).join(' AND ')
}

/** The conditions of a list: those that always apply, and groups of choices, which their own counts ignore. */
function conditionsOf(filters: ListFilters, currency: string, bound: (value: Bound) => string) {
  const { brands, categories } = filters
  const range = priceRange(filters, currency, bound)
  const ofVariants = range('x.price')
  const prices =
    isOfOptions(filters) && ofVariants ? hasPrice(filters, ofVariants) : range('s.price')
  const properties = filters.properties.map(({ p, v, min, max }) => {
    const id = Math.trunc(p)
    const values = v.map((value) => `${id}-${Math.trunc(value)}`)
    const range = `(s.numbers ->> '$."${id}"') BETWEEN ${Number(min)} AND ${Number(max)}`
    const propertyConditions = [
      ...(values.length > 0 ? [holdsAny('facts', values)] : []),
      ...(min === null || max === null ? [] : [range]),
    ]
    return { name: `filter${id}`, condition: `coalesce(${propertyConditions.join(' OR ')}, 0)` }
  })
  const groups: Group[] = [
    ...(brands.length ? [{ name: 'brand', condition: `s.brand_id IN ${idList(brands)}` }] : []),
    ...(categories.length ? [{ name: 'category', condition: within(categories) }] : []),
    ...(prices ? [{ name: 'price', condition: prices }] : []),
    ...([1, 2] as const).flatMap((side) => {
      const chosen = filters[`options${side}`].map(Math.trunc)
      const condition = holdsAny(`options${side}`, chosen)
      return chosen.length ? [{ name: `type${side}`, condition }] : []
    }),
    ...properties,
    ...(filters.ratedFrom ? [{ name: 'rating', condition: ratedFrom(filters.ratedFrom) }] : []),
    ...(filters.freeCargo ? [{ name: 'delivery', condition: FREE_CARGO }] : []),
  ]
  const always = [
    ...(filters.inStock ? ['s.in_stock = 1'] : []),
    ...(filters.discounted ? ['s.is_discounted = 1'] : []),
    ...(filters.isNew ? ['s.is_new = 1'] : []),
  ]
  return { always, groups, together: hasVariant(filters, ofVariants), ofVariants }
}

/**
 * The products of a list and its conditions, separately. `s` is a row of `listed`, which has every column that lists
 * filter and sort by; `together` is what one variant of it fulfils, `left` are its options that a further choice would find. Words are found in their index, whose rowid contains position and id (migrations/0003_lists.sql).
 */
export function narrowed({ scope, filters, languageNumber, currency }: ListRequest) {
  const values: Bound[] = []
  const bound = (value: Bound) => `?${values.push(value)}`
  const from =
    scope.kind === 'words'
      ? `FROM product_words CROSS JOIN listed s ON s.scope_id = 0
           AND s.position = product_words.rowid >> 22 AND s.id = (product_words.rowid >> 2) & 1048575
         WHERE product_words MATCH ${bound(scope.match)} AND product_words.rowid % 4 = ${bound(languageNumber)}`
      : `FROM listed s WHERE s.scope_id = ${bound(scopeId(scope) ?? 0)}`
  const { always, groups, together, ofVariants } = conditionsOf(filters, currency, bound)
  const left = ([1, 2] as const).map((side) => optionsLeft(filters, side, ofVariants))
  const price = priceInList(filters)
  return { from: [from, ...always].join(' AND '), groups, together, values, left, price }
}

/** SQL: a product fails in no other group than that of the prices; of the options together `price` itself tells, which is null without them. */
export function fitsButPrice({ groups }: Pick<Narrowed, 'groups'>): string {
  const price = groups.findIndex(({ name }) => name === 'price')
  const ownBits = (price < 0 ? 0 : 1 << price) | (1 << groups.length)
  return `(failed | ${ownBits}) = ${ownBits}`
}

export function filteredProducts(listRequest: ListRequest): Products {
  const { from, groups, together, values } = narrowed(listRequest)
  const all = groups.map(({ condition }) => `(${condition})`)
  return { sql: [from, ...all, ...(together ? [together] : [])].join(' AND '), values }
}

type Narrowed = ReturnType<typeof narrowed>

/** SQL: the bits of the groups that a product fails; one more where it fails in their options together. */
export const failedBits = ({ groups, together }: Pick<Narrowed, 'groups' | 'together'>) =>
  [...groups.map(({ condition }) => condition), ...(together ? [together] : [])]
    .map((condition, bit) => `(NOT (${condition})) * ${1 << bit}`)
    .join(' + ') || '0'
