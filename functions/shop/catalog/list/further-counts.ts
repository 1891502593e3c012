import { MAX_COUNTED, MAX_COUNTED_OF_WORDS } from '../../list-size'
import { type PriceCounts, rungSql } from '../prices/price-parts'
import { FREE_CARGO, failedBits, fitsButPrice, narrowed, scopeId } from './list-products'
import type { ListRequest } from './list-request'

/** The number of equal parts that a list's prices are counted in. */
export const PRICE_PARTS = 12

/** The averages that a list offers, "4 and above"; lower ones leave out next to nothing. */
export const RATINGS = [4, 3]

/** Counts of what has no id: goods per part of the prices, from an average on, with free delivery. Null for too many. */
export type FurtherCounts = { prices: PriceCounts; ratings: Map<number, number>; freeCargo: number }

type CountRow = { kind: string; ref: number; products: number }

/**
 * One scan of the goods that fail in one group at most, like that of the other choices (facet-queries.ts).
 * @param size that of the list where it is known
 */
export function furtherCountsOf(
  db: D1Database,
  listRequest: ListRequest,
  size: number,
): D1PreparedStatement {
  const max = maxOf(listRequest)
  const { from, groups, together, values, price } = narrowed(listRequest)
  const isPriced = `price IS NOT NULL AND ${fitsButPrice({ groups })}`
  if (size > max && groups.length === 0)
    return db.prepare("SELECT 'all' AS kind, 0 AS ref, ?1 AS products").bind(size)
  const fits = (name: string) => {
    const bit = groups.findIndex((group) => group.name === name)
    return `failed IN (0, ${bit < 0 ? 0 : 1 << bit})`
  }
  const enough =
    groups.length > 1
      ? ` AND ${groups.map(({ condition }) => `(${condition})`).join(' + ')} >= ${groups.length - 1}`
      : ''
  const part = `min(${PRICE_PARTS - 1}, (price - low) * ${PRICE_PARTS} / (high - low))`
  return db
    .prepare(
      `WITH x AS MATERIALIZED (
         SELECT ${price} AS price, s.stars, ${FREE_CARGO} AS is_free, ${failedBits({ groups, together })} AS failed
         ${from}${enough} LIMIT ${max + 1}
       ), ends AS (SELECT min(price) AS low, max(price) AS high,
         (SELECT rate * 100.0 FROM currency WHERE code = ?${values.length + 1}) AS unit FROM x WHERE ${isPriced})
       SELECT 'all' AS kind, 0 AS ref, count(*) AS products FROM x
       UNION ALL SELECT 'rating', min(stars / 10000000, 4) AS rating, count(*) FROM x WHERE ${fits('rating')} GROUP BY rating
       UNION ALL SELECT 'delivery', is_free, count(*) FROM x WHERE ${fits('delivery')} GROUP BY is_free
       UNION ALL SELECT 'price', ${part} AS part, count(*) FROM x, ends WHERE high > low AND ${isPriced} GROUP BY part
       UNION ALL SELECT 'rung', ${rungSql('(price / unit)')} AS rung, count(*) FROM x, ends WHERE high > low AND ${isPriced} GROUP BY rung`,
    )
    .bind(...values, listRequest.currency)
}

const maxOf = ({ scope }: ListRequest) =>
  scopeId(scope) === null ? MAX_COUNTED_OF_WORDS : MAX_COUNTED

export function readFurtherCounts(
  rows: CountRow[],
  listRequest: ListRequest,
): FurtherCounts | null {
  const countsOf = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ ref, products }) => [ref, products] as const)
  const [[, all = 0] = []] = countsOf('all')
  if (all > maxOf(listRequest)) return null
  const [byPart, byRating] = [new Map(countsOf('price')), countsOf('rating')]
  const prices = Array.from({ length: PRICE_PARTS }, (_, at) => byPart.get(at) ?? 0)
  const from = (stars: number) =>
    byRating.reduce((sum, [average, products]) => (average < stars ? sum : sum + products), 0)
  return {
    prices: { equal: byPart.size > 0 ? prices : [], byRung: new Map(countsOf('rung')) },
    ratings: new Map(RATINGS.map((stars) => [stars, from(stars)])),
    freeCargo: new Map(countsOf('delivery')).get(1) ?? 0,
  }
}
