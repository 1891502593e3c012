import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const all = async <Row>(sql: string) => (await shop.db.prepare(sql).all<Row>()).results
const seeded = "o.number LIKE '2600%'"

it('[O01] the demo orders hold nothing that the cart takes otherwise', async () => {
  const sql = `SELECT p.id FROM order_line l JOIN product p ON p.id = l.product_id JOIN shop_order o ON o.id = l.order_id
    WHERE ${seeded} AND (p.is_gift_card = 1 OR p.needs_store = 1 OR p.personalization_id > 0 OR p.tiers <> '[]'
      OR l.count < p.min_count OR (p.max_count > 0 AND l.count > p.max_count))`
  expect(await all(sql)).toEqual([])
})

it('[O01] they cost the cargo that the shop takes, and were charged to a card', async () => {
  type Order = { goods: number; cargo: number; total: number; amount: number | null; free: number }
  const of = (name: string) => `(SELECT CAST(value AS INTEGER) FROM setting WHERE name = '${name}')`
  const orders = await all<Order & { from: number; price: number }>(
    `SELECT o.goods, o.cargo, o.total, c.amount, ${of('CARGO_FREE_FROM')} AS "from", ${of('CARGO_PRICE')} AS price,
       (SELECT min(p.free_cargo) FROM order_line l JOIN product p ON p.id = l.product_id WHERE l.order_id = o.id) AS free
     FROM shop_order o LEFT JOIN charge c ON c.order_id = o.id WHERE ${seeded}`,
  )
  expect(orders.length).toBeGreaterThan(20)
  for (const { goods, cargo, total, amount, free, from, price } of orders) {
    expect(cargo).toBe(goods >= from || free ? 0 : price)
    expect([total, amount]).toEqual([goods + cargo, goods + cargo])
  }
})

it('[O01] what was cancelled went back to the card, and nothing else', async () => {
  const wrong = `SELECT o.number FROM shop_order o LEFT JOIN charge c ON c.order_id = o.id
    WHERE ${seeded} AND NOT (iif(o.status_id = 9, c.returned_at > o.created_at, c.returned_at = 0)
      AND o.refunded_at = c.returned_at)`
  expect(await all(wrong)).toEqual([])
})

it('[O01] their parcels are carried on working days, in the day, and have come where they are told to have', async () => {
  type Step = { kind: string; status: number; made: number; sent: number; ordered: number }
  const steps = await all<Step>(
    `SELECT t.kind, o.status_id AS status, t.made_at AS made, s.created_at AS sent, o.created_at AS ordered
     FROM shipment_step t JOIN shipment s ON s.number = t.number JOIN shop_order o ON o.id = s.order_id WHERE ${seeded}`,
  )
  expect(steps.length).toBeGreaterThan(40)
  for (const { kind, status, made, sent, ordered } of steps) {
    const local = new Date((made + 3 * 3600) * 1000)
    expect([1, 2, 3, 4, 5]).toContain(local.getUTCDay())
    expect(local.getUTCHours()).toBeGreaterThanOrEqual(8)
    expect(local.getUTCHours()).toBeLessThan(22)
    expect(made).toBeGreaterThanOrEqual(sent)
    expect(sent).toBeGreaterThan(ordered)
    expect(made * 1000).toBeLessThan(Date.now())
    if (status < 8) expect(kind).not.toBe('delivered')
  }
  const come = new Set(steps.filter(({ kind }) => kind === 'delivered').map(({ sent }) => sent))
  expect(come.size).toBeGreaterThan(15)
})
