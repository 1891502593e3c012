/** The products of a list as columns: the n-th part of each is of the n-th product; null when there is none. */
export type Scan = {
  /** How many products there are. */
  products: number
  /** Bounds of the prices, of what fails in no other group. */
  low: number | null
  high: number | null
  brands: string | null
  categories: string | null
  options1: string | null
  options2: string | null
  facts: string | null
  /** JSON array of the different numbers, each with the bits that it comes with: `{"3":350};0`. */
  numbers: string
  /** Bits of the groups of choices that a product does not fit; null where each fits all. */
  failed: string | null
}

/** How many products have each choice, and the bounds of ranges; by id, or by id of the property. */
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

/** What is known beforehand of a list that nothing narrows (table list_facet). */
export type KnownFacet = { kind: string; ref: number; products: number; low: number; high: number }

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
 * Counts the choices of a list. A product counts for a group when it fits all the others, so that a group shows what a
 * further choice in it would find. Thousands of products have few different texts: those are counted, then read once.
 * @param groups names of the groups that narrow the list, in the order of their bits in `failed`
 */
export function countFacets(scan: Scan, groups: string[]): Counts {
  const failed = scan.failed?.split(',').map(Number) ?? []
  const bitOf = (name: string) => (groups.includes(name) ? 1 << groups.indexOf(name) : 0)

  /** How often each text of a column stands, among what fails in no other group than that of the bit. */
  function tally(text: string | null, bit: number, by = ','): [string, number][] {
    const seen = new Map<string, number>()
    const parts = text?.split(by) ?? []
    for (let at = 0; at < parts.length; at += 1) {
      if (((failed[at] ?? 0) & ~bit) !== 0) continue
      const part = parts[at] ?? ''
      seen.set(part, (seen.get(part) ?? 0) + 1)
    }
    return [...seen]
  }
  const counts = noCounts()
  const add = (into: Map<number, number>, id: number, times: number) =>
    into.set(id, (into.get(id) ?? 0) + times)
  for (const [name, column] of [
    ['brand', scan.brands],
    ['category', scan.categories],
  ] as const)
    for (const [id, times] of tally(column, bitOf(name))) add(counts[name], Number(id), times)
  for (const [name, column] of [
    ['type1', scan.options1],
    ['type2', scan.options2],
  ] as const)
    for (const [text, times] of tally(column, bitOf(name), ';'))
      for (const id of idsIn(text)) add(counts[name], id, times)
  const { low, high } = scan
  if (low !== null && high !== null) counts.price = { low, high }
  const chosen = groups.filter((name) => name.startsWith('filter'))
  for (const bit of [0, ...chosen.map(bitOf)]) {
    const isOwn = ({ property }: { property: number }) => bitOf(`filter${property}`) === bit
    for (const [text, times] of tally(scan.facts, bit, ';'))
      for (const { value } of pairsIn(text).filter(isOwn)) add(counts.value, value, times)
    for (const known of JSON.parse(scan.numbers) as string[]) {
      const [text = '', bits] = known.split(';')
      if ((Number(bits) & ~bit) !== 0) continue
      for (const { property, value } of numbersIn(text).filter(isOwn))
        counts.range.set(property, wider(counts.range.get(property), value))
    }
  }
  return counts
}

/**
 * The counts that are known beforehand, for one group or for all of them.
 * @param propertyOf the property of a value
 */
export function takeKnown(
  counts: Counts,
  known: KnownFacet[],
  propertyOf: Map<number, number>,
  only?: string,
): Counts {
  const groupOf = ({ kind, ref }: KnownFacet) =>
    kind === 'value' ? `filter${propertyOf.get(ref)}` : kind === 'range' ? `filter${ref}` : kind
  for (const facet of known) {
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
