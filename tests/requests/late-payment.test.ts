import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  decide,
  fillCart,
  formKey,
  numberIn,
  paymentPageOf,
  placeOrder,
  readyBuyer,
  toConfirm,
} from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let state = ''
let number = ''
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) => {
      const answer = await real(request)
      if (!request.url.includes('/get-result/') || (!state && !number)) return answer
      const body = (await answer.json()) as { ORDER: Record<string, unknown> }
      if (state) body.ORDER.PAYMENT_STATE = state
      if (number) body.ORDER.ORDER_NUMBER = number
      return Response.json(body)
    },
  })
})
afterAll(() => shop.close())

const processing = 'Ödemeniz işleniyor'
const buttons = ['Ödeme sayfasına git', 'ile öde', 'Ödeme sayfasına geçiliyor']

async function leaves() {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
  const result = await placeOrder(visitor, html)
  const page = await paymentPageOf(visitor, result)
  const plain = `/order/sonuc?siparis=${numberIn(result)}`
  const read = async (to: string) => (await visitor.follow(await visitor.get(to))).text()
  return { visitor, page, plain, read, result }
}

describe('[O02] a payment that is confirmed later', () => {
  it('is shown as processing, reloads by itself and offers no second payment', async () => {
    const { page, plain, read } = await leaves()
    const back = await decide(page, 'sonra')
    for (const address of [back, plain]) {
      const html = await read(address)
      expect(html).toContain(processing)
      const refreshes = readPage(html)
        .elements('noscript')
        .flatMap((one) => one.elements('meta'))
      expect(refreshes.map((one) => one.attribute('http-equiv'))).toEqual(['refresh'])
      expect(refreshes[0]?.attribute('content')).toMatch(/^5;url=\/order\/sonuc\?/)
      for (const button of buttons) expect(html).not.toContain(button)
    }
    await decide(page, 'onay')
    expect(await read(back)).toContain('Siparişiniz alındı, teşekkürler')
  })

  it('of the last piece is not a sold-out line: confirming again leads to that order', async () => {
    const stockOf = shop.db.prepare('SELECT stock FROM product WHERE id = 6')
    const before = await stockOf.first<number>('stock')
    const set = (stock: number | null) =>
      shop.db.prepare('UPDATE product SET stock = ?1 WHERE id = 6').bind(stock).run()
    await set(1)
    const { visitor, page, result } = await leaves()
    await decide(page, 'sonra')
    expect(await stockOf.first('stock')).toBe(0)
    const confirm = await (await visitor.get('/order/onay')).text()
    expect(confirm).not.toContain('istediğiniz kadar alınamıyor')
    expect(confirm).toContain('Siparişi onayla')
    expect(await placeOrder(visitor, confirm)).toBe(`/order/sonuc?siparis=${numberIn(result)}`)
    // Only the products being paid for are available, not one more.
    await fillCart(visitor, [{ productId: '6' }])
    const held = shop.db.prepare('SELECT count FROM cart_line ORDER BY id DESC LIMIT 1')
    expect(await held.first('count')).toBe(1)
    await set(before)
  })

  it('does not make other cart lines available', async () => {
    const { visitor, page } = await leaves()
    await decide(page, 'sonra')
    await fillCart(visitor, [{ productId: '7', quantity: '3' }])
    const setOther = (stock: number) =>
      shop.db.prepare('UPDATE product SET stock = ?1 WHERE id = 7').bind(stock).run()
    await setOther(1)
    expect(await (await visitor.get('/sepet')).text()).toContain('Stokta kalan: 1')
    await setOther(20)
  })

  it('works even if the provider’s page was closed before it returned', async () => {
    const { page, plain, read, result } = await leaves()
    const html = await read(plain)
    expect(html).toContain(processing)
    for (const button of buttons) expect(html).not.toContain(button)
    expect(html).toContain('Ödemeyi yapmadan döndüyseniz')
    expect(await read(result)).toContain('Ödeme sayfasına git')
    await Promise.all([decide(page, 'onay'), decide(page, 'onay'), decide(page, 'onay')])
    expect(await read(plain)).toContain('Siparişiniz alındı, teşekkürler')
    const charges = shop.db.prepare(
      `SELECT count(*) AS n FROM charge WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)`,
    )
    expect(await charges.bind(numberIn(plain)).first('n')).toBe(1)
  })

  it('of a deleted account is returned, and mailed to nobody', async () => {
    const { page, plain } = await leaves()
    const sql = "UPDATE shop_order SET email = '', payment = 'replaced' WHERE number = ?1"
    await shop.db.prepare(sql).bind(numberIn(plain)).run()
    await decide(page, 'onay')
    const row = shop.db.prepare('SELECT payment FROM shop_order WHERE number = ?1')
    expect(await row.bind(numberIn(plain)).first('payment')).toBe('returned')
    const mails = shop.db.prepare("SELECT count(*) AS n FROM outbox WHERE recipient = ''")
    expect(await mails.first('n')).toBe(0)
  })

  it('with an unknown state is shown as processing', async () => {
    const { plain, read } = await leaves()
    for (const word of ['ON_HOLD', 'capturing', '']) {
      state = word || 'x'
      expect(await read(plain)).toContain(processing)
    }
    state = ''
  })
})

