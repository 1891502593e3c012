import { describe, expect, it } from 'vitest'
import { readFilters } from './filters'

const value = { ID: '11', NAME: 'Deri', COUNT: '7', SELECTED: 0 }
const range = (low: number, high: number) => ({
  MIN: 10,
  MAX: 90,
  MIN_SELECTED: low,
  MAX_SELECTED: high,
})

describe('filters of a list', () => {
  it('[B03] have groups with parameters and values', () => {
    const found = readFilters({
      FILTERS: [
        { ID: '3', NAME: 'Malzeme', TYPE: '0', VALUES: [value] },
        { ID: '5', NAME: 'Üretim yeri', TYPE: '1', VALUES: [{ ...value, SELECTED: 1 }] },
      ],
      BRANDS: [{ ID: 4, NAME: 'Kuzey', COUNT: '5', SELECTED: 1 }],
      CATEGORIES: [],
      VARIANTS: {
        TYPE1_NAME: 'Renk',
        TYPE1_LIST: [{ ...value, COLOR_CODE: '#ff0000' }],
        TYPE2_NAME: '',
        TYPE2_LIST: [],
      },
    })
    expect(
      found?.groups.map(({ param, title, single, options }) => [
        param,
        title,
        single,
        options.map((one) => [one.value, one.count, one.selected, one.colour]),
      ]),
    ).toEqual([
      ['brand', '', false, [['4', 5, true, null]]],
      ['type1', 'Renk', false, [['11', 7, false, '#ff0000']]],
      ['filter', 'Malzeme', false, [['3-11', 7, false, null]]],
      ['filter', 'Üretim yeri', true, [['5-11', 7, true, null]]],
    ])
  })

  it('[B03] include chosen subcategories, and no counts where the shop hides them', () => {
    const found = readFilters({
      CATEGORIES: [
        {
          ID: 1,
          NAME: 'Kırtasiye',
          COUNT: 9,
          SELECTED: 0,
          CHILDREN: [
            { ID: 11, NAME: 'Defter', COUNT: 4, SELECTED: 1, CHILDREN: [] },
            { ID: 12, NAME: 'Kalem', COUNT: 5, SELECTED: 0, CHILDREN: [] },
          ],
        },
      ],
      SETTINGS: { SHOW_COUNT: false },
    })
    expect(found?.groups[0]?.options).toMatchObject([
      { value: '1', label: 'Kırtasiye', count: null, selected: false },
      { value: '11', label: 'Defter', count: null, selected: true },
    ])
  })

  it('[B03] include what is below a chosen category, on each level', () => {
    const category = (ID: number, SELECTED: number, CHILDREN: object[] = []) => ({
      ...{ ID, NAME: `Kategori ${ID}`, COUNT: 1, SELECTED, CHILDREN },
    })
    const tree = category(1, 1, [
      category(11, 1, [category(111, 0)]),
      category(12, 0, [category(121, 0)]),
    ])
    const found = readFilters({ CATEGORIES: [tree, category(2, 0, [category(21, 0)])] })
    const values = found?.groups[0]?.options.map(({ value }) => value)
    expect(values).toEqual(['1', '11', '111', '12', '2'])
  })

  it('[B05] have ranges; bounds count as not chosen, and a single price is no range', () => {
    const ranges = (PRICE: unknown) =>
      readFilters({
        PRICE,
        FILTERS: [{ ID: '6', NAME: 'Ağırlık', TYPE: '2', VALUES: [], ...range(10, 40) }],
      })?.ranges
    expect(ranges(range(10, 90))).toEqual([
      { param: 'price', id: '', title: '', min: 10, max: 90, low: null, high: null },
      { param: 'filter', id: '6', title: 'Ağırlık', min: 10, max: 90, low: null, high: 40 },
    ])
    expect(ranges({ MIN: 5, MAX: 5, MIN_SELECTED: 5, MAX_SELECTED: 5 })).toHaveLength(1)
    expect(ranges('none')).toHaveLength(1)
    expect(ranges(range(20, 80))?.[0]).toMatchObject({ low: 20, high: 80 })
    // A chosen price range can be removed although the list has only one price left.
    expect(ranges({ MIN: 5, MAX: 5, MIN_SELECTED: 1, MAX_SELECTED: 5 })).toHaveLength(2)
    expect(ranges({ MIN: 5, MAX: 5, MIN_SELECTED: 5, MAX_SELECTED: 9 })).toHaveLength(2)
    expect(ranges({ MIN: 5, MAX: 4, MIN_SELECTED: 5, MAX_SELECTED: 4 })).toHaveLength(1)
  })

  it('[B03] are null or empty when there is nothing to read', () => {
    expect(readFilters('<html>')).toBeNull()
    expect(readFilters({})).toMatchObject({ groups: [], ranges: [] })
  })

  it('[B03] name the parameters of incomplete lists', () => {
    expect(
      readFilters({ FILTERS: 'x', BRANDS: [{ NAME: 'Kuzey' }], CATEGORIES: null })?.unread,
    ).toEqual(['category', 'brand', 'model', 'supplier', 'type1', 'type2', 'filter'])
    const all = [value]
    const lists = { CATEGORIES: all, BRANDS: all, MODELS: all, SUPPLIERS: all }
    const VARIANTS = { TYPE1_LIST: all, TYPE2_LIST: all }
    const FILTERS = [{ ID: '5', NAME: 'Yaprak', TYPE: '2', ...range(10, 90) }]
    const unread = (filters: unknown) =>
      readFilters({ ...lists, VARIANTS, FILTERS: filters })?.unread
    const whole = { ID: '6', NAME: 'Renk', TYPE: '1', VALUES: [value] }
    for (const read of [FILTERS, [whole]]) expect(unread(read)).toBeUndefined()
    for (const untold of [[], null]) expect(unread(untold)).toEqual(['filter'])
    const models = { ...lists, VARIANTS, FILTERS: [whole], MODELS_TOTAL: '60' }
    expect(readFilters(models)?.unread).toEqual(['model'])
    for (const broken of [
      { NAME: 'of no id', VALUES: [] },
      { ...whole, VALUES: [value, { NAME: 'x' }] },
    ])
      expect(unread([whole, broken])).toEqual(['filter'])
  })
})

