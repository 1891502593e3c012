/** The products of a list as columns, whose n-th parts belong to the n-th product; null without products. */
export type Scan = {
  products: number
  /** Bounds of the prices, over products that fail in no other group. */
  low: number | null
  high: number | null
  brands: string | null
  categories: string | null
  options1: string | null
  options2: string | null
  facts: string | null
  /** JSON array of the distinct numbers, each with its bits: `{"3":350};0`. */
  numbers: string
  /** Bits of the groups that a product does not match; null where every product matches all. */
  failed: string | null
}

/** The number of products per choice, and the bounds of ranges; by id, or by property id. */
export type Counts = {
  brand: Map<number, number>
  category: Map<number, number>
  type1: Map<number, number>
  type2: Map<number, number>
  value: Map<number, number>
  /** Hundredths of the lira. */
  price: Bounds | null
  range: Map<number, Bounds>
}
export type Bounds = { low: number; high: number }

/** The bit of goods with none of one variant for all chosen options; whose other options count is in the columns of options, which have the range of prices too. */
export const TOGETHER = 'together'

/** A precomputed count of an unfiltered list (table list_facet). */
export type PrecomputedFacet = {
  kind: string
  ref: number
  products: number
  low: number
  high: number
}

export const noCounts = (): Counts => ({
  brand: new Map(),
  category: new Map(),
  type1: new Map(),
  type2: new Map(),
  value: new Map(),
  price: null,
  range: new Map(),
})

const wider = (bounds: Bounds | null | undefined, value: number): Bounds => ({
  low: Math.min(bounds?.low ?? value, value),
  high: Math.max(bounds?.high ?? value, value),
})

const idsIn = (text: string) => text.split(',').flatMap((id) => (id ? [Number(id)] : []))
const pairsIn = (text: string) =>
  text.split(',').flatMap((pair) => {
    const [property = 0, value = 0] = pair.split('-').map(Number)
    return property && value ? [{ property, value }] : []
  })
const numbersIn = (text: string) =>
  Object.entries(JSON.parse(text || '{}') as Record<string, number>).map(([id, value]) => ({
    property: Number(id),
    value,
  }))

/**
 * Counts the choices of a list. A product counts for a group when it matches all other groups, so that the count is
 * what a further choice would find. Thousands of products share a few distinct texts: those are counted first and then
 * parsed once.
 * @param groups names of the groups that narrow the list, in the order of their bits in `failed`
 */
export function countFacets(scan: Scan, groups: string[]): Counts {
  const failed = scan.failed?.split(',').map(Number) ?? []
  const bitOf = (name: string) => (groups.includes(name) ? 1 << groups.indexOf(name) : 0)
  const counts = noCounts()
  const columns = { brand: scan.brands, category: scan.categories }
  for (const name of ['brand', 'category'] as const)
    for (const [id, times] of tally(columns[name]?.split(','), failed, bitOf(name)))
      add(counts[name], Number(id), times)
  const options = { type1: scan.options1, type2: scan.options2 }
  for (const name of ['type1', 'type2'] as const)
    for (const [text, times] of tally(
      options[name]?.split(';'),
      failed,
      bitOf(name) | bitOf(TOGETHER) | bitOf('price'),
    ))
      for (const id of idsIn(text)) add(counts[name], id, times)
  if (scan.low !== null && scan.high !== null) counts.price = { low: scan.low, high: scan.high }
  const chosen = groups.filter((name) => name.startsWith('filter'))
  for (const bit of [0, ...chosen.map(bitOf)]) {
    const isOwn = ({ property }: { property: number }) => bitOf(`filter${property}`) === bit
    for (const [text, times] of tally(scan.facts?.split(';'), failed, bit))
      for (const { value } of pairsIn(text).filter(isOwn)) add(counts.value, value, times)
    for (const { property, value } of numbersOf(scan, bit).filter(isOwn))
      counts.range.set(property, wider(counts.range.get(property), value))
  }
  return counts
}

const add = (counts: Map<number, number>, id: number, times: number) =>
  counts.set(id, (counts.get(id) ?? 0) + times)

/** How often each text occurs, among products that fail at most in the group of the bit. */
function tally(texts: string[] = [], failed: number[], bit: number): [string, number][] {
  const seen = new Map<string, number>()
  texts.forEach((text, index) => {
    if (((failed[index] ?? 0) & ~bit) === 0) seen.set(text, (seen.get(text) ?? 0) + 1)
  })
  return [...seen]
}

/** The distinct numbers of properties, among products that fail at most in the group of the bit. */
function numbersOf(scan: Scan, bit: number): { property: number; value: number }[] {
  return (JSON.parse(scan.numbers) as string[]).flatMap((entry) => {
    const [text = '', bits] = entry.split(';')
    return (Number(bits) & ~bit) === 0 ? numbersIn(text) : []
  })
}

/** Adds the precomputed counts, for one group or for all. @param propertyOf the property of a value */
export function addPrecomputed(
  counts: Counts,
  precomputed: PrecomputedFacet[],
  propertyOf: Map<number, number>,
  only?: string,
): Counts {
  const groupOf = ({ kind, ref }: PrecomputedFacet) =>
    kind === 'value' ? `filter${propertyOf.get(ref)}` : kind === 'range' ? `filter${ref}` : kind
  for (const facet of precomputed) {
    if (only && groupOf(facet) !== only) continue
    const { kind, ref, products, low, high } = facet
    if (kind === 'price') counts.price = { low, high }
    else if (kind === 'range') counts.range.set(ref, { low, high })
    else if (kind === 'brand' || kind === 'category' || kind === 'value')
      counts[kind].set(ref, products)
    else if (kind === 'type1' || kind === 'type2') counts[kind].set(ref, products)
  }
  return counts
}
