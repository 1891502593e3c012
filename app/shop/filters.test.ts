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
  it('[B03] reads groups with the parameter and the values that an address holds', () => {
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

  it('[B03] shows categories below a chosen one, and no counts where the shop has none', () => {
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

  it('[B05] reads ranges; what is at its bound is not chosen, and one price is no range', () => {
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
  })

  it('[B03] is nothing where there is nothing to read', () => {
    expect(readFilters('<html>')).toBeNull()
    expect(readFilters({})).toEqual({ groups: [], ranges: [] })
  })
})
