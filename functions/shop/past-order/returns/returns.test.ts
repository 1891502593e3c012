import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

type Detail = { LINE: number; COUNT: number; REFUND_AMOUNT: number }
type Wire = {
  ORDER_RETURN: number
  CARGO_PRICE: number
  SERVICE_PRICE: number
  TOTAL_PRICE: number
  RETURNS: { REFUND_CARGO: number; REFUND_SERVICE: number; RETURNS_DETAIL: Detail[] }[]
}

/** A delivered order of three pieces and one, paid in cash at the door, and the token of its mail. */
async function delivered() {
  await shop.db.prepare('UPDATE product SET stock = 50, max_count = 0 WHERE id IN (6, 26)').run()
  const wanted = [
    { productId: '6', quantity: '3' },
    { productId: '26', quantity: '1' },
  ]
  const { visitor, order } = await readyToOrder(shop, wanted, -3)
  const { ORDER_NUMBER: number } = await order()
  const id = await shop.db
    .prepare(
      'UPDATE shop_order SET status_id = 8, cargo = 4990, total = goods + service + 4990 WHERE number = ?1 RETURNING id',
    )
    .bind(number)
    .first<number>('id')
  const link = await shop.db
    .prepare('SELECT link FROM outbox ORDER BY id DESC LIMIT 1')
    .first<string>('link')
  const token = new URL(link ?? '', 'http://shop').searchParams.get('token') ?? ''
  const send = async (path: string, pairs: string[][]) => {
    const body = new URLSearchParams([['token', token], ...pairs])
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const address = `/srv/service/order-v4/${path}`
    const answer = await visitor.send(address, { method: 'POST', headers, body: body.toString() })
    return (await answer.json()) as { status: number; statusText: string; ORDER: Wire }
  }
  const lines = (...all: [position: number, count: number, left: number][]) =>
    send(
      `order-return/${id}`,
      all.flatMap(([position, count, left]) => [
        ['lines[]', `${position}`],
        ['counts[]', `${count}`],
        ['left[]', `${left}`],
      ]),
    )
  return { id, send, lines, read: async () => (await send('track', [])).ORDER }
}

describe('[O22] pieces of a line', () => {
  it('are returned one by one, each form once, and their amounts add up to what was paid', async () => {
    const { lines, read } = await delivered()
    expect((await lines([0, 1, 3])).status).toBe(1)
    expect((await lines([0, 1, 3])).statusText).toContain('Sipariş bu arada değişti')
    expect((await lines([0, 3, 2])).statusText).toContain('bu kadar ürün yok')
    expect((await lines([0, 0, 2])).statusText).toContain('En az bir ürün')
    expect((await lines([0, 2, 2])).status).toBe(1)
    const { RETURNS, ORDER_RETURN } = await read()
    const amounts = RETURNS.flatMap(({ RETURNS_DETAIL }) => RETURNS_DETAIL)
    expect(amounts.map(({ LINE, COUNT }) => [LINE, COUNT])).toEqual([
      [0, 1],
      [0, 2],
    ])
    const paid = await shop.db
      .prepare('SELECT total FROM order_line WHERE position = 0 ORDER BY order_id DESC LIMIT 1')
      .first<number>('total')
    const sum = amounts.reduce((all, one) => all + Math.round(one.REFUND_AMOUNT * 100), 0)
    expect(sum).toBe(paid)
    expect(RETURNS.map(({ REFUND_CARGO }) => REFUND_CARGO)).toEqual([0, 0])
    expect(ORDER_RETURN).toBe(1)
  })

  it('are not divided', async () => {
    const { lines, read } = await delivered()
    for (const count of [0.25, 2.5]) {
      const { status, statusText } = await lines([0, count, 3])
      expect([status, statusText]).toEqual([0, expect.stringContaining('bölünmez')])
    }
    expect((await read()).RETURNS).toEqual([])
  })

  it('are returned at the same moment once', async () => {
    const { lines, read } = await delivered()
    const answers = await Promise.all([lines([0, 2, 3]), lines([0, 2, 3])])
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 1])
    expect((await read()).RETURNS).toHaveLength(1)
  })
})

describe('[O23] a withdrawal from all that was sent', () => {
  it('gives back delivery and service with its last return, unless a return is refused', async () => {
    const { id, lines, read } = await delivered()
    await lines([0, 3, 3])
    await lines([1, 1, 1])
    const order = await read()
    expect(order.ORDER_RETURN).toBe(0)
    expect(order.RETURNS.map((one) => [one.REFUND_CARGO, one.REFUND_SERVICE])).toEqual([
      [0, 0],
      [49.9, order.SERVICE_PRICE],
    ])
    const goods = order.RETURNS.flatMap(({ RETURNS_DETAIL }) => RETURNS_DETAIL)
    const sum = goods.reduce((all, one) => all + one.REFUND_AMOUNT, 0)
    expect(sum + 49.9 + order.SERVICE_PRICE).toBeCloseTo(order.TOTAL_PRICE, 2)
    await shop.db
      .prepare("UPDATE order_return SET status = 'refused' WHERE order_id = ?1")
      .bind(id)
      .run()
    expect((await read()).RETURNS.map(({ REFUND_CARGO }) => REFUND_CARGO)).toEqual([0, 0])
  })

  it('is what the platform’s form names, all that is left of its lines', async () => {
    const { id, send, lines, read } = await delivered()
    await lines([0, 1, 3])
    const form = [
      ['lines[]', '0'],
      ['lines[]', '1'],
    ]
    expect((await send(`order-return/${id}`, form)).status).toBe(1)
    const { RETURNS } = await read()
    expect(RETURNS.at(-1)?.RETURNS_DETAIL.map(({ COUNT }) => COUNT)).toEqual([2, 1])
    expect(RETURNS.at(-1)?.REFUND_CARGO).toBe(49.9)
    expect((await send(`order-return/${id}`, form)).status).toBe(0)
  })
})
