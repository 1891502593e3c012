import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldIn } from '../support/buyer'
import { homeAddress } from '../support/home-address'
import { account } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let lost: number[] = []
let hidden = ''
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) => {
      const { pathname } = new URL(request.url)
      if (hidden && pathname.includes(hidden)) return new Response('{}', { status: 404 })
      const answer = await real(request)
      // The shop has placed it, but the response is lost.
      const status = pathname.includes('order-v5/checkout') && lost.shift()
      return status ? Response.json({ message: 'Zaman aşımı' }, { status }) : answer
    },
  })
})
afterAll(() => shop.close())

const home = { ...homeAddress, donus: '/order/adres' }
const key = () => ({ key: crypto.randomUUID() })
const orders = () => shop.db.prepare('SELECT count(*) AS n FROM shop_order').first<number>('n')

async function withCart(): Promise<Visitor> {
  const visitor = shop.visitor()
  const added = { productId: '6', quantity: '1', intent: 'add', back: '/', ...key() }
  await visitor.post('/sepet/ekle', added)
  return visitor
}

/** Brings a guest to the last step with a payment method. @returns the last page's HTML */
async function atConfirm(payment: string): Promise<{ visitor: Visitor; html: string }> {
  const visitor = await withCart()
  await visitor.post('/order', { email: 'konuk@ornek.test', ...key() })
  const saved = await visitor.post('/adres/kayit', { ...home, ...key() })
  expect(saved.headers.get('location')).toBe('/order/adres')
  const page = await (await visitor.follow(saved)).text()
  const delivery = fieldIn(page, 'delivery')
  const where = await visitor.post('/order/adres', { delivery, ayni: '1', ...key() })
  expect(where.headers.get('location')).toBe('/order/odeme')
  const chosen = await visitor.post('/order/odeme', { cargo: '2', payment, ...key() })
  expect(chosen.headers.get('location')).toBe('/order/onay')
  return { visitor, html: await (await visitor.follow(chosen)).text() }
}

describe('[L14] the buyer', () => {
  it('is a guest with an e-mail address, also where the shop only has signin-shopping', async () => {
    hidden = 'login-nomembership'
    const visitor = await withCart()
    const answer = await visitor.post('/order', { email: 'konuk@ornek.test', ...key() })
    hidden = ''
    expect(answer.headers.get('location')).toBe('/order/adres')
    const page = await (await visitor.follow(answer)).text()
    expect(page).toContain('konuk@ornek.test')
    expect(page).toContain('Siparişin gideceği adresi ekleyin.')
    expect(await (await visitor.get('/order?tur=degistir')).text()).toContain('konuk@ornek.test')
  })

  it('is a member who signs in during the checkout; a wrong password is reported and the name stays', async () => {
    const { email, password } = account('plain')
    const visitor = await withCart()
    const wrong = await visitor.post('/order', { adim: 'uye', email: email, password: 'yanlış' })
    expect(wrong.status).toBe(403)
    const html = await wrong.text()
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain('yanlış')
    const right = await visitor.post('/order', { adim: 'uye', email: email, password })
    expect(right.headers.get('location')).toBe('/order/adres')
    expect((await visitor.follow(right)).status).toBe(200)
    expect(await (await visitor.get('/sepet')).text()).toContain('lodos-ahsap-matruska')
  })

  it('is required by the later steps', async () => {
    for (const step of ['/order/adres', '/order/odeme', '/order/onay', '/order/belge?tur=satis'])
      expect((await (await withCart()).get(step)).headers.get('location')).toBe('/order')
  })
})

