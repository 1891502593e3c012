import type { CategoryRow } from '../category-queries'
import { type PriceCounts, pricePartsOf } from '../prices/price-parts'
import type { Bounds, Counts } from './facet-count'
import type { Names, OptionRow } from './facet-queries'
import type { ListFilters, PropertyFilter } from './list-filters'

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)

/** The choices that occur in a list or are chosen, with the number of products that each would find. */
function present<T extends { id: number }>(
  rows: T[],
  counts: Map<number, number>,
  chosen: number[],
): (T & { count: number })[] {
  return rows
    .filter(({ id }) => counts.has(id) || chosen.includes(id))
    .map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }))
}

/** Brands of a list (their counts are strings). */
export function brandList(brands: Names['brands'], counts: Map<number, number>, chosen: number[]) {
  const rows = present(brands, counts, chosen).sort((a, b) => b.count - a.count || a.id - b.id)
  return rows.map((row, index) => ({
    ID: String(row.id),
    NAME: row.title,
    URL: row.path ?? '',
    COUNT: String(row.count),
    LIST_NO: String(index),
    SELECTED: flag(chosen.includes(row.id)),
    img1_path: '',
  }))
}

/** A category of the filter; here its id is a number. */
export type FilterCategory = {
  ID: number
  NAME: string
  URL: string
  COUNT: number
  SELECTED: 0 | 1
  ROW_NUMBER: number
  CHILDREN: FilterCategory[]
}

/** The categories below one (0: all) with products in the list, each with its descendants. */
export function categoryList(
  tree: CategoryRow[],
  directCounts: Map<number, number>,
  below: number,
  chosen: number[],
): FilterCategory[] {
  const listBelow = (parent: number): FilterCategory[] =>
    tree
      .filter((row) => row.parent_id === parent)
      .map((row) => {
        const children = listBelow(row.id)
        const count = children.reduce(
          (sum, child) => sum + child.COUNT,
          directCounts.get(row.id) ?? 0,
        )
        return {
          ID: row.id,
          NAME: row.title,
          URL: row.path,
          COUNT: count,
          SELECTED: flag(chosen.includes(row.id)),
          ROW_NUMBER: 0,
          CHILDREN: children,
        }
      })
      .filter(({ COUNT, SELECTED, CHILDREN }) => COUNT > 0 || SELECTED || CHILDREN.length > 0)
      .map((category, index) => ({ ...category, ROW_NUMBER: index + 1 }))
  return listBelow(below)
}

/** The price bounds of a list in whole units of the display currency, and the chosen range. */
export function priceRange(
  bounds: Bounds | null,
  rate: number,
  filters: ListFilters,
  counted: PriceCounts = { equal: [], byRung: new Map() },
) {
  const min = Math.floor((bounds?.low ?? 0) / rate / 100)
  const max = Math.ceil((bounds?.high ?? 0) / rate / 100)
  return {
    MIN: min,
    MAX: max,
    MIN_SELECTED: filters.priceMin === null ? min : filters.priceMin / 100,
    MAX_SELECTED: filters.priceMax === null ? max : filters.priceMax / 100,
    ...pricePartsOf(counted, min, max),
  }
}

/** The variant group of most products in a list, with its options. */
export function optionGroup(options: OptionRow[], counts: Map<number, number>, chosen: number[]) {
  const rows = present(options, counts, chosen)
  const sums = new Map<number, number>()
  for (const row of rows) {
    // A chosen group stays, whatever the list contains.
    const weight = chosen.includes(row.id) ? Number.POSITIVE_INFINITY : row.count
    sums.set(row.group_id, (sums.get(row.group_id) ?? 0) + weight)
  }
  const [group] = [...sums].sort((a, b) => b[1] - a[1])[0] ?? []
  const groupRows = rows.filter((row) => row.group_id === group)
  return {
    name: groupRows[0]?.group_title ?? '',
    list: groupRows.map((row) => ({
      ID: String(row.id),
      LIST_NO: String(row.position),
      NAME: row.title,
      COLOR_CODE: row.colour,
      IMAGE: '',
      COUNT: String(row.count),
      SELECTED: flag(chosen.includes(row.id)),
    })),
  }
}

/** The shop's own filters, without those that match no product. */
export function filterList(
  { properties, values: all }: Names,
  counts: Counts,
  chosen: PropertyFilter[],
) {
  return properties.flatMap((property) => {
    const chosenFilter = chosen.find((filter) => filter.p === property.id)
    const head = {
      ID: String(property.id),
      NAME: property.title,
      TYPE: String(property.type),
      VIEW: property.view,
      LIST_NO: String(property.position),
    }
    if (property.type === 2) {
      const range = counts.range.get(property.id)
      const min = range?.low ?? chosenFilter?.min ?? null
      const max = range?.high ?? chosenFilter?.max ?? null
      if (min === null || max === null || (min === max && !chosenFilter)) return []
      const selected = {
        MIN_SELECTED: chosenFilter?.min ?? min,
        MAX_SELECTED: chosenFilter?.max ?? max,
      }
      return [{ ...head, VALUES: [], MIN: min, MAX: max, ...selected }]
    }
    const ofProperty = all.filter((value) => value.property_id === property.id)
    const values = present(ofProperty, counts.value, chosenFilter?.v ?? []).map((row) => ({
      ID: String(row.id),
      NAME: row.title,
      DATA: row.data,
      COUNT: row.count,
      SELECTED: flag(chosenFilter?.v.includes(row.id) ?? false),
    }))
    return values.length ? [{ ...head, VALUES: values }] : []
  })
}
