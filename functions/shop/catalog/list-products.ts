import type { ListFilters } from './list-filters'
import type { ListScope, ListWish } from './list-wish'

/** SQL that begins with FROM and ends in its WHERE, over the products `s` of a list, and what it wants bound. */
export type Products = {
  sql: string
  values: (string | number)[]
}

/** Ids as SQL; they are whole numbers by then. */
export const idList = (ids: number[]) => `(${ids.map(Math.trunc).join(', ')})`

/** Whether nothing narrows a list. */
export function isUnfiltered(filters: ListFilters): boolean {
  const { priceMin, priceMax, inStock, discounted, isNew } = filters
  const lists = [filters.brands, filters.options1, filters.options2, filters.categories]
  const none = [...lists, filters.properties].every(({ length }) => length === 0)
  return none && priceMin === null && priceMax === null && !inStock && !discounted && !isNew
}

/** A category's number in the tables of lists; 0 is the whole shop, null is no such list (words). */
export function scopeId(scope: ListScope): number | null {
  return scope.kind === 'words' ? null : scope.kind === 'all' ? 0 : scope.categoryId
}

/**
 * The products of a list, filtered. Lists of the shop's own are read from `listed`, which holds in a row what narrows
 * and orders them; words from the index of words. Both call a product `s`, with the same names for what is asked.
 */
export function filteredProducts({ scope, filters, ...wish }: ListWish): Products {
  const values: (string | number)[] = []
  const bound = (value: string | number) => `?${values.push(value)}`
  const isWords = scope.kind === 'words'
  const conditions = [
    ...(isWords
      ? [
          `product_words MATCH ${bound(scope.match)}`,
          `product_words.rowid % 4 = ${bound(wish.languageNumber)}`,
          's.is_active = 1',
        ]
      : [`s.scope_id = ${bound(scopeId(scope) ?? 0)}`]),
  ]
  const { brands, priceMin, priceMax, inStock, discounted, isNew, categories } = filters
  const rate = () => `(SELECT rate FROM currency WHERE code = ${bound(wish.currency)})`
  if (brands.length) conditions.push(`s.brand_id IN ${idList(brands)}`)
  if (priceMin !== null) conditions.push(`s.price / ${rate()} >= ${bound(priceMin)}`)
  if (priceMax !== null) conditions.push(`s.price / ${rate()} <= ${bound(priceMax)}`)
  if (inStock) conditions.push('EXISTS (SELECT 1 FROM product p WHERE p.id = s.id AND p.stock > 0)')
  if (discounted) conditions.push(isWords ? 's.old_price > s.price' : 's.is_discounted = 1')
  if (isNew) conditions.push('s.is_new = 1')
  for (const [side, options] of [filters.options1, filters.options2].entries())
    if (options.length)
      conditions.push(
        `EXISTS (SELECT 1 FROM sub_product o WHERE o.product_id = s.id AND o.option${side + 1}_id IN ${idList(options)})`,
      )
  for (const { p, v, min, max } of filters.properties) {
    const range = min === null || max === null ? '0' : `y.number BETWEEN ${min} AND ${max}`
    conditions.push(
      `EXISTS (SELECT 1 FROM product_property y WHERE y.product_id = s.id AND y.property_id = ${Math.trunc(p)}
         AND (y.value_id IN ${idList(v)} OR ${range}))`,
    )
  }
  if (categories.length)
    conditions.push(
      `EXISTS (SELECT 1 FROM product_category x WHERE x.category_id IN ${idList(categories)}
         AND x.position = s.position AND x.product_id = s.id)`,
    )
  const from = isWords
    ? 'product_words JOIN product s ON s.id = product_words.rowid / 4'
    : 'listed s'
  return { sql: `FROM ${from} WHERE ${conditions.join(' AND ')}`, values }
}
