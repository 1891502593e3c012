import { afterAll, beforeAll, expect, it } from 'vitest'
import { readyToOrder } from '../../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

type Order = {
  ORDER_RETURN: number
  RETURN_COSTS: number
  PRODUCT_LIST: { LINE_RETURN: number }[]
  RETURNS: { REFUND_CARGO: number }[]
}

it('[O22] goods that were made for one person are not returned, and those beside them without delivery', async () => {
  const { visitor, order } = await readyToOrder(shop, [{ productId: '6' }, { productId: '26' }])
  const { ORDER_NUMBER } = await order()
  const id = await shop.db
    .prepare('UPDATE shop_order SET status_id = 8, cargo = 4990 WHERE number = ?1 RETURNING id')
    .bind(ORDER_NUMBER)
    .first<number>('id')
  const personal = (text: string, where: string) =>
    shop.db
      .prepare(`UPDATE order_line SET personalization = ?2 WHERE order_id = ?1 AND ${where}`)
      .bind(id, text)
      .run()
  await personal('{"name":"Ada"}', 'position = 0')
  await personal('{"name":""}', 'position = 1')
  const link = await shop.db
    .prepare('SELECT link FROM outbox ORDER BY id DESC LIMIT 1')
    .first<string>('link')
  const token = new URL(link ?? '', 'http://shop').searchParams.get('token') ?? ''
  const send = (path: string, form: Record<string, string> = {}) =>
    visitor.post<{ status: number; ORDER: Order }>(`/srv/service/order-v4/${path}`, {
      token,
      ...form,
    })
  const { ORDER } = await send('track')
  expect(ORDER.PRODUCT_LIST.map(({ LINE_RETURN }) => LINE_RETURN)).toEqual([0, 1])
  expect([ORDER.ORDER_RETURN, ORDER.RETURN_COSTS]).toEqual([1, 0])
  expect((await send(`order-return/${id}`, { 'lines[]': '0' })).status).toBe(0)
  expect((await send(`order-return/${id}`, { 'lines[]': '1' })).status).toBe(1)
  const after = (await send('track')).ORDER
  expect(after.RETURNS.map(({ REFUND_CARGO }) => REFUND_CARGO)).toEqual([0])
  expect(after.ORDER_RETURN).toBe(0)
})
