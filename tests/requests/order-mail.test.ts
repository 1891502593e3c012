import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formKey, numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { readPage } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const iban = 'TR47 0000 0000 0000 0000 0000 00'

async function ordered(payment = '-1') {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity: '2' }], payment)
  const result = await placeOrder(visitor, html)
  const mail = await lastSent(shop.db, 'konuk@ornek.test')
  return { visitor, result, number: numberIn(result), mail }
}

describe('[O02] the mail of an order', () => {
  it('links to the order on any device, with a signed link without personal data', async () => {
    const { number, mail } = await ordered()
    expect(mail.link).toMatch(/^\/siparis-takip\?token=/)
    expect(mail.link).not.toContain('konuk')
    const other = shop.visitor()
    const page = await other.get(mail.link)
    expect(page.headers.get('cache-control')).toContain('no-store')
    const html = await page.text()
    expect(html).toContain(number)
    expect(html).toContain('Lodos Ahşap Matruşka')
    const forged = mail.link.slice(0, -3) + (mail.link.endsWith('AAA') ? 'BBB' : 'AAA')
    const refused = await other.get(forged)
    expect(refused.headers.get('location')).toBe('/siparis-takip')
    const form = await (await other.follow(refused)).text()
    expect(form).toContain('Bağlantının süresi dolmuş')
    expect(form).toContain('name="number"')
  })

  it('lists all that was bought, its sums, and the bank account', async () => {
    const { number, mail } = await ordered()
    for (const words of [number, '2 adet × Lodos Ahşap Matruşka', 'Toplam: ', iban])
      expect(mail.text).toContain(words)
    const total = await shop.db
      .prepare('SELECT total FROM shop_order WHERE number = ?1')
      .bind(number)
      .first<number>('total')
    expect(mail.text).toContain((Number(total) / 100).toFixed(2).replace('.', ','))
  })

  it('contains a link that is neither a bearer nor a key to another order', async () => {
    const { mail } = await ordered()
    const token = mail.link.split('token=')[1] ?? ''
    const answer = await fetch(`${shop.shopUrl}/srv/service/order-v4/get-list/`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(401)
  })
})

describe('[O02] a transfer', () => {
  it('shows IBAN, amount and reference on the thank-you page and the order’s page', async () => {
    const { visitor, result, number, mail } = await ordered()
    const thanks = await (await visitor.follow(await visitor.get(result))).text()
    const followed = await (await shop.visitor().get(mail.link)).text()
    for (const html of [thanks, followed]) {
      expect(html).toContain('Havale bilgileri')
      expect(html).toContain(iban)
      expect(readPage(html).terms().get('Açıklama')).toContain(number)
    }
    const byForm = await visitor.post('/siparis-takip', {
      number,
      email: 'konuk@ornek.test',
      ...formKey(),
    })
    expect(await byForm.text()).toContain(iban)
  })

  it('is not mentioned for other payment methods', async () => {
    const { visitor, result } = await ordered('-3')
    const thanks = await (await visitor.follow(await visitor.get(result))).text()
    expect(thanks).not.toContain('Havale bilgileri')
  })
})