describe('the options of a filter', () => {
  const groupsOf = (body: object) => readFilters(body)?.groups ?? []

  it('[B03] come in a fixed order, with titles for variants', () => {
    const list = [value]
    const groups = groupsOf({
      FILTERS: [{ ID: '6', NAME: 'Ağırlık', TYPE: '2', VALUES: list, MIN: 1, MAX: 2 }],
      SUPPLIERS: list,
      MODELS: list,
      BRANDS: list,
      CATEGORIES: list,
      VARIANTS: { TYPE1_NAME: 'Renk', TYPE1_LIST: list, TYPE2_NAME: 'Boy', TYPE2_LIST: list },
    })
    expect(groups.map(({ param, title, id }) => [param, title, id])).toEqual([
      ['category', '', ''],
      ['brand', '', ''],
      ['type1', 'Renk', ''],
      ['type2', 'Boy', ''],
      ['model', '', ''],
      ['supplier', '', ''],
    ])
  })

  it('[B17] are averages of stars where the shop calls them so', () => {
    const groups = groupsOf({
      FILTERS: [
        { ID: 'rating', NAME: 'Puan', TYPE: '0', VIEW: 'rating', VALUES: [{ ...value, ID: '4' }] },
        { ID: '3', NAME: 'Kapak', TYPE: '0', VIEW: '', VALUES: [value] },
      ],
    })
    expect(groups.map(({ isRating }) => isRating)).toEqual([true, undefined])
    expect(groups[0]?.options[0]?.value).toBe('rating-4')
  })

  it('[B03] have a count where the shop shows it, and a colour from either field', () => {
    const optionOf = (more: object, settings: object = {}) =>
      groupsOf({ BRANDS: [{ ...value, ...more }], SETTINGS: settings })[0]?.options[0]
    expect(optionOf({}, { SHOW_COUNT: 1 })?.count).toBe(7)
    expect(optionOf({}, { SHOW_COUNT: 0 })?.count).toBeNull()
    expect(optionOf({ COUNT: 'x' })?.count).toBeNull()
    expect(optionOf({ DATA: '#00ff00' })?.colour).toBe('#00ff00')
    expect(optionOf({ DATA: '#00ff00', COLOR_CODE: '#ff0000' })?.colour).toBe('#ff0000')
    expect(optionOf({ NAME: '' })).toBeUndefined()
  })
})

it.each([
  [
    [0, 3, 1],
    [0, 3, 1],
  ],
  [undefined, undefined],
  [[0, 0], undefined],
  [[1, -1], undefined],
  [['many'], undefined],
  [Array(30).fill(1), undefined],
])('[B15] the goods per part of the prices are read where they can be: %j', (COUNTS, counts) => {
  const [price] = readFilters({ PRICE: { MIN: 5, MAX: 80, COUNTS } })?.ranges ?? []
  expect(price).toMatchObject({ min: 5, max: 80 })
  expect(price?.counts).toEqual(counts)
})

it.each([
  [
    [5, 10, 80],
    [5, 10, 80],
  ],
  [undefined, undefined],
  [[5, 80], null],
  [[5, 80, 10], null],
  ['many', null],
])(
  '[B15] the ends of parts that are not equal are read, or their bars left out: %j',
  (ENDS, ends) => {
    const [price] = readFilters({ PRICE: { MIN: 5, MAX: 80, COUNTS: [2, 1], ENDS } })?.ranges ?? []
    expect(price?.ends).toEqual(ends ?? undefined)
    expect(price?.counts).toEqual(ends === null ? undefined : [2, 1])
  },
)
