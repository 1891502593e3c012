import { MOST_COUNTED, MOST_COUNTED_OF_WORDS, MOST_UNCOUNTED } from '../list-size'
import type { BrandRow } from './brand-queries'
import { BRANDS_SQL } from './brand-queries'
import type { Counts, KnownFacet, Scan } from './facet-count'
import { countFacets, noCounts, takeKnown } from './facet-count'
import { narrowed, scopeId } from './list-products'
import type { ListWish } from './list-wish'

/** The names that choices go by. */
export type OptionRow = {
  id: number
  group_id: number
  group_title: string
  title: string
  colour: string
  position: number
}
export type ValueRow = { id: number; property_id: number; title: string; data: string }
export type PropertyRow = {
  id: number
  type: number
  view: string
  position: number
  title: string
}
export type Names = {
  brands: BrandRow[]
  options: OptionRow[]
  values: ValueRow[]
  properties: PropertyRow[]
  /** How many of the shown currency's hundredths one of the lira's is. */
  rate: number
}

const NAMES = [
  BRANDS_SQL,
  `SELECT o.id, o.group_id, g.title ->> ?1 AS group_title, o.title ->> ?1 AS title, o.colour, o.position
   FROM variant_option o JOIN variant_group g ON g.id = o.group_id ORDER BY o.position, o.id`,
  'SELECT id, property_id, title ->> ?1 AS title, data FROM property_value ORDER BY id',
  'SELECT id, type, view, position, title ->> ?1 AS title FROM property ORDER BY position',
]

/** The products of a list as columns; of those that miss at most as many groups as `least` allows. */
function scanOf(db: D1Database, wish: ListWish, least: number, most: number) {
  const { from, groups, values } = narrowed(wish)
  const mayFail = least < groups.length
  const failed = mayFail
    ? groups.map(({ condition }, bit) => `(NOT (${condition})) * ${1 << bit}`)
    : []
  const place = groups.findIndex(({ name }) => name === 'price')
  const price = `CASE WHEN failed IN (0, ${place < 0 ? 0 : 1 << place}) THEN price END`
  const fits = groups.map(({ condition }) => `(${condition})`)
  const enough = least > 0 ? ` AND ${fits.join(' + ')} >= ${least}` : ''
  return db
    .prepare(
      `SELECT count(*) AS products, min(${price}) AS low, max(${price}) AS high,
         group_concat(brand_id) AS brands, group_concat(category_id) AS categories,
         group_concat(options1, ';') AS options1, group_concat(options2, ';') AS options2,
         group_concat(facts, ';') AS facts,
         json_group_array(DISTINCT numbers || ';' || failed) AS numbers,
         ${mayFail ? 'group_concat(failed)' : 'NULL'} AS failed
       FROM (SELECT s.*, ${failed.join(' + ') || '0'} AS failed ${from}${enough} LIMIT ${most + 1})`,
    )
    .bind(...values)
}

/**
 * The choices of a list with the products that each has, and their names. A long list's own are known beforehand;
 * with one group chosen the other groups are counted among what it leaves, with more among what misses one of them.
 * @returns isExact false when the list is too long to be counted
 */
export async function readFacets(
  db: D1Database,
  wish: ListWish,
): Promise<{ names: Names; counts: Counts; isExact: boolean }> {
  const id = scopeId(wish.scope)
  const { groups } = narrowed(wish)
  const { inStock, discounted, isNew } = wish.filters
  const size =
    id === null || discounted || isNew
      ? 0
      : await db
          .prepare('SELECT products FROM list_size WHERE scope_id = ?1')
          .bind(id)
          .first<number>('products')
  const most = id === null ? MOST_COUNTED_OF_WORDS : MOST_COUNTED
  const isKnown = (size ?? 0) > MOST_UNCOUNTED
  const least = isKnown && groups.length === 1 ? 1 : Math.max(0, groups.length - 1)
  const [brands, options, values, properties, rate, known, scanned] = await db.batch([
    ...NAMES.map((sql) => db.prepare(sql).bind(wish.language)),
    db.prepare('SELECT rate FROM currency WHERE code = ?1').bind(wish.currency),
    db
      .prepare(
        `SELECT rtrim(kind, '+') AS kind, ref, products, low, high FROM list_facet
         WHERE scope_id = ?1 AND (kind LIKE '%+') = ?2 AND products > 0`,
      )
      .bind(isKnown && groups.length < 2 ? id : null, inStock ? 1 : 0),
    ...(isKnown && groups.length === 0 ? [] : [scanOf(db, wish, least, most)]),
  ])
  const rowsOf = <T>(result: D1Result | undefined) => (result?.results ?? []) as T[]
  const names: Names = {
    brands: rowsOf(brands),
    options: rowsOf(options),
    values: rowsOf(values),
    properties: rowsOf(properties),
    rate: rowsOf<{ rate: number }>(rate)[0]?.rate ?? 1,
  }
  const [scan] = rowsOf<Scan>(scanned)
  const isExact = (scan?.products ?? 0) <= most
  const counts = scan
    ? countFacets(
        scan,
        groups.map(({ name }) => name),
      )
    : noCounts()
  if (isKnown && groups.length < 2) {
    const propertyOf = new Map(names.values.map((value) => [value.id, value.property_id]))
    takeKnown(counts, rowsOf<KnownFacet>(known), propertyOf, groups[0]?.name)
  }
  return { names, counts, isExact }
}
