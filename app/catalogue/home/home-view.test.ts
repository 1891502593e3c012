import { expect, it } from 'vitest'
import { readCards } from '~/backend/catalogue/product-card'
import { viewOf } from './home-view'

const card = (ID: number) => ({ ID, TITLE: `Ürün ${ID}`, URL: `urun-${ID}`, PRICE_SELL: '10' })

/** The ids on each shelf of a home page whose shop gives these. */
function shelvesOf(...given: number[][]): string[] {
  const showcases = given.map((ids, at) => ({
    ...{ id: String(at), title: `Raf ${at}`, path: null },
    products: readCards(ids.map(card), 'TL'),
  }))
  const page = { kind: 'home', meta: {}, banners: [], showcases }
  return viewOf(page as unknown as Parameters<typeof viewOf>[0], []).showcases.map(({ products }) =>
    products.map(({ id }) => id).join(' '),
  )
}

it('[B01] a product stands on the first of its shelves only', () => {
  expect(shelvesOf([1, 2, 3, 4], [2, 5, 6, 7, 8], [9, 1, 10, 11, 12])).toEqual([
    '1 2 3 4',
    '5 6 7 8',
    '9 10 11 12',
  ])
})

it('[B01] what does not fill a row of a wide screen may stand on a later shelf', () => {
  expect(shelvesOf([1, 2, 3, 4, 5, 6, 7], [5, 6, 7, 8], [1, 2, 3])).toEqual(['1 2 3 4', '5 6 7 8'])
})

it('[B01] a shelf of fewer than four that stand nowhere else is left out, unless the shop gave no more', () => {
  expect(shelvesOf([1, 2, 3, 4], [1, 2, 5, 6, 7], [8, 9])).toEqual(['1 2 3 4', '8 9'])
})
