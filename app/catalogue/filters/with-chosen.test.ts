import { describe, expect, it } from 'vitest'
import type { Filters } from '~/backend/catalogue/model'
import { chosenIn } from '~/catalogue/list-url'
import { withChosen } from './with-chosen'

const option = (value: string, selected = false) => ({
  value,
  label: value,
  count: null,
  selected,
  colour: null,
})
const range = { title: '', min: 45, max: 480, low: null, high: null }
const filters: Filters = {
  groups: [
    { param: 'brand', id: '', title: '', single: false, options: [option('47'), option('9')] },
    { param: 'filter', id: '3', title: 'Renk', single: false, options: [option('3-33')] },
  ],
  ranges: [
    { ...range, param: 'price', id: '' },
    { ...range, param: 'filter', id: '6', title: 'En', min: 0, max: 90 },
  ],
}
const of = (search: string, known = filters) => withChosen(known, chosenIn(`/tava?${search}`))
const ends = (search: string) => of(search).filters.ranges.map(({ low, high }) => [low, high])

describe('[B03] [B05] the filters of a list as its URL has them', () => {
  it('ticks what is chosen, also where the shop does not say it', () => {
    const { filters: ofUrl, others } = of('brand=47&filter=3-33')
    const ticked = ofUrl.groups.flatMap(({ options }) => options.filter((one) => one.selected))
    expect(ticked.map(({ value }) => value)).toEqual(['47', '3-33'])
    expect(others).toEqual([])
  })

  it('keeps what the shop does not list', () => {
    const none = { groups: [], ranges: [] }
    const values = of('brand=47-9&category=212&filter=3-33+6-1-2&price=1-2', none).others
    expect(values.map(({ param, value }) => `${param}=${value}`)).toEqual([
      'brand=47',
      'brand=9',
      'category=212',
      'filter=3-33',
      'filter=6-1-2',
      'price=1-2',
    ])
    expect(of('brand=47-8').others.map(({ value }) => value)).toEqual(['8'])
  })

  it('has the ends of a range that were typed, also at its bound, and none that is open', () => {
    expect(ends('price=50-480&filter=6-0-30')).toEqual([
      [50, 480],
      [null, 30],
    ])
    expect(ends('price=1-2')).toEqual([
      [1, 2],
      [null, null],
    ])
    expect(ends('price=0-100')).toEqual([
      [null, 100],
      [null, null],
    ])
    expect(ends('price=0-2')).toEqual([
      [null, 2],
      [null, null],
    ])
    expect(ends('price=500-999999999')).toEqual([
      [500, null],
      [null, null],
    ])
  })
})
