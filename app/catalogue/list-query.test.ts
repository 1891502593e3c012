import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filtersIn, readListQuery } from './list-query'

const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('a parsed list query', () => {
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
    expect(read('price=:&price=50,5&price=300')).toEqual({ price: '50.5-300' })
    expect(read('price=:&price=&price=300')).toEqual({ price: '0-300' })
    expect(read('price=45:480&price=&price=300')).toEqual({ price: '0-300' })
    expect(read('price=:&price=&price=')).toEqual({})
    expect(read('price=x-y')).toEqual({})
    expect(read('price=50-')).toEqual({ price: '50-999999999' })
    expect(read('price=50-50')).toEqual({ price: '50-50' })
    for (const none of ['50', '1-2-3', '1.23456-2', '1234567890-2', 'a50-60', '50-60b'])
      expect(read(`price=${none}`), none).toEqual({})
    expect(read('price=:&price=300&price=')).toEqual({ price: '300-999999999' })
    expect(read('price=:&price=600&price=500')).toEqual({ price: '500-600' })
    expect(read('price=:&price=x&price=y')).toEqual({})
    for (const all of ['-', '0-', '-999999999', '0-999999999'])
      expect(read(`price=${all}`), all).toEqual({})
    expect(read('price=:&price=600&price=')).toEqual({ price: '600-999999999' })
    expect(read('price=:&price=&price=20')).toEqual({ price: '0-20' })
  })

  it('[B05] reads a price as a shopper types or pastes it', () => {
    const ofPrice = (typed: string) =>
      readListQuery(
        new URLSearchParams([
          ...['price', 'price', 'price'].map((name, at) => [name, [':', typed, ''][at] ?? '']),
        ]),
      ).price
    for (const typed of [
      '1.249,90',
      '1,249.90',
      '1249,90',
      '1249.90',
      '1 249,90',
      '1\u00a0249,90',
      '1\u202f249,9',
      '1’249.90',
      '1.249,90 TL',
      '1249,90 lira',
      '1.249,90\u00a0tl',
      '₺1.249,90',
      '€1,249.90',
      '١٢٤٩,٩٠',
      '١٢٤٩٫٩٠',
      '١٬٢٤٩٫٩٠',
      '۱٬۲۴۹٫۹',
      '1٬249٫90 TL',
    ])
      expect(ofPrice(typed), typed).toBe('1249.9-999999999')
    for (const typed of [
      '1.249',
      '1.249,-',
      '1249.',
      '1,249',
      '1 249',
      '١٬٢٤٩',
      '١،٢٤٩',
      '1249 TL',
    ])
      expect(ofPrice(typed), typed).toBe('1249-999999999')
    expect(ofPrice('١٫٢٤٩')).toBe('1.249-999999999')
    for (const none of ['-5', '1e3', '0x10', 'TL', '1249 USDT', '12 5', '1.2.3', 'Infinity', '٫'])
      expect(ofPrice(none), none).toBeUndefined()
    expect(read('filter=5-:&filter=1٬249٫5&filter=1 300,5')).toEqual({ filter: '5-1249.5-1300.5' })
  })

  it('[B05] reads a price in every number format', () => {
    const price = fc.integer({ min: 1, max: 99_999_999 })
    const locales = fc.constantFrom('tr-TR', 'en-US', 'de-DE')
    fc.assert(
      fc.property(
        price,
        locales,
        fc.boolean(),
        fc.boolean(),
        (hundredths, locale, grouped, cents) => {
          const amount = cents ? hundredths / 100 : hundredths
          const min = cents ? 2 : 0
          const typed = amount.toLocaleString(locale, {
            useGrouping: grouped,
            minimumFractionDigits: min,
          })
          const params = new URLSearchParams([
            ['price', ':'],
            ['price', typed],
            ['price', ''],
          ])
          expect(readListQuery(params).price, typed).toBe(`${amount}-999999999`)
        },
      ),
      { numRuns: 500 },
    )
    // Three digits after a separator are thousands, unless it comes first.
    expect(read('price=:&price=0.125&price=')).toEqual({ price: '0.125-999999999' })
    expect(read('filter=5-:&filter=1.125&filter=')).toEqual({ filter: '5-1.125-999999999' })
  })

  it('[B03] reads the range of a filter among its values', () => {
    expect(read('filter=3-11&filter=5-:&filter=60&filter=&filter=3-12')).toEqual({
      filter: '3-11 3-12 5-60-999999999',
    })
    expect(read('filter=5-40:240&filter=&filter=60')).toEqual({ filter: '5-0-60' })
    expect(read('filter=5-40-240')).toEqual({ filter: '5-40-240' })
    expect(read('filter=12-:&filter= 60&filter=90 ')).toEqual({ filter: '12-60-90' })
    expect(read('filter=12-345+13-40-240')).toEqual({ filter: '12-345 13-40-240' })
    expect(read('filter=5-:&filter=&filter=')).toEqual({})
    expect(read('filter=5-240-40')).toEqual({ filter: '5-40-240' })
    for (const none of ['5', '<5>-1', '5-<1>', '5-1-2-3', '5-a-9', `5-${'x'.repeat(21)}`])
      expect(read(`filter=${none}&filter=3-11`), none).toEqual({ filter: '3-11' })
    expect(read('filter=x5-40:240x&filter=3-11')).toEqual({ filter: '3-11' })
  })

  it('[B03] drops what it cannot read and keeps the rest', () => {
    expect(read('brand=<b>&sort=99&pg=0&filter=x&utm=1&stock=2')).toEqual({})
    expect(read('brand=4&sort=5&pg=3&ps=2')).toEqual({ brand: '4', pg: '3', sort: '5' })
    expect(read('ps=500')).toEqual({ ps: '10' })
    expect([1, 2, 10, 11].map((ps) => read(`ps=${ps}`).ps)).toEqual([undefined, '2', '10', '10'])
    for (const none of [
      'ps=1.5',
      'pg=1',
      'pg=0',
      'pg=12345',
      'pg=x2',
      'pg=2x',
      'sort=12',
      'sort=0',
    ])
      expect(read(none), none).toEqual({})
    expect(read('pg=9999&sort=8')).toEqual({ pg: '9999', sort: '8' })
    expect(read('brand=x<&category=7,8+9&model=1 2')).toEqual({ category: '7-8-9', model: '1-2' })
    expect(read(`brand=${'x'.repeat(21)}-${'y'.repeat(20)}`)).toEqual({ brand: 'y'.repeat(20) })
    expect(read('all=1&sp=1&stock=2')).toEqual({ all: '1', sp: '1' })
    expect(
      read(`brand=${Array.from({ length: 90 }, (_, at) => at).join('-')}`).brand?.split('-'),
    ).toHaveLength(40)
  })

  it('[B03] separates filters from display parameters', () => {
    expect(filtersIn(read('brand=4&sort=5&pg=3&sp=1'))).toEqual({ brand: '4' })
    expect(filtersIn({ ...read('ps=3&all=1&stock=1'), q: 'kalem' })).toEqual({ stock: '1' })
  })
})
