import { describe, expect, it } from 'vitest'
import { filtersIn, readListQuery } from './list-query'

const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('what a list is asked for', () => {
  it('[B03] writes choices as the contract does, whether they come joined or one by one', () => {
    expect(read('brand=4-9')).toEqual({ brand: '4-9' })
    expect(read('brand=9&brand=4&brand=9')).toEqual({ brand: '4-9' })
    expect(read('filter=3-11+3-12')).toEqual({ filter: '3-11 3-12' })
    expect(read('filter=3-11%2B3-12')).toEqual({ filter: '3-11 3-12' })
    expect(read('filter=3-12&filter=3-11')).toEqual({ filter: '3-11 3-12' })
    expect(read('stock=1&new=1&discounted=0&type1=7&category=12')).toEqual({
      category: '12',
      new: '1',
      stock: '1',
      type1: '7',
    })
  })

  it('[B05] [X02] reads a price range of an address and of a form', () => {
    expect(read('price=50-300')).toEqual({ price: '50-300' })
    expect(read('price=300-50')).toEqual({ price: '50-300' })
    expect(read('price=-300')).toEqual({ price: '0-300' })
    expect(read('price=45:480&price=50,5&price=300')).toEqual({ price: '50.5-300' })
    expect(read('price=45:480&price=&price=300')).toEqual({ price: '45-300' })
    expect(read('price=45:480&price=&price=')).toEqual({})
    expect(read('price=x-y')).toEqual({})
    for (const typed of ['1.249,90', '1,249.90', '1249,90', '١٢٤٩,٩٠'])
      expect(read(`price=45:9000&price=${typed}&price=`)).toEqual({ price: '1249.9-9000' })
  })

  it('[B03] reads the range of a filter among its values', () => {
    expect(read('filter=3-11&filter=5-40:240&filter=60&filter=&filter=3-12')).toEqual({
      filter: '3-11 3-12 5-60-240',
    })
    expect(read('filter=5-40-240')).toEqual({ filter: '5-40-240' })
    expect(read('filter=5-40:240&filter=&filter=')).toEqual({})
  })

  it('[B03] drops what it cannot read and keeps the rest', () => {
    expect(read('brand=<b>&sort=99&pg=0&filter=x&utm=1&stock=2')).toEqual({})
    expect(read('brand=4&sort=5&pg=3&ps=2')).toEqual({ brand: '4', pg: '3', sort: '5' })
    expect(read('ps=500')).toEqual({ ps: '10' })
    expect(
      read(`brand=${Array.from({ length: 90 }, (_, at) => at).join('-')}`).brand?.split('-'),
    ).toHaveLength(40)
  })

  it('[B03] knows what narrows a list from how it is shown', () => {
    expect(filtersIn(read('brand=4&sort=5&pg=3&sp=1'))).toEqual({ brand: '4' })
  })
})
