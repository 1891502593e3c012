import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatMoney } from '../money'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'
import { cancelLines } from './cancel-lines'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

const first = <T>(sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .first<T>()
const run = (sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .run()
const stockOf = async (id: number) =>
  (await first<{ stock: number }>('SELECT stock FROM product WHERE id = ?1', id))?.stock ?? 0

const lastMail = async () =>
  (await first<{ text: string; link: string }>(
    'SELECT * FROM outbox ORDER BY id DESC LIMIT 1',
  )) ?? {
    text: '',
    link: '',
  }
const mailCount = async () =>
  Number((await first<{ n: number }>('SELECT count(*) AS n FROM outbox'))?.n)

type Placed = { id: number; token: string; visitor: Visitor }

/** A guest's order of three pieces of one product and one of another. */
async function placed(): Promise<Placed> {
  await run('UPDATE product SET stock = 50, max_count = 0 WHERE id IN (6, 26)')
  const wanted = [
    { productId: '6', quantity: '3' },
    { productId: '26', quantity: '1' },
  ]
  const buyer = await readyToOrder(shop, wanted)
  const { ORDER_NUMBER: number } = await buyer.order()
  const order = await first<{ id: number }>('SELECT id FROM shop_order WHERE number = ?1', number)
  const token = new URL((await lastMail()).link, 'http://shop').searchParams.get('token') ?? ''
  return { id: Number(order?.id), token, visitor: buyer.visitor }
}

/** Lines as `[position, count, left]`. */
const sent = (order: Record<string, string>, ...lines: [number, number, number][]) =>
  new URLSearchParams([
    ...Object.entries(order),
    ...lines.flatMap(([position, count, left]) => [
      ['lines[]', `${position}`],
      ['counts[]', `${count}`],
      ['left[]', `${left}`],
    ]),
  ])

async function cancel(visitor: Visitor, body: URLSearchParams) {
  const answer = await visitor.send('/srv/service/order-v4/cancel-lines?language=tr', {
    method: 'POST',
    body: body.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  return (await answer.json()) as { status: number; statusText: string }
}

type Sums = Record<'goods' | 'discount' | 'coupon_discount' | 'surcharge' | 'total', number>
const sumsOf = (id: number) =>
  first<Sums & Record<'cargo' | 'service' | 'status_id' | 'holds_stock', number>>(
    'SELECT * FROM shop_order WHERE id = ?1',
    id,
  )
async function linesOf(id: number) {
  const { results } = await shop.db
    .prepare(
      'SELECT count, total, cancelled, cancelled_amount FROM order_line WHERE order_id = ?1 ORDER BY position',
    )
    .bind(id)
    .all<{ count: number; total: number; cancelled: number; cancelled_amount: number }>()
  return results
}

const done = { status: 1, statusText: 'Seçtiğiniz ürünler iptal edildi' }

describe('[O12] cancelling lines', () => {
  it('lowers line, order and awaited transfer, and returns the pieces to stock', async () => {
    const { id, token, visitor } = await placed()
    const stock = await stockOf(6)
    const before = await sumsOf(id)
    expect(before?.discount).toBeGreaterThan(0)
    expect(await cancel(visitor, sent({ token }, [0, 2, 3], [1, 0, 1]))).toEqual(done)
    expect(await stockOf(6)).toBe(stock + 2)
    const [line, other] = await linesOf(id)
    expect(line).toMatchObject({ count: 1, cancelled: 2 })
    expect(other).toMatchObject({ count: 1, cancelled: 0, cancelled_amount: 0 })
    const after = await sumsOf(id)
    expect(after?.total).toBe(Number(before?.total) - Number(line?.cancelled_amount))
    expect(after?.goods).toBe(Number(line?.total) + Number(other?.total))
    const { goods, discount, cargo, service } = after!
    expect(goods - discount + cargo + service).toBe(after?.total)
    const form = { token }
    const { ORDER } = await visitor.post<{ ORDER: Record<string, never> }>(
      '/srv/service/order-v4/track',
      form,
    )
    expect(ORDER).toMatchObject({
      TOTAL_PRICE: Number(after?.total) / 100,
      TRANSFER: { AMOUNT: Number(after?.total) / 100 },
      LINE_CANCEL: 1,
      PRODUCT_LIST: [
        { COUNT: 1, CANCELLED: 2 },
        { COUNT: 1, CANCELLED: 0 },
      ],
    })
  })

  it('pays back what was charged, in the order’s currency, and the rest with the rest', async () => {
    const { id, token, visitor } = await placed()
    await run(
      `UPDATE shop_order SET payment_id = -2, payment = 'paid', currency = 'EUR', surcharge = 501, coupon = 'X', coupon_discount = 777,
         discount = 0, total = goods + cargo + service + 501 - 777 WHERE id = ?1`,
      id,
    )
    await run('UPDATE order_line SET transfer_discount = 0 WHERE order_id = ?1', id)
    await run(
      `INSERT INTO charge (order_id, amount, currency, charged_at) SELECT id, total, 'EUR', 1 FROM shop_order WHERE id = ?1`,
      id,
    )
    const charge = () =>
      first<{ amount: number; refunded: number; returned_at: number }>(
        'SELECT * FROM charge WHERE order_id = ?1',
        id,
      )
    for (const left of [3, 2])
      expect(await cancel(visitor, sent({ token }, [0, 1, left]))).toEqual(done)
    const sums = await sumsOf(id)
    const paid = await charge()
    expect(Number(sums?.total) + Number(paid?.refunded)).toBe(paid?.amount)
    const [line] = await linesOf(id)
    expect(line?.cancelled_amount).toBe(paid?.refunded)
    expect(sums?.coupon_discount).toBeLessThan(777)
    expect(sums?.surcharge).toBeLessThan(501)
    expect(paid?.returned_at).toBe(0)
    const stock = await stockOf(6)
    const whole = await cancel(visitor, sent({ token }, [0, 1, 1], [1, 1, 1]))
    expect(whole.statusText).toBe('Siparişiniz iptal edildi')
    expect(await sumsOf(id)).toMatchObject({ status_id: 9, holds_stock: 0 })
    expect(Number((await charge())?.returned_at)).toBeGreaterThan(0)
    expect(await stockOf(6)).toBe(stock + 1)
  })

  it('[O19] an order that is cancelled in parts tells all that went back to its gift card', async () => {
    const { id, token, visitor } = await placed()
    await run(
      `UPDATE shop_order SET payment_id = -20, payment = 'paid', gift_card = 'AAAABBBBCCCCDDDD',
         gift_amount = total, gift_taken = total, total = 0 WHERE id = ?1`,
      id,
    )
    const paid = await first<{ gift_amount: number }>('SELECT * FROM shop_order WHERE id = ?1', id)
    expect(await cancel(visitor, sent({ token }, [0, 1, 3]))).toEqual(done)
    expect(await cancel(visitor, sent({ token }, [0, 1, 2]))).toEqual(done)
    const whole = await cancel(visitor, sent({ token }, [0, 1, 1], [1, 1, 1]))
    expect(whole.statusText).toBe('Siparişiniz iptal edildi')
    const { ORDER } = await visitor.post<{ ORDER: { REFUNDS: object[] } }>(
      '/srv/service/order-v4/track',
      { token },
    )
    expect(ORDER.REFUNDS).toEqual([{ TO: 'gift-card', AMOUNT: Number(paid?.gift_amount) / 100 }])
  })

  it('owes back a transfer that has arrived, and nothing of one that is awaited', async () => {
    const refundsOf = async ({ token, visitor }: Placed) =>
      (
        await visitor.post<{ ORDER: { REFUNDS: object[] } }>('/srv/service/order-v4/track', {
          token,
        })
      ).ORDER.REFUNDS
    const awaited = await placed()
    await cancel(awaited.visitor, sent({ token: awaited.token }, [0, 3, 3], [1, 1, 1]))
    expect(await refundsOf(awaited)).toEqual([])
    const arrived = await placed()
    const { id, token, visitor } = arrived
    await run('UPDATE shop_order SET status_id = 4 WHERE id = ?1', id)
    const paid = Number((await sumsOf(id))?.total)
    expect(await cancel(visitor, sent({ token }, [0, 1, 3]))).toEqual(done)
    await cancel(visitor, sent({ token }, [0, 2, 2], [1, 1, 1]))
    expect(await refundsOf(arrived)).toEqual([{ TO: 'bank', AMOUNT: paid / 100 }])
    const { text } = await lastMail()
    expect(text).toMatch(/\nHavale yaptığınız hesaba geri ödenecek: /)
  })

  it('are mailed to the buyer once, with what the order fell by and its new total', async () => {
    const { id, token, visitor } = await placed()
    const mails = await mailCount()
    await cancel(visitor, sent({ token }, [0, 4, 3]))
    expect(await mailCount()).toBe(mails)
    for (const _ of [1, 2]) await cancel(visitor, sent({ token }, [0, 2, 3]))
    expect(await mailCount()).toBe(mails + 1)
    const { text, link } = await lastMail()
    const { number } = (await first<{ number: string }>(
      'SELECT * FROM shop_order WHERE id = ?1',
      id,
    ))!
    expect(text).toMatch(new RegExp(`^${number}: Siparişinizden iptal edilen ürünler\n2 adet × `))
    const { total } = (await sumsOf(id))!
    const written = formatMoney(Number(total), 'TL', 'tr')
    expect(text).toContain(`Siparişin yeni tutarı: ${written}`)
    expect(link).toMatch(/^\/siparis-takip\?token=/)
    const fell = (await linesOf(id)).reduce((sum, one) => sum + one.cancelled_amount, 0)
    await cancel(visitor, sent({ token }, [0, 1, 1], [1, 1, 1]))
    const all = formatMoney(Number(total) + fell, 'TL', 'tr')
    expect(await lastMail()).toMatchObject({
      text: [
        `${number}: Siparişiniz iptal edildi`,
        '1 adet × Lodos Ahşap Matruşka',
        '1 adet × Yıldızeli Konser Tipi Akordeon',
        `İptal tutarı: ${written}`,
        `Ödemeniz gerekmeyen: ${written}`,
        `İptal edilen toplam: ${all}`,
      ].join('\n'),
    })
  })

  it('is done once of two that arrive at once, and refuses a form that shows an older order', async () => {
    const { id, token, visitor } = await placed()
    const stock = await stockOf(6)
    const wanted = [{ position: 0, count: 1, left: 3 }]
    const env = { DB: shop.db, TOKEN_SECRET: 'a secret of the tests' }
    const both = await Promise.all([1, 2, 3].map(() => cancelLines(env, id, wanted)))
    expect(both.filter((one) => one === 'linesCancelled')).toHaveLength(1)
    expect(both.filter((one) => one === 'orderChanged')).toHaveLength(2)
    expect(await stockOf(6)).toBe(stock + 1)
    const late = await cancel(visitor, sent({ token }, [0, 1, 3]))
    expect(late).toMatchObject({ status: 0, statusText: expect.stringContaining('değişti') })
    expect((await linesOf(id))[0]).toMatchObject({ count: 2, cancelled: 1 })
  })

  it('are of whole pieces, of goods by weight in their steps, or of all that is left', async () => {
    const { id, token, visitor } = await placed()
    const of = async (count: number, left: number) =>
      (await cancel(visitor, sent({ token }, [0, count, left]))).statusText
    for (const count of [0.5, 1.5, 2.999]) expect(await of(count, 3)).toContain('bölünmez')
    expect((await linesOf(id))[0]).toMatchObject({ count: 3, cancelled: 0 })
    await run('UPDATE product SET step = 0.25 WHERE id = 6')
    expect(await of(0.1, 3)).toContain('bölünmez')
    expect(await of(0.75, 3)).toBe(done.statusText)
    await run('UPDATE product SET step = 1 WHERE id = 6')
    expect(await of(0.25, 2.25)).toContain('bölünmez')
    expect(await of(2.25, 2.25)).toBe(done.statusText)
  })

  it('refuses with a sentence what cannot be done, and changes nothing', async () => {
    const { id, token, visitor } = await placed()
    const before = await sumsOf(id)
    const of = async (body: URLSearchParams) => (await cancel(visitor, body)).statusText
    expect(await of(sent({ token }))).toBe('En az bir ürün seçin')
    expect(await of(sent({ token }, [0, 0, 3]))).toBe('En az bir ürün seçin')
    expect(await of(sent({ token }, [0, 4, 3]))).toBe('Siparişte bu kadar ürün yok')
    expect(await of(sent({ token }, [0, -1, 3]))).toBe('Siparişte bu kadar ürün yok')
    expect(await of(sent({ token }, [7, 1, 3]))).toContain('değişti')
    expect(await of(sent({ token }, [0, 1, 3], [0, 2, 3]))).toContain('değişti')
    expect(await of(sent({ token: `${token}x` }, [0, 1, 3]))).toContain('süresi dolmuş')
    expect(await of(sent({ order: `${id}` }, [0, 1, 3]))).toContain('bulunamadı')
    expect(await sumsOf(id)).toEqual(before)
    await run('UPDATE shop_order SET status_id = 6 WHERE id = ?1', id)
    expect(await of(sent({ token }, [0, 1, 3]))).toContain('artık yapılamaz')
  })
})
