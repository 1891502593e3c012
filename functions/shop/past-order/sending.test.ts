import { afterAll, beforeAll, expect, it } from 'vitest'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { sendingOf } from './sending'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

const run = (sql: string) => shop.db.prepare(sql).run()

async function placed(payment: number) {
  const { ORDER_NUMBER: number } = await (
    await readyToOrder(shop, [{ productId: '6' }, { productId: '26' }], payment)
  ).order()
  const id = await shop.db
    .prepare('SELECT id FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<number>('id')
  return async () => (await sendingOf(shop.db, [Number(id)])).get(Number(id))
}

it('[O21] an order is sent when its last goods are, one ahead from its own day, one by transfer not before it is paid', async () => {
  await run(
    'UPDATE product SET stock = 50, max_count = 0, delivery_days = id % 5 WHERE id IN (6, 26)',
  )
  const sending = await placed(-3)
  expect(await sending()).toEqual({ days: 1, from: '', carriage: null })
  await run("UPDATE product SET awaited = 'preorder', available_on = '2027-02-01' WHERE id = 6")
  expect(await sending()).toEqual({ days: null, from: '2027-02-01', carriage: null })
  await run("UPDATE product SET awaited = 'backorder' WHERE id = 26")
  expect(await sending()).toEqual({ days: null, from: '', carriage: null })
  await run("UPDATE product SET awaited = '', available_on = ''")
  expect(await (await placed(-1))()).toBeUndefined()
})

it('[O21] a dearer carrier has days of its own, or none are named', async () => {
  const sending = await placed(-3)
  await run('UPDATE shop_order SET cargo_id = 2')
  expect(await sending()).toMatchObject({ days: 1, carriage: { from: 1, to: 1 } })
  await run("UPDATE setting SET value = json_remove(value, '$.companies') WHERE name = 'CARRIAGE'")
  expect(await sending()).toBeUndefined()
})
