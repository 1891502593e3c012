import { describe, expect, it } from 'vitest'
import { addPrecomputed, countFacets, noCounts } from './facet-count'

const scan = {
  products: 3,
  low: 500,
  high: 900,
  brands: '4,4,9',
  categories: '11,12,11',
  options1: ',1,2,;;,2,',
  options2: ';;',
  facts: ',1-100,2-201,;,2-202,;',
  numbers: '["{\\"3\\":250};0","{\\"3\\":90};1","{};2"]',
  // The second fits no chosen brand, the third no chosen value of property 2.
  failed: '0,1,2',
}

describe('counts of choices', () => {
  it('[B03] ignore the choices of their own group', () => {
    const counts = countFacets(scan, ['brand', 'filter2'])
    expect([...counts.brand]).toEqual([[4, 2]])
    expect([...counts.category]).toEqual([[11, 1]])
    expect([...counts.type1]).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect([...counts.value]).toEqual([
      [100, 1],
      [201, 1],
    ])
    expect(counts.range.get(3)).toEqual({ low: 250, high: 250 })
    expect(counts.price).toEqual({ low: 500, high: 900 })
  })

  it('[B03] include every product without choices, and none of an empty list', () => {
    const counts = countFacets({ ...scan, failed: null }, [])
    expect([...counts.brand]).toEqual([
      [4, 2],
      [9, 1],
    ])
    const nothing = {
      products: 0,
      low: null,
      high: null,
      brands: null,
      categories: null,
      options1: null,
      options2: null,
      facts: null,
      numbers: '[]',
      failed: null,
    }
    expect(countFacets(nothing, [])).toEqual(noCounts())
  })

  it('[B03] use precomputed counts, for all groups or for one', () => {
    const facet = { products: 7, low: 0, high: 0 }
    const precomputed = [
      { ...facet, kind: 'brand', ref: 4 },
      { ...facet, kind: 'value', ref: 201 },
      { kind: 'range', ref: 3, products: 7, low: 90, high: 250 },
    ]
    const propertyOf = new Map([[201, 2]])
    const all = addPrecomputed(noCounts(), precomputed, propertyOf)
    expect([all.brand.get(4), all.value.get(201), all.range.get(3)?.low]).toEqual([7, 7, 90])
    const one = addPrecomputed(noCounts(), precomputed, propertyOf, 'filter2')
    expect([one.brand.size, one.value.get(201), one.range.size]).toEqual([0, 7, 0])
  })
})
