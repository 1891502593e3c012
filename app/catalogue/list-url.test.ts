import { describe, expect, it } from 'vitest'
import { chosenIn, clearedUrl, listAddress, listUrl, readAddress } from './list-url'

describe('addresses of a list', () => {
  it('[B02] any change but of the page starts at page 1', () => {
    expect(listUrl('/defter?pg=3&sort=5', { brand: '4' })).toBe('/defter?brand=4&sort=5')
    expect(listUrl('/defter?ps=3', { sort: 5 })).toBe('/defter?sort=5')
    expect(listUrl('/defter?sort=5', { pg: 2 })).toBe('/defter?pg=2&sort=5')
    expect(listUrl('/defter?pg=2', { pg: 1 })).toBe('/defter')
    expect(listUrl('/defter?pg=2&stock=1', { stock: null, sort: 1 })).toBe('/defter?sort=1')
    expect(listUrl('/arama?q=kalem', { pg: 2 })).toBe('/arama?q=kalem&pg=2')
    expect(listAddress('/defter', { sort: '5', brand: '4' })).toBe('/defter?brand=4&sort=5')
    expect(readAddress('/defter')).toEqual({ path: '/defter', word: '', query: {} })
  })

  it('[B03] removes each filter separately, and all at once', () => {
    const url = '/arama?q=kalem&brand=4-9&filter=3-11+3-12&price=50-300&sort=5&stock=1'
    expect(chosenIn(url).map((one) => [one.param, one.value, one.without])).toEqual([
      ['brand', '4', '/arama?q=kalem&brand=9&filter=3-11+3-12&price=50-300&sort=5&stock=1'],
      ['brand', '9', '/arama?q=kalem&brand=4&filter=3-11+3-12&price=50-300&sort=5&stock=1'],
      ['stock', '1', '/arama?q=kalem&brand=4-9&filter=3-11+3-12&price=50-300&sort=5'],
      ['filter', '3-11', '/arama?q=kalem&brand=4-9&filter=3-12&price=50-300&sort=5&stock=1'],
      ['filter', '3-12', '/arama?q=kalem&brand=4-9&filter=3-11&price=50-300&sort=5&stock=1'],
      ['price', '50-300', '/arama?q=kalem&brand=4-9&filter=3-11+3-12&sort=5&stock=1'],
    ])
    expect(clearedUrl(url)).toBe('/arama?q=kalem&sort=5')
    expect(chosenIn('/defter?stock=1')).toEqual([
      { param: 'stock', value: '1', without: '/defter' },
    ])
  })
})
