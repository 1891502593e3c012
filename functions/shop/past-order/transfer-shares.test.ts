import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'

/** Food without a transfer price, and an hourglass with one. */
const [honey, hourglass] = [6, 26]
let shop: TestShop

const setPrice = (id: number, percent: number, vat: number) =>
  shop.db
    .prepare(
      `UPDATE product SET stock = 500, max_count = 0, price = 30000, old_price = 0, money_order = ?2, vat = ?3
       WHERE id = ?1`,
    )
    .bind(id, percent, vat)
    .run()

beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
  await setPrice(honey, 0, 1)
  await setPrice(hourglass, -3, 20)
}, 60_000)
afterAll(() => shop.stop())

type Sent = [position: number, count: number, left: number]
type Wire = {
  DISCOUNTS: { TOTAL: number }[]
  TOTAL_PRICE: number
  INVOICE: { VATS: Record<'RATE' | 'NET' | 'VAT', number>[] } | null
  PRODUCT_LIST: { PAID: number; CANCELLED_AMOUNT: number }[]
  RETURNS: { RETURNS_DETAIL: { REFUND_AMOUNT: number }[] }[]
}

const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
const formOf = (token: string, [position, count, left]: Sent) =>
  new URLSearchParams([
    ['token', token],
    ['lines[]', `${position}`],
    ['counts[]', `${count}`],
    ['left[]', `${left}`],
  ]).toString()

/** An order by transfer of so many of both, perhaps with a coupon. */
async function placed(counts: [honey: number, hourglass: number], coupon = '') {
  const [first, second] = counts
  const buyer = await readyToOrder(shop, [
    { productId: `${honey}`, quantity: `${first}` },
    { productId: `${hourglass}`, quantity: `${second}` },
  ])
  if (coupon) await buyer.visitor.post(`/srv/service/cart/set-campaign-code/${coupon}`, {})
  const { ORDER_NUMBER: number } = await buyer.order()
  const link = await shop.db
    .prepare('SELECT link FROM outbox ORDER BY id DESC LIMIT 1')
    .first<string>('link')
  const token = new URL(link ?? '', 'http://shop').searchParams.get('token') ?? ''
  const send = async (path: string, sent: Sent) => {
    const init = { method: 'POST', headers, body: formOf(token, sent) }
    const answer = await buyer.visitor.send(`/srv/service/order-v4/${path}`, init)
    expect(await answer.json()).toMatchObject({ status: 1 })
  }
  const track = async () =>
    (await buyer.visitor.post<{ ORDER: Wire }>('/srv/service/order-v4/track', { token })).ORDER
  const set = (values: string) =>
    shop.db.prepare(`UPDATE shop_order SET ${values} WHERE number = ?1`).bind(number).run()
  const row = await shop.db
    .prepare('SELECT id FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<{ id: number }>()
  return { id: Number(row?.id), send, track, set }
}

describe('an order by transfer whose goods have different transfer prices', () => {
  it('[O12] gives back for a cancelled piece what was paid for it', async () => {
    const { send, track } = await placed([2, 2])
    const before = await track()
    expect(before.DISCOUNTS).toMatchObject([{ TOTAL: 18 }])
    await send('cancel-lines', [0, 1, 2])
    const without = await track()
    expect(without.PRODUCT_LIST).toMatchObject([{ CANCELLED_AMOUNT: 300 }, { CANCELLED_AMOUNT: 0 }])
    expect(without.DISCOUNTS).toMatchObject([{ TOTAL: 18 }])
    await send('cancel-lines', [1, 1, 2])
    const after = await track()
    expect(after.PRODUCT_LIST[1]).toMatchObject({ CANCELLED_AMOUNT: 291 })
    expect(after.DISCOUNTS).toMatchObject([{ TOTAL: 9 }])
    expect(before.TOTAL_PRICE - after.TOTAL_PRICE).toBeCloseTo(591)
    await send('cancel-lines', [1, 1, 1])
    expect(await track()).toMatchObject({ DISCOUNTS: [] })
  })

  it('[O08] gives back for a returned piece what was paid for it', async () => {
    const { id, send, track, set } = await placed([1, 3])
    await set('status_id = 8')
    expect((await track()).PRODUCT_LIST).toMatchObject([{ PAID: 300 }, { PAID: 873 }])
    await send(`order-return/${id}`, [0, 1, 1])
    await send(`order-return/${id}`, [1, 1, 3])
    const amounts = (await track()).RETURNS.flatMap(({ RETURNS_DETAIL }) => RETURNS_DETAIL)
    expect(amounts).toMatchObject([{ REFUND_AMOUNT: 300 }, { REFUND_AMOUNT: 291 }])
  })

  it('[O07] is invoiced with the VAT of what each costs', async () => {
    const { track, set } = await placed([2, 1])
    await set('status_id = 8, cargo = 0, total = total - cargo')
    expect((await track()).INVOICE?.VATS).toEqual([
      { RATE: 1, NET: 594.06, VAT: 5.94 },
      { RATE: 20, NET: 242.5, VAT: 48.5 },
    ])
  })

  it('[O12] shares a coupon by what each costs without it', async () => {
    await shop.db
      .prepare("INSERT OR IGNORE INTO coupon (code, percent, amount) VALUES ('ON', 10, 0)")
      .run()
    const { send, track } = await placed([2, 2], 'ON')
    expect((await track()).PRODUCT_LIST).toMatchObject([{ PAID: 540 }, { PAID: 523.8 }])
    await send('cancel-lines', [0, 1, 2])
    await send('cancel-lines', [1, 1, 2])
    expect((await track()).PRODUCT_LIST).toMatchObject([
      { PAID: 270, CANCELLED_AMOUNT: 270 },
      { PAID: 261.9, CANCELLED_AMOUNT: 261.9 },
    ])
    await send('cancel-lines', [1, 1, 1])
    expect((await track()).DISCOUNTS).toMatchObject([{ TOTAL: 30 }])
  })
})
