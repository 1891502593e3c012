import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let calls: string[] = []
let isCargoDown = false
const sent: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      if (pathname.endsWith('/send-request')) {
        sent.push(await request.clone().text())
        if (isCargoDown) return new Response('', { status: 500 })
      }
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

async function member(kind: Parameters<typeof signIn>[1] = 'plain'): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}
type Row = { id: number; number: string; status_id: number }
const ordersWith = async (status: number) =>
  (
    await shop.db
      .prepare('SELECT id, number, status_id FROM shop_order WHERE status_id = ?1 ORDER BY id DESC')
      .bind(status)
      .all<Row>()
  ).results
async function orderWith(status: number): Promise<Row> {
  const [row] = await ordersWith(status)
  if (!row) throw new Error(`The seed has no order of status ${status}.`)
  return row
}
const addressOf = ({ number }: Row) => `/uye-siparisi?siparis=${number}`

describe('a member’s orders', () => {
  it('[O01] [U20] are listed newest first, by page and by period', async () => {
    const visitor = await member()
    calls = []
    const listedOn = async (page: string) =>
      (await pageOf(visitor.get(page))).main
        .links('/uye-siparisi?')
        .map((href) => new URL(href, shop.url).searchParams.get('siparis'))
    const html = await (await visitor.get('/uye-siparisleri')).text()
    expect(calls.length).toBeLessThanOrEqual(4)
    const listed = await listedOn('/uye-siparisleri')
    expect(listed).toHaveLength(20)
    expect(listed[0]).toBe((await orderWith(3)).number)
    for (const status of ['Hazırlanıyor', 'Kargoda', 'Teslim edildi', 'İptal edildi'])
      expect(readPage(html).textsOf('strong')).toContain(status)
    expect(await listedOn('/uye-siparisleri?pg=2')).toHaveLength(3)
    expect(await listedOn('/uye-siparisleri?gun=30')).toHaveLength(3)
    const beyond = await visitor.get('/uye-siparisleri?pg=99')
    expect(beyond.headers.get('location')).toBe('/uye-siparisleri?pg=2')
    const odd = await visitor.get('/uye-siparisleri?gun=7&pg=x')
    expect(odd.status).toBe(200)
  })

  it('[O01] [G01] show units in the reader’s language, and a phone with its plus', async () => {
    const visitor = await member()
    const order = await orderWith(6)
    const html = await (await visitor.get(addressOf(order))).text()
    expect(readPage(html).textsOf('bdi')).toContain('+90 (532) 000-00-01')
    expect(readPage(html).main.text).toMatch(/\d adet/)
    await visitor.post('/dil', { language: 'en', back: addressOf(order) })
    expect((await pageOf(visitor.get(addressOf(order)))).main.text).toMatch(/\d pieces?/)
  })

  it('[O01] [Z41] open with lines, sums, addresses and the parcel’s location', async () => {
    const visitor = await member()
    const order = await orderWith(6)
    const page = await visitor.get(addressOf(order))
    expect(page.headers.get('cache-control')).toContain('no-store')
    const html = await page.text()
    const { results } = await shop.db
      .prepare('SELECT title FROM order_line WHERE order_id = ?1')
      .bind(order.id)
      .all<{ title: string }>()
    for (const { title } of results) expect(html).toContain(title)
    expect(html).toContain('Deniz Sok. 4 D.2')
    expect(html).toContain(`Takip no: SK${order.number}`)
    expect(html).toContain('Kargoya verildi')
    expect(html).toContain('Aktarma merkezinde')
    expect(sent.at(-1)).toContain('service=cargo&method=track')
  })

  it('[O01] report that the parcel cannot be tracked, with a retry link', async () => {
    const visitor = await member()
    const order = await orderWith(6)
    isCargoDown = true
    const page = await visitor.get(addressOf(order))
    isCargoDown = false
    expect(page.status).toBe(200)
    const retry = (await pageOf(page)).main.getByRole('link', 'Tekrar dene')
    expect(retry.parent.text).toBe('Kargo şu an yüklenemedi. Tekrar dene')
    expect(retry.href).toMatch(/^\/uye-siparisi/)
  })

  it('[O01] [T60] are visible to nobody else', async () => {
    const order = await orderWith(3)
    const other = await member('vendor')
    expect((await other.get(addressOf(order))).status).toBe(404)
    expect(
      (await other.post('/uye-siparisi', { siparis: order.number, adim: 'iptal' })).status,
    ).toBe(404)
    expect((await other.get(`/siparis-iadesi?siparis=${order.number}`)).status).toBe(404)
    expect((await orderWith(3)).status_id).toBe(3)
    expect(await (await other.get('/uye-siparisleri')).text()).toContain(
      'Bu dönemde siparişiniz yok.',
    )
    const guest = await shop.visitor().get(addressOf(order))
    expect(guest.headers.get('location')).toContain('/uye-girisi-sayfasi?donus=')
  })

  it('[O01] can be repeated: the lines are in the cart', async () => {
    const visitor = await member()
    const order = await orderWith(8)
    const second = await visitor.post('/uye-siparisi', { siparis: order.number, adim: 'tekrar' })
    expect([second.status, second.headers.get('location')]).toEqual([303, '/sepet'])
    const html = await (await visitor.follow(second)).text()
    const { results } = await shop.db
      .prepare('SELECT title FROM order_line WHERE order_id = ?1')
      .bind(order.id)
      .all<{ title: string }>()
    for (const { title } of results) expect(html).toContain(title)
    expect(html).toContain('Ürünler sepetinize eklendi.')
  })

  it('[O01] can be cancelled once before they are shipped, which returns their stock', async () => {
    const visitor = await member()
    const order = await orderWith(3)
    const stock = () =>
      shop.db
        .prepare(
          'SELECT sum(stock) AS n FROM product WHERE id IN (SELECT product_id FROM order_line WHERE order_id = ?1)',
        )
        .bind(order.id)
        .first<number>('n')
    const before = await stock()
    const bought = await shop.db
      .prepare('SELECT sum(count) AS n FROM order_line WHERE order_id = ?1')
      .bind(order.id)
      .first<number>('n')
    expect(await (await visitor.get(addressOf(order))).text()).toContain('Siparişi iptal et')
    for (let time = 0; time < 2; time += 1)
      await visitor.post('/uye-siparisi', { siparis: order.number, adim: 'iptal' })
    expect(await stock()).toBe((before ?? 0) + (bought ?? 0))
    const html = await (await visitor.get(addressOf(order))).text()
    expect(readPage(html).textsOf('strong')).toContain('İptal edildi')
    expect(html).not.toContain('name="adim" value="iptal"')
  })

  it('[O01] a return is requested line by line; what was returned cannot be returned again', async () => {
    const visitor = await member()
    const order = await orderWith(8)
    const page = `/siparis-iadesi?siparis=${order.number}`
    expect(await (await visitor.get(addressOf(order))).text()).toContain(
      `href="/siparis-iadesi?siparis=${order.number}"`,
    )
    const empty = await visitor.post(page, { siparis: order.number, reason: 'Küçük geldi' })
    expect(empty.status).toBe(422)
    const refused = await empty.text()
    expect(refused).toContain('En az bir ürün seçin')
    expect(refused).toContain('Küçük geldi</textarea>')
    const body = { siparis: order.number, reason: 'Küçük geldi', satir: ['0'] }
    const answer = await visitor.post(page, body)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, addressOf(order)])
    const html = await (await visitor.follow(answer)).text()
    expect(html).toContain('İade talebiniz alındı')
    expect(html).toContain('İadesi istendi')
    await visitor.post(page, body)
    const { results } = await shop.db
      .prepare(
        'SELECT l.position FROM order_return r JOIN order_return_line l ON l.return_id = r.id',
      )
      .all()
    expect(results).toEqual([{ position: 0 }])
  })

  it('[O01] an order that is too old or not shipped cannot be returned', async () => {
    const visitor = await member()
    const old = (await ordersWith(8)).at(-1)
    const page = await visitor.get(`/siparis-iadesi?siparis=${old?.number}`)
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `/uye-siparisi?siparis=${old?.number}`,
    ])
    const posted = { siparis: old?.number ?? '', reason: 'Sebep', satir: ['0'] }
    const refused = await visitor.post('/siparis-iadesi', posted)
    expect(refused.headers.get('location') ?? (await refused.text())).toMatch(
      /artık yapılamaz|uye-siparisi/,
    )
  })
})