describe('[O02] an order', () => {
  it('is summarized, with both documents filled from the cart', async () => {
    const { visitor, html } = await atConfirm('-3')
    expect(html).toContain('Deniz Sokağı 4 D.2')
    expect(html).toContain('Kapıda ödeme')
    expect(html).toContain('29,90')
    for (const kind of ['on-bilgi', 'satis']) {
      const document = await (await visitor.get(`/order/belge?tur=${kind}`)).text()
      expect(document).toContain('Deniz Sokağı 4 D.2')
      expect(document).toContain('Ayla Yurt')
    }
    expect((await visitor.get('/order/belge?tur=yok')).status).toBe(404)
    const without = await visitor.post('/order/onay', { mark: fieldIn(html, 'mark'), ...key() })
    expect(without.status).toBe(422)
    expect(await without.text()).toMatch(/onaylıyorum: Devam etmek için sözleşmeleri onaylayın/)
  })

  it('[Z50] [Z51] is placed once, however often it is sent; the cart is empty then', async () => {
    const { visitor, html } = await atConfirm('-1')
    const before = Number(await orders())
    const form = { mark: fieldIn(html, 'mark'), agreement: '1', key: fieldIn(html, 'key') }
    const sent = await Promise.all([1, 2, 3].map(() => visitor.post('/order/onay', form)))
    const targets = sent.map((one) => one.headers.get('location'))
    expect(new Set(targets).size).toBe(1)
    expect(targets[0]).toMatch(/^\/order\/sonuc\?siparis=\d+$/)
    expect(await orders()).toBe(before + 1)
    const thanks = await (await visitor.follow(await visitor.get(targets[0] ?? ''))).text()
    expect(thanks).toContain('Siparişiniz alındı, teşekkürler')
    expect(thanks).toContain('konuk@ornek.test')
    expect(thanks).toContain('href="/siparis-takip"')
    expect(await (await visitor.get('/sepet')).text()).toContain('Sepetiniz boş')
    expect((await shop.visitor().get(targets[0] ?? '')).status).toBe(404)
  })

  it.each([502, 408])(
    'whose response is lost is sent again with its key, and is placed once: %i',
    async (status) => {
      const { visitor, html } = await atConfirm('-1')
      const before = Number(await orders())
      const form = { mark: fieldIn(html, 'mark'), agreement: '1', key: fieldIn(html, 'key') }
      lost = [status]
      const answer = await visitor.post('/order/onay', form)
      expect(answer.headers.get('location')).toMatch(/siparis=\d+$/)
      expect(lost).toEqual([])
      expect(await orders()).toBe(before + 1)
    },
  )

  it('that the shop says is still running is not called refused', async () => {
    const { visitor, html } = await atConfirm('-1')
    const form = { mark: fieldIn(html, 'mark'), agreement: '1', key: fieldIn(html, 'key') }
    lost = [502, 409]
    const answer = await visitor.post('/order/onay', form)
    const page = await (await visitor.follow(answer)).text()
    expect(page).toContain('Siparişinizin alınıp alınmadığı')
    expect(page).not.toContain('Zaman aşımı')
  })

  it('that fails keeps its form and its key', async () => {
    const { visitor, html } = await atConfirm('-1')
    hidden = 'order-v5/checkout'
    const key = fieldIn(html, 'key')
    const form = { mark: fieldIn(html, 'mark'), agreement: '1', key }
    const answer = await visitor.post('/order/onay', form)
    hidden = ''
    expect(answer.status).toBe(503)
    const page = await answer.text()
    expect(page).toContain('Tekrar denemek güvenlidir')
    expect(page).toContain(`name="key" value="${key}"`)
  })

  it('whose cart changed meanwhile is shown again, not placed', async () => {
    const { visitor, html } = await atConfirm('-1')
    const before = await orders()
    const added = { productId: '6', quantity: '1', intent: 'add', back: '/', ...key() }
    await visitor.post('/sepet/ekle', added)
    const form = { mark: fieldIn(html, 'mark'), agreement: '1', ...key() }
    const answer = await visitor.post('/order/onay', form)
    expect(answer.headers.get('location')).toBe('/order/onay')
    expect(await (await visitor.follow(answer)).text()).toContain('Sepetiniz bu arada değişti')
    expect(await orders()).toBe(before)
  })

  it('by card goes to the payment page: refused, the cart stays; approved, the thank-you page follows', async () => {
    const { visitor, html } = await atConfirm('-2')
    const placeOrder = async (page: string) => {
      const form = { mark: fieldIn(page, 'mark'), agreement: '1', ...key() }
      const redirected = await visitor.follow(await visitor.post('/order/onay', form))
      const leaving = await redirected.text()
      const url = readPage(leaving).main.links('http')[0] ?? ''
      expect(url.startsWith(shop.shopUrl.replace('127.0.0.1', 'localhost'))).toBe(true)
      expect(leaving).toContain(`0;url=${url}`)
      return url
    }
    const decide = async (url: string, sonuc: string) => {
      const body = new URLSearchParams({ sonuc })
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      return new URL(answer.headers.get('location') ?? '')
    }
    const first = await placeOrder(html)
    expect(await (await fetch(first)).text()).toContain('Deneme ödemesi')
    const back = await decide(first, 'ret')
    const refused = await visitor.get(back.pathname + back.search)
    const retry = await (await visitor.follow(refused)).text()
    expect(retry).toContain('Ödeme tamamlanmadı.')
    const second = await placeOrder(retry)
    const done = await decide(second, 'onay')
    expect((await decide(second, 'ret')).href).toBe(done.href)
    const paid = await visitor.get(done.pathname + done.search)
    const thanks = await (await visitor.follow(paid)).text()
    expect(thanks).toContain('Siparişiniz alındı, teşekkürler')
    expect(await (await visitor.get('/sepet')).text()).toContain('Sepetiniz boş')
  })
})
