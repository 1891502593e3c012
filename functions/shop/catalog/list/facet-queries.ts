import { MAX_COUNTED, MAX_COUNTED_OF_WORDS, MAX_UNCOUNTED } from '../../list-size'
import type { BrandRow } from '../brand-queries'
import { BRANDS_SQL } from '../brand-queries'
import type { Counts, PrecomputedFacet, Scan } from './facet-count'
import { addPrecomputed, countFacets, noCounts, TOGETHER } from './facet-count'
import type { FurtherCounts } from './further-counts'
import { furtherCountsOf, readFurtherCounts } from './further-counts'
import type { ListFilters } from './list-filters'
import { failedBits, fitsButPrice, narrowed, scopeId } from './list-products'
import type { ListRequest } from './list-request'

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
  /** The exchange rate: hundredths of the display currency for one of the lira. */
  rate: number
}

const NAMES = [
  BRANDS_SQL,
  `SELECT o.id, o.group_id, g.title ->> ?1 AS group_title, o.title ->> ?1 AS title, o.colour, o.position
   FROM variant_option o JOIN variant_group g ON g.id = o.group_id ORDER BY o.position, o.id`,
  'SELECT id, property_id, title ->> ?1 AS title, data FROM property_value ORDER BY id',
  'SELECT id, type, view, position, title ->> ?1 AS title FROM property ORDER BY position',
]

/** The products of a list as columns; only those that match at least `min` groups. */
function scanOf(db: D1Database, listRequest: ListRequest, min: number, max: number) {
  const { from, groups, together, values, ...own } = narrowed(listRequest)
  const mayFail = min < groups.length
  const failed = mayFail ? failedBits({ groups, together }) : '0'
  const price = `CASE WHEN ${fitsButPrice({ groups })} THEN own_price END`
  const fits = groups.map(({ condition }) => `(${condition})`)
  const enough = min > 0 ? ` AND ${fits.join(' + ')} >= ${min}` : ''
  const whole = together && !mayFail ? ` AND ${together}` : ''
  const left = own.left.map((options, at) => `${options} AS left${at + 1}`)
  return db
    .prepare(
      `SELECT count(*) AS products, min(${price}) AS low, max(${price}) AS high,
         group_concat(brand_id) AS brands, group_concat(category_id) AS categories,
         group_concat(left1, ';') AS options1, group_concat(left2, ';') AS options2,
         group_concat(facts, ';') AS facts,
         json_group_array(DISTINCT numbers || ';' || failed) AS numbers,
         ${mayFail ? 'group_concat(failed)' : 'NULL'} AS failed
       FROM (SELECT s.*, ${left.join(', ')}, ${own.price} AS own_price, ${failed} AS failed ${from}${enough}${whole} LIMIT ${max + 1})`,
    )
    .bind(...values)
}

const PRECOMPUTED_SQL = `
  SELECT rtrim(kind, '+') AS kind, ref, products, low, high FROM list_facet
  WHERE scope_id = ?1 AND (kind LIKE '%+') = ?2 AND products > 0`

/** The number of products in a list that has one and is unfiltered but for its choices; else 0. */
async function sizeOf(db: D1Database, id: number | null, filters: ListFilters): Promise<number> {
  if (id === null || filters.discounted || filters.isNew) return 0
  const size = await db
    .prepare('SELECT products FROM list_size WHERE scope_id = ?1')
    .bind(id)
    .first<number>('products')
  return size ?? 0
}

// Options may be found at a price that no opening variant has: all goods are counted, where they are not too many.
const isOfPrices = ([group]: string[], size: number) => group === 'price' && size <= MAX_COUNTED

const rowsOf = <T>(result: D1Result | undefined) => (result?.results ?? []) as T[]

/**
 * The choices of a list with their product counts, and their names. An unfiltered long list has precomputed counts.
 * With one group chosen, its own counts are precomputed and the others are counted among the matching products; with
 * more, products that fail in one group are included.
 * @returns isExact false when the list is too long to be counted
 */
export async function readFacets(
  db: D1Database,
  listRequest: ListRequest,
): Promise<{ names: Names; counts: Counts; further: FurtherCounts | null; isExact: boolean }> {
  const id = scopeId(listRequest.scope)
  const { together, ...narrowing } = narrowed(listRequest)
  const groups = narrowing.groups.map(({ name }) => name)
  const size = await sizeOf(db, id, listRequest.filters)
  const isLong = size > MAX_UNCOUNTED
  const isPrecomputed = isLong && groups.length < 2 && !isOfPrices(groups, size)
  const needsScan = !isLong || groups.length > 0
  const max = id === null ? MAX_COUNTED_OF_WORDS : MAX_COUNTED
  const min = isPrecomputed ? groups.length : Math.max(0, groups.length - 1)
  const [brands, options, values, properties, rate, precomputed, all, scanned] = await db.batch([
    ...NAMES.map((sql) => db.prepare(sql).bind(listRequest.language)),
    db.prepare('SELECT rate FROM currency WHERE code = ?1').bind(listRequest.currency),
    db
      .prepare(PRECOMPUTED_SQL)
      .bind(isPrecomputed ? id : null, listRequest.filters.inStock ? 1 : 0),
    furtherCountsOf(db, listRequest, size),
    ...(needsScan ? [scanOf(db, listRequest, min, max)] : []),
  ])
  const names: Names = {
    brands: rowsOf(brands),
    options: rowsOf(options),
    values: rowsOf(values),
    properties: rowsOf(properties),
    rate: rowsOf<{ rate: number }>(rate)[0]?.rate ?? 1,
  }
  const [scan] = rowsOf<Scan>(scanned)
  const bits = together ? [...groups, TOGETHER] : groups
  const counts = scan ? countFacets(scan, bits) : noCounts()
  if (isPrecomputed) {
    const propertyOf = new Map(names.values.map((value) => [value.id, value.property_id]))
    addPrecomputed(counts, rowsOf<PrecomputedFacet>(precomputed), propertyOf, groups[0])
  }
  const further = readFurtherCounts(rowsOf(all), listRequest)
  return { names, counts, further, isExact: (scan?.products ?? 0) <= max }
}
