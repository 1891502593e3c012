import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { addFavourites } from './queries'
import { readMemory } from './remembered'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

const now = Math.floor(Date.UTC(2026, 10, 30) / 1000)
const rows = async (member: number) =>
  (
    await shop.db
      .prepare(
        `SELECT f.product_id, f.price_added, f.back_at, p.price FROM favourite f
         JOIN product p ON p.id = f.product_id WHERE member_id = ?1 AND product_id IN (6, 26, 1) ORDER BY product_id`,
      )
      .bind(member)
      .all<Record<'product_id' | 'price_added' | 'back_at' | 'price', number>>()
  ).results

it('[F10] the price and the return that a guest saw come with the favourite', async () => {
  await shop.db.prepare('UPDATE product SET stock = 5 WHERE id IN (1, 6, 26)').run()
  const memory = readMemory(['6~TL~99900~2026-11-28', '26~EUR~1000~out', '1~TL~x', '7~TL~5'], now)
  await addFavourites(shop.db, 90_001, [1, 6, 26], { now, memory })
  const [one, doll, other] = await rows(90_001)
  expect(one).toMatchObject({ price_added: one?.price, back_at: 0 })
  expect(doll).toMatchObject({ price_added: 99_900, back_at: Date.UTC(2026, 10, 28) / 1000 })
  const rate = await shop.db
    .prepare("SELECT rate FROM currency WHERE code = 'EUR'")
    .first<number>('rate')
  expect(other).toMatchObject({ price_added: Math.round(1000 * Number(rate)), back_at: now })
})

it('[F10] a return is not believed of goods that are not there, of another time, or of a future one', async () => {
  await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = 26').run()
  const memory = readMemory(['1~TL~100~2025-01-01', '6~TL~100~2026-12-24', '26~TL~100~out'], now)
  await addFavourites(shop.db, 90_002, [1, 6, 26], { now, memory })
  expect((await rows(90_002)).map(({ back_at }) => back_at)).toEqual([0, 0, 0])
})
