import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../seed/demo/demo-cases'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
  await shop.db.prepare('UPDATE product SET stock = 90, max_count = 0 WHERE id = 6').run()
}, 60_000)
afterAll(() => shop.stop())

type Wire = {
  ORDER: {
    GIFT_CARD_END: number | null
    PRODUCT_LIST: { GIFT_CARDS: { CODE: string; END: number }[] }[]
  }
}

const first = <T>(sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .first<T>()
const mail = () => first<{ text: string; link: string }>('SELECT * FROM outbox ORDER BY id DESC')
const year = 365 * 86_400
const now = () => Date.now() / 1000
const goods = { productId: '6', quantity: '2' }

const approve = (visitor: TestShop['visitor'] extends () => infer V ? V : never, url: string) =>
  visitor.send(new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ sonuc: 'onay' }),
  })

async function boughtCard() {
  const { id } = demoCases.giftCard
  const card = { productId: String(id), variantId: String(id * 100 + 4) }
  const { visitor, order } = await readyToOrder(shop, [card], -2)
  const { url, ORDER_NUMBER } = await order()
  await approve(visitor, url)
  const sql =
    'SELECT g.code FROM gift_card g JOIN shop_order o ON o.id = g.order_id WHERE o.number = ?1'
  return {
    code: (await first<{ code: string }>(sql, ORDER_NUMBER))?.code ?? '',
    visitor,
    ORDER_NUMBER,
  }
}

const enter = async (code: string, to = shop.visitor()) =>
  to.post<{ status: number; statusText: string }>(`/srv/service/cart/set-campaign-code/${code}`, {})

/** An order that a gift card pays, whose card has ended since. */
async function paidByEndedCard() {
  const { code } = await boughtCard()
  const { visitor, order } = await readyToOrder(shop, [goods])
  await enter(code, visitor)
  const { ORDER_NUMBER } = await order()
  const token = new URL((await mail())?.link ?? '', 'http://shop').searchParams.get('token') ?? ''
  await endCard(code)
  const send = (path: string, form: Record<string, string> = {}) =>
    visitor.post<Wire>(`/srv/service/order-v4/${path}`, { token, ...form })
  const pieces = (count: string, left: string) => ({
    'lines[]': '0',
    'counts[]': count,
    'left[]': left,
  })
  const id = (
    await first<{ id: number }>('SELECT id FROM shop_order WHERE number = ?1', ORDER_NUMBER)
  )?.id
  return { code, send, pieces, id: id ?? 0 }
}

const endCard = (code: string) =>
  shop.db
    .prepare('UPDATE gift_card SET ends_at = unixepoch() - 60 WHERE code = ?1')
    .bind(code)
    .run()

/** It can be spent for a year, to the end of a day. */
async function expectSpendable(code: string) {
  const { visitor } = await readyToOrder(shop, [goods])
  expect(await enter(code, visitor)).toMatchObject({ status: 1 })
  const end =
    (await first<{ ends_at: number }>('SELECT * FROM gift_card WHERE code = ?1', code))?.ends_at ??
    0
  expect(end).toBeGreaterThanOrEqual(now() + year - 60)
  expect(end).toBeLessThan(now() + year + 86_400)
  expect((end + 1 + 3 * 3600) % 86_400).toBe(0)
}

it('[C28] [O12] what cancelled pieces put back onto a card that has ended can be spent', async () => {
  const { code, send, pieces } = await paidByEndedCard()
  await send('cancel-lines', pieces('1', '2'))
  expect((await mail())?.text).toMatch(
    /Hediye kartınıza geri yüklenen: .*\nHediye kartı \d+ \S+ 20\d\d tarihine kadar geçerli\./,
  )
  await expectSpendable(code)
  expect((await send('track')).ORDER.GIFT_CARD_END).toBeGreaterThan(now())
})

it('[C28] [O12] so can what a cancelled order puts back', async () => {
  const { code, send, pieces } = await paidByEndedCard()
  await send('cancel-lines', pieces('2', '2'))
  expect((await mail())?.text).toMatch(/Hediye kartı .* tarihine kadar geçerli\./)
  await expectSpendable(code)
})

it('[C28] [O22] so can what a refunded return puts back', async () => {
  const { code, send, pieces, id } = await paidByEndedCard()
  await shop.db.prepare('UPDATE shop_order SET status_id = 8 WHERE id = ?1').bind(id).run()
  await send(`order-return/${id}`, pieces('2', '2'))
  expect((await mail())?.text).toContain('en az bir yıl geçerli')
  expect((await send('track')).ORDER.GIFT_CARD_END).toBeLessThan(now())
  await shop.db
    .prepare("UPDATE order_return SET status = 'refunded' WHERE order_id = ?1")
    .bind(id)
    .run()
  await expectSpendable(code)
})

it('[C28] a payment that does not come gives a card its balance back, a year more only where it has ended', async () => {
  const { code } = await boughtCard()
  const refused = async () => {
    await shop.db.prepare('UPDATE gift_card SET amount = 100 WHERE code = ?1').bind(code).run()
    const { visitor, order } = await readyToOrder(shop, [goods], -2)
    await enter(code, visitor)
    return (await order()).ORDER_NUMBER
  }
  const expire = (number: string) =>
    shop.db
      .prepare("UPDATE shop_order SET payment = 'expired', holds_stock = 0 WHERE number = ?1")
      .bind(number)
      .run()
  const set = 'UPDATE gift_card SET ends_at = unixepoch() + 86400 WHERE code = ?1'
  await shop.db.prepare(set).bind(code).run()
  await expire(await refused())
  const end = await first<{ ends_at: number }>(
    'SELECT ends_at FROM gift_card WHERE code = ?1',
    code,
  )
  expect(end?.ends_at).toBeLessThan(now() + 90_000)
  const number = await refused()
  await endCard(code)
  await expire(number)
  await expectSpendable(code)
})

it('[C27] whoever bought a card is told until when it is valid', async () => {
  const { code, visitor, ORDER_NUMBER } = await boughtCard()
  expect((await mail())?.text).toMatch(/\d+ \S+ 20\d\d tarihine kadar geçerlidir/)
  const path = `/srv/service/order-v5/get-result/${ORDER_NUMBER}`
  const [line] = (await visitor.get<Wire>(path)).ORDER.PRODUCT_LIST
  expect(line?.GIFT_CARDS[0]?.END).toBeGreaterThan(now() + year - 60)
  await expectSpendable(code)
})
