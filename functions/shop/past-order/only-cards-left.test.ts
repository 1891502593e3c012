import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../seed/demo/demo-cases'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

type Order = {
  TOTAL_PRICE: number
  CARGO_PRICE: number
  IS_MAILED: number
  REFUNDS: { TO: string; AMOUNT: number }[]
  CANCEL: { MONEY: number; DELIVERY: number; LINES: { GIFT_CARD?: number }[] }
}

it('[O12] [C27] once only gift cards are left of an order, no delivery is paid', async () => {
  const { id } = demoCases.giftCard
  const { visitor, order } = await readyToOrder(
    shop,
    [{ productId: String(id), variantId: String(id * 100 + 1) }, { productId: '6' }],
    -2,
  )
  const { url } = await order()
  await visitor.send(new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ sonuc: 'onay' }),
  })
  const mail = (await shop.db
    .prepare("SELECT link FROM outbox WHERE link LIKE '%token=%' ORDER BY id DESC LIMIT 1")
    .first<string>('link')) as string
  const token = new URL(mail, 'http://shop').searchParams.get('token') ?? ''
  const track = async () =>
    (await visitor.post<{ ORDER: Order }>('/srv/service/order-v4/track', { token })).ORDER
  const before = await track()
  expect(before).toMatchObject({ CARGO_PRICE: 49.9, IS_MAILED: 0, CANCEL: { DELIVERY: 49.9 } })
  const at = before.CANCEL.LINES.findIndex(({ GIFT_CARD }) => !GIFT_CARD)
  const form = { token, 'lines[]': String(at), 'counts[]': '1', 'left[]': '1' }
  expect(await visitor.post('/srv/service/order-v4/cancel-lines', form)).toMatchObject({
    status: 1,
  })
  const after = await track()
  expect(after).toMatchObject({ TOTAL_PRICE: 250, CARGO_PRICE: null, IS_MAILED: 1 })
  const back = before.TOTAL_PRICE - 250
  expect(after.REFUNDS).toEqual([{ TO: 'card', AMOUNT: expect.closeTo(back) }])
  const text = await shop.db
    .prepare('SELECT text FROM outbox ORDER BY id DESC LIMIT 1')
    .first<string>('text')
  expect(text).toMatch(/kargo ücreti: 49,90\sTL/)
})

it('[O12] [C28] once a gift card pays all that is left, it is what pays, and the fee of paying at the door goes back', async () => {
  await shop.db.prepare('UPDATE product SET stock = 50, max_count = 0 WHERE id = 6').run()
  const { visitor, order } = await readyToOrder(shop, [{ productId: '6', quantity: '2' }], -3)
  const { ORDER_NUMBER: number } = await order()
  await shop.db
    .prepare(
      `UPDATE shop_order SET gift_amount = goods / 2 + cargo + 100, gift_taken = goods / 2 + cargo + 100,
         total = goods / 2 + service - 100 WHERE number = ?1`,
    )
    .bind(number)
    .run()
  const link = (await shop.db
    .prepare('SELECT link FROM outbox ORDER BY id DESC LIMIT 1')
    .first<string>('link')) as string
  const token = new URL(link, 'http://shop').searchParams.get('token') ?? ''
  const form = { token, 'lines[]': '0', 'counts[]': '1', 'left[]': '2' }
  await visitor.post('/srv/service/order-v4/cancel-lines', form)
  expect(
    await shop.db
      .prepare(
        'SELECT total, service, goods + cargo - gift_amount AS rest FROM shop_order WHERE number = ?1',
      )
      .bind(number)
      .first(),
  ).toEqual({ total: 0, service: 0, rest: 0 })
  const { ORDER: paid } = await visitor.post<{ ORDER: object }>('/srv/service/order-v4/track', {
    token,
  })
  expect(paid).toMatchObject({ TOTAL_PRICE: 0, PAYMENT_METHOD: 'Hediye kartı' })
  await shop.db
    .prepare('UPDATE shop_order SET gift_amount = 0, instalments = 3 WHERE number = ?1')
    .bind(number)
    .run()
  const { ORDER: free } = await visitor.post<{ ORDER: object }>('/srv/service/order-v4/track', {
    token,
  })
  expect(free).toMatchObject({ PAYMENT_METHOD: '', INSTALLMENT: null })
})
