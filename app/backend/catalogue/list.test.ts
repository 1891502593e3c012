import { describe, expect, it } from 'vitest'
import { readList, toSort } from './list'

const product = { ID: '1', TITLE: 'Defter', URL: 'defter', PRICE_SELL: '10', VAT: 20 }
const read = (more: object = {}, sort?: string) =>
  readList({ PRODUCTS: [product], TOTAL: '49', PAGE_NO: '2', ...more }, 'TL', sort)
const settings = (more: object) => ({
  SETTING: { PRODUCT_COUNT_PER_PAGE: 24, ...more },
})

describe('a page of products', () => {
  it('[B02] has the totals and the number of pages', () => {
    expect(read()).toMatchObject({ total: 49, page: 2, pages: 3, pageSize: 24, sort: 0 })
    expect(read().products.map(({ id }) => id)).toEqual(['1'])
    expect(read({ TOTAL: 48 }).pages).toBe(2)
    expect(read({ TOTAL: 0, PAGE_NO: 0 })).toMatchObject({ pages: 1, page: 1 })
    expect(read(settings({ PRODUCT_COUNT_PER_PAGE: '10' }))).toMatchObject({
      pageSize: 10,
      pages: 5,
    })
  })

  it('[B03] links to the variant that a row is about, where the shop names one', () => {
    const pathOf = (CHOSEN_VARIANT: unknown, URL = 'defter') =>
      read({ PRODUCTS: [{ ...product, URL, CHOSEN_VARIANT }] }).products[0]?.path
    expect(pathOf('104')).toBe('/defter?variant=104')
    expect(pathOf(104, 'urun?id=1')).toBe('/urun?id=1&variant=104')
    for (const none of [undefined, '', '0', 0, 'a b']) expect(pathOf(none)).toBe('/defter')
  })

  it('[B02] has its own sort, else the requested one', () => {
    expect(read({}, '5').sort).toBe(5)
    expect(read(settings({ SELECTED_SORT: '3' }), '5').sort).toBe(3)
    expect(read(settings({ SELECTED_SORT: 'x' }), '5').sort).toBe(0)
    expect([0, 8, 9, -1, 1.5, '8', 'x', null].map(toSort)).toEqual([
      0,
      8,
      null,
      null,
      null,
      8,
      null,
      null,
    ])
  })

  it('[B02] offers the shop’s sorts in any format, else the default ones', () => {
    const sorts = (SORT: unknown) => read(settings({ SORT })).sorts
    expect(sorts([1, '2', { ID: 5, NAME: 'x' }, 99, 1])).toEqual([1, 2, 5])
    expect(sorts({ 1: 'x', 3: 'y' })).toEqual([1, 3])
    for (const none of [undefined, null, [], [null], 'x', 7, {}])
      expect(sorts(none)).toEqual([0, 1, 2, 3, 5, 6])
  })

  it('is a failed call without products', () => {
    const unreadable = { ...product, URL: 7 }
    expect(read({ PRODUCTS: [unreadable, product] }).products).toHaveLength(1)
    for (const body of [null, {}, { PRODUCTS: 'x' }, { PRODUCTS: [unreadable] }])
      expect(() => readList(body, 'TL')).toThrow('A list was answered without its products.')
  })
})
