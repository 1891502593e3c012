import { expect, it } from 'vitest'
import { readFavourites } from './favourites-api'

it('[F02] [T12] favourites that cannot be read are no empty list', () => {
  const read = (PRODUCTS: unknown) =>
    readFavourites({ status: 1, CATEGORIES: [{ PRODUCTS }] }, 'TL').products.length
  const card = { ID: 7, TITLE: 'Tava', URL: 'tava', PRICE_SELL: 10 }
  expect([read([card]), read([card, 'x']), read([]), read(null)]).toEqual([1, 1, 0, 0])
  for (const unreadable of ['bozuk', ['x'], [{ TITLE: 'Tava' }]])
    expect(() => read(unreadable)).toThrow('FAVOURITES')
})
