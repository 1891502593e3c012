import { z } from 'zod'
import {
  colour,
  flag,
  id,
  maybeNumber,
  number,
  readNumber,
  rows,
  text,
} from '~/backend/http/fields'
import type { FilterGroup, FilterOption, FilterRange, Filters } from './model'

const valueShape = z.object({
  ID: id,
  NAME: text.pipe(z.string().min(1)),
  COUNT: z.unknown().optional(),
  SELECTED: flag,
  DATA: colour,
  COLOR_CODE: colour,
  CHILDREN: z.unknown().optional(),
})
type ValueWire = z.output<typeof valueShape>
const values = rows(valueShape)

/** More bars than these are no picture. */
const maxParts = 24

const rangeFields = {
  MIN: number,
  MAX: number,
  MIN_SELECTED: maybeNumber,
  MAX_SELECTED: maybeNumber,
}
const rangeShape = z.object({
  ...rangeFields,
  COUNTS: z.array(z.number().nonnegative()).max(maxParts).catch([]),
  ENDS: z.array(z.number()).optional().catch([]),
})

const filterRows = rows(
  z.object({ ID: id, NAME: text, TYPE: text, VIEW: text, VALUES: values, ...rangeFields }),
)

const filtersShape = z.object({
  FILTERS: filterRows,
  CATEGORIES: values,
  BRANDS: values,
  MODELS: values,
  SUPPLIERS: values,
  PRICE: z.unknown().optional(),
  VARIANTS: z
    .object({ TYPE1_NAME: text, TYPE1_LIST: values, TYPE2_NAME: text, TYPE2_LIST: values })
    .catch({ TYPE1_NAME: '', TYPE1_LIST: [], TYPE2_NAME: '', TYPE2_LIST: [] }),
  SETTINGS: z.object({ SHOW_COUNT: z.unknown().optional() }).catch({}),
  SELECTED: rows(z.object({ TEXT: text, XTYPE: text, VALUE: id })),
})

/** A category, what is below it once it is chosen, and what is chosen anywhere below. */
function listedOf(row: ValueWire, isListed: boolean): ValueWire[] {
  const below = values
    .parse(row.CHILDREN)
    .flatMap((child) => listedOf(child, row.SELECTED || child.SELECTED))
  return isListed ? [row, ...below] : below
}

type PartsWire = Pick<z.output<typeof rangeShape>, 'COUNTS' | 'ENDS'>

/** Ends that are no scale leave no bars either: nobody knows what is counted. */
function readParts({ COUNTS: counts = [], ENDS: ends }: Partial<PartsWire>) {
  if (!counts.some((count) => count > 0)) return {}
  if (!ends) return { counts }
  const isScale = ends.length === counts.length + 1
  const isAscending = ends.every((end, at) => at === 0 || end > (ends[at - 1] ?? end))
  return isScale && isAscending ? { counts, ends } : {}
}

function readRange(
  wire: Omit<z.output<typeof rangeShape>, 'COUNTS' | 'ENDS'> & Partial<PartsWire>,
  head: Pick<FilterRange, 'param' | 'id' | 'title'>,
): FilterRange[] {
  const { MIN: min, MAX: max, MIN_SELECTED, MAX_SELECTED, ...parts } = wire
  // Shops write 0 where nothing is chosen.
  const low = MIN_SELECTED === min || MIN_SELECTED === 0 ? null : MIN_SELECTED
  const high = MAX_SELECTED === max || MAX_SELECTED === 0 ? null : MAX_SELECTED
  if (!(max > min) && low === null && high === null) return []
  return [{ ...head, min, max, low, high, ...readParts(parts) }]
}

