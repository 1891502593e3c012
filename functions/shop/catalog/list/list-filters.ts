/** The filters of a list page, from its URL. Lists of ids; money in hundredths of the display currency. */
export type ListFilters = {
  brands: number[]
  priceMin: number | null
  priceMax: number | null
  inStock: boolean
  discounted: boolean
  isNew: boolean
  options1: number[]
  options2: number[]
  properties: PropertyFilter[]
  categories: number[]
  /** The lowest average of stars; 0 for any. */
  ratedFrom: number
  freeCargo: boolean
}

/** Values of one property (any of them), or a range of its numbers. */
export type PropertyFilter = { p: number; v: number[]; min: number | null; max: number | null }

type Query = (name: string) => string | undefined

/** Reads the filter parameters leniently: invalid values are ignored. */
export function readFilters(query: Query): ListFilters {
  const [priceMin, priceMax] = readRange(query('price'))
  return {
    brands: readIds(query('brand')),
    priceMin,
    priceMax,
    inStock: query('stock') === '1',
    discounted: query('discounted') === '1',
    isNew: query('new') === '1',
    options1: readIds(query('type1')),
    options2: readIds(query('type2')),
    properties: readProperties(query('filter')),
    categories: readIds(query('category')),
    ...readFurther(query('filter')),
  }
}

function readIds(text = ''): number[] {
  return text
    .split(/[-,+ ]/)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}

function readRange(text = ''): [number | null, number | null] {
  const match = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text)
  const cents = (part: string | undefined) => (part ? Math.round(Number(part) * 100) : null)
  return [cents(match?.[1]), cents(match?.[2])]
}

/** `rating-4`, `delivery-free`: of several averages the lowest includes the others. */
function readFurther(text = ''): Pick<ListFilters, 'ratedFrom' | 'freeCargo'> {
  const parts = text.split(/[+ ]/)
  const averages = parts.flatMap((part) => /^rating-([34])$/.exec(part)?.[1] ?? [])
  return {
    ratedFrom: averages.length > 0 ? Math.min(...averages.map(Number)) : 0,
    freeCargo: parts.includes('delivery-free'),
  }
}

/** `3-11+3-12+5-40-240`: property-value pairs, and property-min-max for ranges; `+` may arrive as a space. */
function readProperties(text = ''): PropertyFilter[] {
  const byProperty = new Map<number, PropertyFilter>()
  for (const part of text.split(/[+ ]/)) {
    const [p, first, second] = part.split('-').map(Number)
    if (p === undefined || first === undefined || !Number.isInteger(p) || !Number.isFinite(first))
      continue
    const filter = byProperty.get(p) ?? { p, v: [], min: null, max: null }
    if (second === undefined) filter.v.push(first)
    else if (Number.isFinite(second)) Object.assign(filter, { min: first, max: second })
    byProperty.set(p, filter)
  }
  return [...byProperty.values()]
}
