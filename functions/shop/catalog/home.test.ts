import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { homeParts } from './home'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

const bought = async () => {
  const { SHOWCASES } = await homeParts(shop.db, 'tr', 'TL')
  const found = SHOWCASES.find((one) => 'BESTSELLER' in one)
  expect(found?.TITLE).toBe('Çok satanlar')
  return found?.PRODUCTS.map(({ ID }) => Number(ID))
}

/** An order of one piece of each product, copied from any other. */
async function order(id: number, ids: number[], status = 3, payment = 'paid') {
  const copy = async (table: string, changed: Record<string, number | string>) => {
    const row = await shop.db.prepare(`SELECT * FROM ${table} LIMIT 1`).first()
    const all = { ...row, ...changed }
    const names = Object.keys(all)
    await shop.db
      .prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map((_, at) => `?${at + 1}`)})`)
      .bind(...Object.values(all))
      .run()
  }
  const state = { status_id: status, payment, payment_hash: `${id}` }
  await copy('shop_order', { id, number: `B-${id}`, ...state })
  for (const [position, product_id] of ids.entries())
    await copy('order_line', { order_id: id, position, product_id, count: 1 })
}

it('[B01] a showcase has what many orders have, and is empty while few do', async () => {
  const { results } = await shop.db
    .prepare(
      `SELECT min(id) AS id FROM product WHERE is_active = 1 AND stock > 0 GROUP BY pictures ->> 0 ORDER BY 1 LIMIT 5`,
    )
    .all<{ id: number }>()
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = results.map(({ id }) => id)
  await shop.db.prepare('UPDATE shop_order SET status_id = 9').run()
  await order(9001, [a, b, c])
  expect(await bought()).toEqual([])
  await order(9002, [d, c, b])
  await order(9003, [d, c])
  await order(9004, [e, e, e, e], 9)
  await order(9005, [e, e, e, e], 1, 'waiting')
  await order(9006, [e, e, e, e], 2, 'later')
  expect(await bought()).toEqual([c, b, d, a])
  await order(9007, [e, e, e, e], 6, 'later')
  expect(await bought()).toEqual([e, c, b, d, a])
})