/** Parameters whose valid values are not all known. An empty list tells nothing: a shop may leave it empty. */
function unreadIn(body: unknown): string[] {
  const known = z.looseObject({ VARIANTS: z.looseObject({}).catch({}) }).parse(body)
  const lists: Record<string, unknown> = {
    category: known.CATEGORIES,
    brand: known.BRANDS,
    model: known.MODELS,
    supplier: known.SUPPLIERS,
    type1: known.VARIANTS.TYPE1_LIST,
    type2: known.VARIANTS.TYPE2_LIST,
  }
  const isWhole = (list: unknown): list is unknown[] =>
    Array.isArray(list) && list.length > 0 && values.parse(list).length === list.length
  const filters = known.FILTERS
  const areFilters =
    Array.isArray(filters) &&
    filters.length > 0 &&
    filterRows.parse(filters).length === filters.length &&
    filters.every(({ VALUES, TYPE }) => String(TYPE) === '2' || isWhole(VALUES))
  const { MODELS: models, MODELS_TOTAL: all } = known
  const isWholeOf = (param: string) =>
    isWhole(lists[param]) &&
    (param !== 'model' || !isWhole(models) || (readNumber(all) ?? 0) <= models.length)
  const unread = Object.keys(lists).filter((param) => !isWholeOf(param))
  return areFilters ? unread : [...unread, 'filter']
}

type FiltersWire = z.output<typeof filtersShape>
type GroupHead = Pick<FilterGroup, 'param'> &
  Partial<Pick<FilterGroup, 'id' | 'title' | 'single' | 'isRating'>>

function groupReader({ SETTINGS: { SHOW_COUNT } }: FiltersWire) {
  const counted = SHOW_COUNT === undefined || flag.parse(SHOW_COUNT)
  const option = (row: ValueWire, prefix: string): FilterOption => ({
    value: prefix + row.ID,
    label: row.NAME,
    count: counted ? readNumber(row.COUNT) : null,
    selected: row.SELECTED,
    colour: row.COLOR_CODE ?? row.DATA,
  })
  return (list: ValueWire[], head: GroupHead): FilterGroup[] => {
    if (list.length === 0) return []
    const { param, id: groupId = '', title = '', single = false, ...view } = head
    const options = list.map((row) => option(row, groupId ? `${groupId}-` : ''))
    return [{ param, id: groupId, title, single, ...view, options }]
  }
}

function readGroups(wire: FiltersWire): FilterGroup[] {
  const group = groupReader(wire)
  const { VARIANTS: variants } = wire
  return [
    ...group(
      wire.CATEGORIES.flatMap((row) => listedOf(row, true)),
      { param: 'category' },
    ),
    ...group(wire.BRANDS, { param: 'brand' }),
    ...group(variants.TYPE1_LIST, { param: 'type1', title: variants.TYPE1_NAME }),
    ...group(variants.TYPE2_LIST, { param: 'type2', title: variants.TYPE2_NAME }),
    ...wire.FILTERS.filter((row) => row.TYPE !== '2').flatMap((row) =>
      group(row.VALUES, {
        ...{ param: 'filter', id: row.ID, title: row.NAME, single: row.TYPE === '1' },
        ...(row.VIEW === 'rating' && { isRating: true }),
      }),
    ),
    ...group(wire.MODELS, { param: 'model' }),
    ...group(wire.SUPPLIERS, { param: 'supplier' }),
  ]
}

function readRanges(wire: FiltersWire): FilterRange[] {
  const price = rangeShape.safeParse(wire.PRICE)
  const decimals = wire.FILTERS.filter((row) => row.TYPE === '2')
  return [
    ...(price.success ? readRange(price.data, { param: 'price', id: '', title: '' }) : []),
    ...decimals.flatMap((row) => readRange(row, { param: 'filter', id: row.ID, title: row.NAME })),
  ]
}

const filterKinds = ['multi', 'single', 'decimal']

const readChosen = ({ SELECTED }: FiltersWire): NonNullable<Filters['chosen']> =>
  SELECTED.map(({ TEXT: label, XTYPE, VALUE: value }) => ({
    param: filterKinds.includes(XTYPE) ? 'filter' : XTYPE,
    value,
    label,
  }))

/** Groups without options are left out. Null if unreadable. */
export function readFilters(body: unknown): Filters | null {
  const parsed = filtersShape.safeParse(body)
  if (!parsed.success) return null
  const unread = unreadIn(body)
  const chosen = readChosen(parsed.data)
  return {
    ...(unread.length > 0 ? { unread } : {}),
    ...(chosen.length > 0 ? { chosen } : {}),
    groups: readGroups(parsed.data),
    ranges: readRanges(parsed.data),
  }
}
