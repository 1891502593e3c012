import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { addFavourites, favouritesAmong, MAX } from './queries'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

it('[F01] a product that is in the list already takes no place of another', async () => {
  const member = 7001
  const filler = Array.from({ length: MAX - 2 }, (_, at) => 900_001 + at)
  await addFavourites(shop.db, member, [...filler, 6], { now: 1 })
  await addFavourites(shop.db, member, [6, 7, 8], { now: 2 })
  expect(await favouritesAmong(shop.db, member, [6, 7, 8])).toEqual(new Set([6, 7]))
})