describe('tracking an order as a guest', () => {
  it('[O01] needs its number and e-mail address, and puts neither into a URL', async () => {
    const order = await orderWith(6)
    const visitor = shop.visitor()
    expect((await visitor.get('/siparis-takip')).status).toBe(200)
    const wrong = await visitor.post('/siparis-takip', { number: order.number, email: 'x@y.test' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(html).toContain('Bu bilgilerle bir sipariş bulunamadı')
    expect(html).toContain(`value="${order.number}"`)
    const found = await visitor.post('/siparis-takip', {
      number: order.number,
      email: 'uye@sercehan.test',
    })
    expect(found.status).toBe(200)
    expect(await found.text()).toContain('Aktarma merkezinde')
  })

  it('[O01] [T72] stops guessing after ten tries at one number', async () => {
    const visitor = shop.visitor()
    let last = ''
    for (let time = 0; time < 12; time += 1)
      last = await (
        await visitor.post('/siparis-takip', { number: '9999', email: `a${time}@b.test` })
      ).text()
    expect(last).toContain('Çok sık denendi')
  })
})

describe('an order of a member whose e-mail address has changed', () => {
  it('[O01] is cancelled once, with the e-mail address it was made with', async () => {
    const visitor = await member()
    await shop.db
      .prepare(
        `INSERT INTO shop_order (number, owner, member_id, session_id, email, status_id, payment_id, payment, cargo_id,
           currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at, holds_stock)
         VALUES ('WEB-2026.7', 'm:1', 1, '', 'eski@sercehan.test', 2, -1, 'later', 1, 'TL', 'tr', 100, 0, 0, 100, '{}', '{}', '{}',
           unixepoch(), 1)`,
      )
      .run()
    await shop.db
      .prepare(
        `INSERT INTO order_line (order_id, position, product_id, title, path, unit, vat, count, price, total)
         SELECT id, 0, 6, 'x', 'x', 'adet', 20, 2, 50, 100 FROM shop_order WHERE number = 'WEB-2026.7'`,
      )
      .run()
    const stock = () => shop.db.prepare('SELECT stock FROM product WHERE id = 6').first('stock')
    const before = Number(await stock())
    const form = { siparis: 'WEB-2026.7', adim: 'iptal' }
    await Promise.all([1, 2, 3].map(() => visitor.post('/uye-siparisi', form)))
    const state = await shop.db
      .prepare("SELECT status_id, holds_stock FROM shop_order WHERE number = 'WEB-2026.7'")
      .first()
    expect(state).toEqual({ status_id: 9, holds_stock: 0 })
    expect(await stock()).toBe(before + 2)
  })

  it('[O01] is found in the archive once it is closed, and opens', async () => {
    const visitor = await member()
    await shop.db
      .prepare("UPDATE shop_order SET status_id = 1000 WHERE number = 'WEB-2026.7'")
      .run()
    const link = 'siparis=WEB-2026.7"'
    expect(await (await visitor.get('/uye-siparisleri')).text()).not.toContain(link)
    expect(await (await visitor.get('/uye-siparisleri?tur=arsiv')).text()).toContain(link)
    const opened = await visitor.get('/uye-siparisi?siparis=WEB-2026.7')
    expect(await opened.text()).toContain('Kapandı')
  })
})
