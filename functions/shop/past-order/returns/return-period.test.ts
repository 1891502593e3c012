import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'
import { returnEnds } from './return-period'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

const at = (when: string) => Date.parse(`${when}+03:00`) / 1000
const run = (sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .run()

const delivered = async () =>
  (await shop.db
    .prepare(
      `SELECT o.id, s.number FROM shop_order o JOIN shipment s ON s.order_id = o.id
       WHERE o.status_id = 8 ORDER BY o.id DESC`,
    )
    .first<{ id: number; number: string }>()) ?? { id: 0, number: '' }
const endOf = async (id: number) => (await returnEnds(shop.db, [id])).get(id)

it('[O01] goods may be returned until the end of the last day that the shop names, counted from their delivery', async () => {
  const { id, number } = await delivered()
  await run('UPDATE shop_order SET created_at = ?2 WHERE id = ?1', id, at('2026-01-05T10:00'))
  await run('UPDATE shipment SET created_at = ?2 WHERE order_id = ?1', id, at('2026-01-06T10:00'))
  const came = at('2026-03-02T23:30')
  await run(
    "UPDATE shipment_step SET made_at = ?2 WHERE number = ?1 AND kind = 'delivered'",
    number,
    came,
  )
  expect(await endOf(id)).toBe(at('2026-03-17T00:00'))
  await run("UPDATE setting SET value = '21' WHERE name = 'WITHDRAWAL_DAYS'")
  expect(await endOf(id)).toBe(at('2026-03-24T00:00'))
  for (const less of ["UPDATE setting SET value = '3'", 'DELETE FROM setting']) {
    await run(`${less} WHERE name = 'WITHDRAWAL_DAYS'`)
    expect(await endOf(id)).toBe(at('2026-03-17T00:00'))
  }
})

it('[O01] without a record of the delivery they count from when the carrier came at the latest', async () => {
  const { id, number } = await delivered()
  await run("DELETE FROM shipment_step WHERE number = ?1 AND kind = 'delivered'", number)
  await run("UPDATE setting SET value = json_set(value, '$.to', 3) WHERE name = 'CARRIAGE'")
  expect(await endOf(id)).toBe(at('2026-01-28T00:00'))
  await run(
    `UPDATE setting SET value = json_set(value, '$.companies', json_object(
      (SELECT CAST(cargo_id AS TEXT) FROM shop_order WHERE id = ?1), json('{"from":8,"to":10}'))) WHERE name = 'CARRIAGE'`,
    id,
  )
  expect(await endOf(id)).toBe(at('2026-02-04T00:00'))
  await run("UPDATE setting SET value = json_remove(value, '$.companies') WHERE name = 'CARRIAGE'")
  await run('DELETE FROM shipment WHERE order_id = ?1', id)
  expect(await endOf(id)).toBe(at('2026-01-27T00:00'))
  await run('UPDATE shop_order SET status_id = 6 WHERE id = ?1', id)
  expect(await endOf(id)).toBe(Infinity)
})
