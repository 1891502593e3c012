import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldIn, fillCart, formKey, placeOrder, readyBuyer } from '../support/buyer'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let broken = ''
/** The number of calls answered with a wrong shape. */
let answered = 0
let body: unknown = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, real) => {
      if (!broken || !request.url.includes(broken)) return real(request)
      answered += 1
      return Promise.resolve(Response.json(body))
    },
  })
})
afterAll(() => shop.close())

/** Runs an action while a call is answered with a wrong shape. */
async function whileBroken<T>(call: string, work: () => Promise<T>): Promise<T> {
  broken = call
  answered = 0
  try {
    const done = await work()
    expect([call, answered > 0]).toEqual([call, true])
    return done
  } finally {
    broken = ''
  }
}

const shapes = [[], 'x', null, 7]

type BrokenPage = readonly [call: string, page: string, shapes?: unknown[]]

/** Opens each page while its call returns each wrong shape: the page reports an unavailable shop in our own words. */
async function expectAway(visitor: Visitor, pages: BrokenPage[]) {
  for (const [call, page, wrong = shapes] of pages)
    for (const shape of wrong) {
      body = shape
      const answer = await whileBroken(call, () => visitor.get(page))
      expect([call, answer.status]).toEqual([call, 503])
      expect(await answer.text()).not.toContain('ZodError')
    }
}

describe('[T12] a backend response of an unexpected shape is a failed call', () => {
  it('on the checkout pages', async () => {
    const { visitor } = await readyBuyer(shop, [{ productId: '6' }], '-1')
    await expectAway(visitor, [
      ['get-address-list', '/order/adres'],
      ['get-cargo-companies', '/order/odeme'],
      ['get-payment-types', '/order/odeme'],
      ['get-summary', '/order/onay'],
      ['agreements', '/order/belge?tur=satis'],
      ['get-result', '/order/sonuc?siparis=123456'],
    ])
  })

  it('on the page of the cart, which the theme’s fragments then show', async () => {
    const { visitor } = await readyBuyer(shop, [{ productId: '6' }], '-1')
    for (const shape of shapes) {
      body = shape
      const answer = await whileBroken('cart/load', () => visitor.get('/sepet'))
      const hasLine = (await answer.text()).includes('name="count"')
      expect([shape, answer.status, hasLine]).toEqual([shape, 200, true])
    }
  })

  it('at the checkout: the form and its key stay, and placing it again creates one order', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
    body = []
    const form = { mark: fieldIn(html, 'mark'), agreement: '1', key: fieldIn(html, 'key') }
    const answer = await whileBroken('order-v5/checkout', () => visitor.post('/order/onay', form))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Tekrar denemek güvenlidir')
    expect(await placeOrder(visitor, html)).toMatch(/^\/order\/sonuc/)
  })

  it('on a member’s pages', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    await expectAway(visitor, [
      ['order-v4/get-list', '/uye-siparisleri'],
      ['order-v4/get-list', '/uye-siparisi?siparis=2600100000'],
      ['card-wallet/list', '/kartlarim'],
      ['get-shopping-list', '/favorilerim'],
      // A bare empty list, or null, is an empty book.
      ['address/get-list', '/adres', ['x', 7]],
      ['customer/messages', '/uye-mesajlari'],
      ['get-affiliate-', '/ortaklik'],
      ['Erp/current', '/cari-hesap'],
      ['customer-register', '/uye-kisisel-bilgileri'],
    ])
  })

  it('on public pages', async () => {
    await expectAway(shop.visitor(), [
      ['site/get-page', '/kuzey-ahsap-kursun-kalem'],
      ['product-loader', '/arama?q=kalem'],
      ['store-list', '/magazalarimiz'],
      ['public/department', '/iletisim'],
      ['customer-register', '/uye-kayit'],
    ])
  })

  it('[R01] for a registration without a field to register by', async () => {
    body = { status: true, message: '', data: [{}] }
    const answer = await whileBroken('customer-register', () => shop.visitor().get('/uye-kayit'))
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('action="/uye-kayit"')
  })

  it.each([
    ['/authentication/login', '/uye-girisi-sayfasi', { tip: 'eposta', password: 'gizli' }],
    ['login-nomembership', '/order', {}],
  ])('[T12] %s that cannot be read is no refused sign-in', async (call, to, fields) => {
    const email = 'ayla@ornek.test'
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId: '6' }])
    for (const shape of shapes) {
      body = shape
      const answer = await whileBroken(call, () =>
        visitor.post(to, { ...fields, username: email, email, ...formKey() }),
      )
      expect([shape, answer.status]).toEqual([shape, 503])
      expect(await answer.text()).toContain(email)
    }
  })

  it('in a form’s call: it is reported, nothing typed is lost', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    body = []
    const number = await shop.db
      .prepare('SELECT number FROM shop_order WHERE status_id = 3')
      .first<string>('number')
    const order = { siparis: String(number), ...formKey() }
    const forms = [
      ['repeat-order', '/uye-siparisi', { ...order, adim: 'tekrar' }],
      ['order-v5/cancel', '/uye-siparisi', { ...order, adim: 'iptal' }],
      ['set-location', '/magaza-sec', { storeId: '1', ...formKey() }],
      ['language/change', '/dil', { language: 'en', back: '/' }],
    ] as const
    for (const [call, to, fields] of forms) {
      const answer = await whileBroken(call, () => visitor.post(to, fields))
      expect([call, answer.status < 500 || answer.status === 503]).toEqual([call, true])
    }
    const track = { number: '123', email: 'konuk@ornek.test', ...formKey() }
    const followed = await whileBroken('order-v4/track', () =>
      visitor.post('/siparis-takip', track),
    )
    expect(followed.status).toBe(503)
    expect(await followed.text()).toContain('konuk@ornek.test')
  })
})
