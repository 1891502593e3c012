import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const numberOf = async (status: number) =>
  (await shop.db
    .prepare(
      'SELECT number FROM shop_order WHERE status_id = ?1 AND member_id = 1 ORDER BY id DESC',
    )
    .bind(status)
    .first<string>('number')) ?? ''
const invoiceOf = (number: string) => `/fatura?siparis=${number}`
const money = (cents: number) =>
  `${(cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/, '.')} TL`

async function member(kind: Parameters<typeof signIn>[1] = 'plain') {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}

describe('[O07] the invoice details of an order', () => {
  it('name seller, buyer, lines with their VAT, and amounts that add up to the total', async () => {
    const visitor = await member()
    const number = await numberOf(6)
    const order = await pageOf(visitor.get(`/uye-siparisi?siparis=${number}`))
    expect(order.main.getByRole('link', 'Fatura dökümü').href).toBe(invoiceOf(number))
    const answer = await visitor.get(invoiceOf(number))
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const { main } = await pageOf(answer)
    for (const words of [number, 'Serçehan Ticaret A.Ş.', 'Deniz Sok. 4 D.2'])
      expect(main.text).toContain(words)
    expect(main.text).toContain('resmî faturanın yerine geçmez')
    const { results } = await shop.db
      .prepare(
        `SELECT l.title, l.vat, l.total, o.cargo, o.total AS paid FROM order_line l
         JOIN shop_order o ON o.id = l.order_id WHERE o.number = ?1`,
      )
      .bind(number)
      .all<{ title: string; vat: number; total: number; cargo: number; paid: number }>()
    for (const line of results) {
      expect(main.text).toContain(line.title)
      expect(main.text).toContain(`%${line.vat}`)
    }
    const gross = new Map([[20, results[0]?.cargo ?? 0]])
    for (const { vat, total } of results) gross.set(vat, (gross.get(vat) ?? 0) + total)
    for (const [rate, total] of gross) {
      const net = Math.round(total / (1 + rate / 100))
      expect(main.text).toContain(money(net))
      expect(main.text).toContain(money(total - net))
    }
    expect(main.text).toContain(money(results[0]?.paid ?? 0))
  })

  it('are there once the order has shipped, and for nobody else', async () => {
    const visitor = await member()
    for (const status of [3, 9]) {
      const number = await numberOf(status)
      const order = await (await visitor.get(`/uye-siparisi?siparis=${number}`)).text()
      expect(order).not.toContain('Fatura dökümü')
      expect((await visitor.get(invoiceOf(number))).status).toBe(404)
    }
    const number = await numberOf(6)
    expect((await (await member('vendor')).get(invoiceOf(number))).status).toBe(404)
    const guest = await shop.visitor().get(invoiceOf(number))
    expect(guest.headers.get('location')).toContain('/uye-girisi-sayfasi?donus=')
  })

  it('open for a guest by the signed link of the order’s mail', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity: '2' }], '-1')
    const number = numberIn(await placeOrder(visitor, html))
    const { link } = await lastSent(shop.db, 'konuk@ornek.test')
    const sent = 'UPDATE shop_order SET status_id = 6 WHERE number = ?1'
    await shop.db.prepare(sent).bind(number).run()
    const guest = shop.visitor()
    const order = await pageOf(guest.get(link))
    const { href } = order.main.getByRole('link', 'Fatura dökümü')
    expect(href).toMatch(/^\/fatura\?token=/)
    const { main } = await pageOf(guest.get(href ?? ''))
    expect(main.text).toContain('Serçehan Ticaret A.Ş.')
    expect(main.getByRole('link', `Sipariş ${number}`).href).toBe(link)
    const forged = await guest.get(`${href}x`)
    expect(forged.headers.get('location')).toBe('/siparis-takip')
  })

  it('show the company of a company’s address, with its tax office and number', async () => {
    const visitor = await member()
    const number = await numberOf(6)
    await shop.db
      .prepare(
        `UPDATE shop_order SET invoice = json_set(invoice, '$.IS_COMPANY_ACTIVE', 1, '$.COMPANY', 'Yurt Ltd.',
           '$.TAX_OFFICE', 'Konak', '$.TAX_NUMBER', '1234567890') WHERE number = ?1`,
      )
      .bind(number)
      .run()
    const lines = readPage(await (await visitor.get(invoiceOf(number))).text()).textsOf('bdi')
    expect(lines).toContain('Yurt Ltd.')
    expect(lines).toContain('Konak 1234567890')
  })
})

describe('[O08] a returned line', () => {
  it('says how far its return is, and how much is paid back', async () => {
    const visitor = await member()
    const number = await numberOf(8)
    const page = `/uye-siparisi?siparis=${number}`
    await visitor.post('/siparis-iadesi', { siparis: number, reason: 'Küçük', satir: ['0'] })
    const total = await shop.db
      .prepare(
        `SELECT l.total FROM order_line l JOIN shop_order o ON o.id = l.order_id
         WHERE o.number = ?1 AND l.position = 0`,
      )
      .bind(number)
      .first<number>('total')
    const amount = `İade tutarı: ${money(total ?? 0)}`
    const states = [
      ['asked', `İadesi istendi · ${amount}`],
      ['accepted', `İade kabul edildi · ${amount}`],
      ['refunded', `Geri ödendi · ${amount}`],
      ['refused', 'İade kabul edilmedi'],
    ] as const
    for (const [status, words] of states) {
      await shop.db.prepare('UPDATE order_return SET status = ?1').bind(status).run()
      const { main } = await pageOf(visitor.get(page))
      expect(main.text).toContain(words)
      if (status === 'refused') expect(main.text).not.toContain('İade tutarı')
    }
  })
})
