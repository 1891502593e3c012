import { describe, expect, it } from 'vitest'
import { readFilters } from './list-filters'

const read = (text: string) => {
  const query = new URLSearchParams(text)
  return readFilters((name) => query.get(name) ?? undefined)
}

describe('filters of a list', () => {
  it('[B03] reads brands, options and property values', () => {
    const filters = read('brand=4-9&type1=7&filter=3-11%2B3-12%2B5-40-240&stock=1')
    expect(filters).toMatchObject({ brands: [4, 9], options1: [7], inStock: true })
    expect(filters.properties).toEqual([
      { p: 3, v: [11, 12], min: null, max: null },
      { p: 5, v: [], min: 40, max: 240 },
    ])
  })

  it('[B03] accepts a plus that arrived as a space', () => {
    expect(read('filter=3-11+3-12').properties[0]?.v).toEqual([11, 12])
  })

  it('[B05] reads a price range in whole units or with an open end', () => {
    expect(read('price=50-300')).toMatchObject({ priceMin: 5000, priceMax: 30000 })
    expect(read('price=-99.5')).toMatchObject({ priceMin: null, priceMax: 9950 })
  })

  it('ignores invalid values', () => {
    expect(read('brand=x&price=cheap&filter=a-b')).toMatchObject({
      brands: [],
      priceMin: null,
      properties: [],
    })
  })
})
