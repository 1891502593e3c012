import { afterAll, beforeAll, expect, it } from 'vitest'
import { obstacleOf } from '../member/deletion/obstacles'
import { demoCases } from '../seed/demo/demo-cases'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { migrateShop } from '../seed/migrate-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
  await shop.db.prepare('UPDATE product SET stock = 90, max_count = 0 WHERE id = 6').run()
}, 60_000)
afterAll(() => shop.stop())

type Order = Record<'STATUS_ID' | 'ORDER_CANCEL' | 'ORDER_RETURN' | 'IS_MAILED', number> & {
  STATUS_TEXT: string
  INVOICE: object | null
  CANCEL: object
}
type Answer = { status: number; ORDER: Order }

const first = <T>(sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .first<T>()
const { id } = demoCases.giftCard
const card = { productId: String(id), variantId: String(id * 100 + 1) }
const goods = { productId: '6' }

/** A paid order, by the link of its mail. */
async function bought(...forms: Record<string, string>[]) {
  const { visitor, order } = await readyToOrder(shop, forms, -2)
  const { url, ORDER_NUMBER: number } = await order()
  const body = new URLSearchParams({ sonuc: 'onay' })
  await visitor.send(new URL(url).pathname, { method: 'POST', body })
  const mail = await first<{ link: string }>(
    "SELECT link FROM outbox WHERE link LIKE '%token=%' ORDER BY id DESC",
  )
  const token = new URL(mail?.link ?? '', 'http://shop').searchParams.get('token') ?? ''
  const send = (path: string, form: Record<string, string> = {}) =>
    visitor.post<Answer>(`/srv/service/order-v4/${path}`, { token, ...form })
  const cancel = (at = 0) =>
    send('cancel-lines', { 'lines[]': String(at), 'counts[]': '1', 'left[]': '1' })
  return { number, cancel, track: async () => (await send('track')).ORDER }
}

const delivered = { STATUS_ID: 8, STATUS_TEXT: 'Teslim edildi', IS_MAILED: 1, ORDER_RETURN: 0 }

it('[C27] an order of gift cards alone is delivered once its codes are mailed, with its invoice', async () => {
  const { number, track } = await bought(card)
  expect(await track()).toMatchObject({ ...delivered, INVOICE: expect.any(Object) })
  await shop.db
    .prepare('UPDATE shop_order SET member_id = 4242 WHERE number = ?1')
    .bind(number)
    .run()
  expect(await obstacleOf(shop.db, 4242)).toBe(null)
})

it('[C27] it names no delivery: not in its sums, while it is placed or after, nor in its mail', async () => {
  const buyer = await readyToOrder(shop, [card], -2)
  const summary = await buyer.visitor.get<{ AMOUNTS: object }>('/srv/service/order-v5/get-summary')
  expect(summary.AMOUNTS).toMatchObject({ CARGO_TOTAL: null })
  expect(await buyer.visitor.get('/srv/service/order-v5/get-cargo-companies')).toMatchObject({
    CARGO_COMPANY_LIST: [{ ID: '-1', PRICE: null }],
  })
  const mailOf = async () =>
    (await first<{ text: string }>(
      "SELECT text FROM outbox WHERE link LIKE '%token=%' ORDER BY id DESC",
    ))!.text
  const { track } = await bought(card)
  expect(await track()).toMatchObject({ CARGO_PRICE: null })
  expect(await mailOf()).not.toMatch(/^Kargo/m)
  const beside = await bought({ ...goods, quantity: '9' }, card)
  expect(await beside.track()).toMatchObject({ CARGO_PRICE: 0 })
  expect(await mailOf()).toMatch(/^Kargo/m)
})

it('[C27] [O12] it is cancelled like one that was not sent, unless a card of it is spent', async () => {
  const { cancel, track } = await bought(card)
  expect(await track()).toMatchObject({ ORDER_CANCEL: 1, CANCEL: expect.any(Object) })
  expect((await cancel()).status).toBe(1)
  expect(await track()).toMatchObject({ STATUS_ID: 9, ORDER_CANCEL: 0, INVOICE: null })
  expect((await cancel()).status).toBe(0)

  const spent = await bought(card)
  const { code } = (await first<{ code: string }>(
    'SELECT g.code FROM gift_card g JOIN shop_order o ON o.id = g.order_id WHERE o.number = ?1',
    spent.number,
  )) ?? { code: '' }
  const { visitor, order } = await readyToOrder(shop, [goods])
  await visitor.post(`/srv/service/cart/set-campaign-code/${code}`, {})
  await order()
  expect(await spent.track()).toMatchObject({ STATUS_ID: 8, ORDER_CANCEL: 0 })
  expect((await spent.cancel()).status).toBe(0)
})

it('[C27] [O12] with goods beside its cards it waits for them, until they are cancelled', async () => {
  const { cancel, track } = await bought(goods, card)
  expect(await track()).toMatchObject({ STATUS_ID: 2, INVOICE: null, IS_MAILED: 0 })
  const { CANCEL } = (await track()) as { CANCEL: { LINES?: { GIFT_CARD?: number }[] } }
  const at = CANCEL.LINES?.findIndex(({ GIFT_CARD }) => !GIFT_CARD)
  expect((await cancel(at)).status).toBe(1)
  expect(await track()).toMatchObject({ ...delivered, ORDER_CANCEL: 1 })
})

it('[C27] earlier orders of gift cards alone are delivered too', async () => {
  const [alone, beside, ended] = [await bought(card), await bought(goods, card), await bought(card)]
  await ended.cancel()
  await shop.db.batch([
    shop.db
      .prepare('UPDATE shop_order SET status_id = 2 WHERE number IN (?1, ?2)')
      .bind(alone.number, beside.number),
    shop.db.prepare('DROP TRIGGER balance_comes_back'),
    shop.db.prepare("DELETE FROM d1_migrations WHERE name LIKE '0056%'"),
  ])
  await migrateShop(shop.db, 'functions/shop/migrations')
  const states = [await alone.track(), await beside.track(), await ended.track()]
  expect(states.map(({ STATUS_ID }) => STATUS_ID)).toEqual([8, 2, 9])
})