describe('[O02] the products of a payment that is confirmed later', () => {
  it('are reserved for an hour, longer than those of an open payment page', async () => {
    const { page, plain, visitor } = await leaves()
    const order = numberIn(plain)
    const stock = () => shop.db.prepare('SELECT stock FROM product WHERE id = 6').first('stock')
    const taken = await stock()
    await decide(page, 'sonra')
    const later = async (seconds: number) => {
      await shop.db
        .prepare('UPDATE shop_order SET expires_at = expires_at - ?2 WHERE number = ?1')
        .bind(order, seconds)
        .run()
      await visitor.get('/sepet')
      return stock()
    }
    expect(await later(59 * 60)).toBe(taken)
    expect(await later(2 * 60)).toBe(Number(taken) + 1)
    const row = shop.db.prepare('SELECT payment FROM shop_order WHERE number = ?1').bind(order)
    expect(await row.first('payment')).toBe('expired')
  })
})

describe('[O01] [O02] an order whose payment is confirmed later', () => {
  const buttons = ['Siparişi iptal et', 'İade ve cayma talebi', 'Tekrar satın al']

  it('is in the member’s orders with its state, and only the provider ends it', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    await fillCart(visitor, [{ productId: '6' }])
    const result = await placeOrder(visitor, await toConfirm(visitor, '-2', { isMember: true }))
    const order = numberIn(result)
    const page = await paymentPageOf(visitor, result)
    const entry = async () => {
      const { main } = await pageOf(visitor.get('/uye-siparisleri'))
      return main.queryAllByRole('listitem').find(({ text }) => text.includes(order))
    }
    expect(await entry()).toBeUndefined()
    await decide(page, 'sonra')
    expect((await entry())?.tags('strong').map(({ text }) => text)).toContain(processing)
    const detail = async () => (await visitor.get(`/uye-siparisi?siparis=${order}`)).text()
    const html = await detail()
    expect(readPage(html).textsOf('strong')).toContain(processing)
    for (const button of buttons) expect(html).not.toContain(button)
    await visitor.post('/uye-siparisi', { siparis: order, adim: 'iptal' })
    const row = shop.db.prepare(
      'SELECT payment, status_id, holds_stock FROM shop_order WHERE number = ?1',
    )
    expect(await row.bind(order).first()).toMatchObject({ payment: 'processing', holds_stock: 1 })
    await decide(page, 'onay')
    const paid = await detail()
    expect(paid).not.toContain(processing)
    expect(paid).toContain('Siparişi iptal et')
  })

  it('is found by its number and e-mail', async () => {
    const { page, plain } = await leaves()
    const requested = { number: numberIn(plain), email: 'konuk@ornek.test', ...formKey() }
    const find = async () => (await shop.visitor().post('/siparis-takip', requested)).text()
    expect(await find()).toContain('Bu bilgilerle bir sipariş bulunamadı')
    await decide(page, 'sonra')
    const html = await find()
    expect(readPage(html).textsOf('strong')).toContain(processing)
    expect(html).not.toContain('Ürünler sepetinize')
  })
})

describe('[O02] the number of an order', () => {
  it('may have dashes, dots and underscores', async () => {
    const { read, plain, page } = await leaves()
    await decide(page, 'onay')
    number = 'WEB-2026_11.00042'
    expect(await read(plain)).toContain(number)
    number = ''
    const { visitor } = await leaves()
    for (const odd of ['WEB-2026-1', 'a.b_c', 'x'])
      expect((await visitor.get(`/order/sonuc?siparis=${odd}`)).status).toBe(404)
    expect((await visitor.get(`/order/sonuc?siparis=${'9'.repeat(41)}`)).status).toBe(404)
  })
})
