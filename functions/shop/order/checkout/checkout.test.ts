import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

const doll = { productId: '6', quantity: '2' }
const setProduct = (set: string) => shop.db.prepare(`UPDATE product SET ${set} WHERE id = 6`).run()
const setOversell = (on: 0 | 1) =>
  shop.db
    .prepare("INSERT OR REPLACE INTO setting (name, value) VALUES ('NEGATIVE_STOCK', ?1)")
    .bind(String(on))
    .run()
const ordersOf = async (session: string) =>
  (
    await shop.db
      .prepare('SELECT number, payment FROM shop_order WHERE session_id = ?1')
      .bind(session)
      .all<{ number: string; payment: string }>()
  ).results
const mailsOf = (number: string) =>
  shop.db
    .prepare(`SELECT count(*) AS n FROM outbox WHERE text LIKE '%' || ?1 || '%' AND link LIKE '/%'`)
    .bind(number)
    .first('n')

describe('[O02] the mail of an order', () => {
  const fullOutbox = `CREATE TRIGGER outbox_full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END`
  const mended = 'DROP TRIGGER outbox_full'

  it('is stored with the order or neither is: a repeated form makes one order with its mail', async () => {
    const buyer = await readyToOrder(shop, [doll])
    const key = crypto.randomUUID()
    await shop.db.prepare(fullOutbox).run()
    await buyer.order(key)
    await shop.db.prepare(mended).run()
    expect(await ordersOf(buyer.session)).toEqual([])
    const { status, ORDER_NUMBER: number } = await buyer.order(key)
    expect(status).toBe(1)
    expect(await ordersOf(buyer.session)).toEqual([{ number, payment: 'later' }])
    expect(await mailsOf(number)).toBe(1)
  })

  it('is stored with the payment or neither is', async () => {
    const buyer = await readyToOrder(shop, [doll], -2)
    const { url, ORDER_NUMBER: number } = await buyer.order()
    const pay = () =>
      buyer.visitor.send(new URL(url).pathname, {
        method: 'POST',
        body: new URLSearchParams({ sonuc: 'onay' }),
      })
    await shop.db.prepare(fullOutbox).run()
    expect((await pay()).status).toBe(500)
    await shop.db.prepare(mended).run()
    expect(await ordersOf(buyer.session)).toEqual([{ number, payment: 'waiting' }])
    await pay()
    await pay()
    expect(await ordersOf(buyer.session)).toEqual([{ number, payment: 'paid' }])
    expect(await mailsOf(number)).toBe(1)
  })
})

describe('[O02] [P07] a product that may no longer be sold', () => {
  it.each([
    [0, 'is_active = 0', 'is_active = 1'],
    [0, 'is_show_only = 1', 'is_show_only = 0'],
    [1, 'is_active = 0', 'is_active = 1'],
    [1, 'is_show_only = 1', 'is_show_only = 0'],
    [1, 'max_count = 1', 'max_count = 0'],
    [0, 'max_count = 1', 'max_count = 0'],
  ] as const)('is not ordered: with NEGATIVE_STOCK %s, after %s', async (oversell, set, unset) => {
    await setOversell(oversell)
    const buyer = await readyToOrder(shop, [doll])
    const seen = await buyer.digest()
    await setProduct(set)
    try {
      for (const response of [await buyer.orderAsSeen(seen), await buyer.order()])
        expect(response).toMatchObject({
          status: -2,
          statusText: expect.stringContaining('Lodos Ahşap Matruşka'),
        })
      expect(await ordersOf(buyer.session)).toEqual([])
      const { PRODUCTS } = await buyer.visitor.get<{ PRODUCTS: { COUNT_LEFT?: number }[] }>(
        '/srv/service/order-v5/get-summary',
      )
      expect(PRODUCTS[0]?.COUNT_LEFT).toBe(set === 'max_count = 1' ? 1 : 0)
    } finally {
      await setProduct(unset)
      await setOversell(0)
    }
  })
})
