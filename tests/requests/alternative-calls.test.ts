import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import type { ReceivedRequest } from '../platform/server/received-request'
import { errorSummary } from '../support/page/error-summary'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* A shop that lacks a call for which the platform has another one (decision 051). */

let shop: PlatformShop
beforeAll(async () => {
  const vars = { FRESH_SECONDS: '0', SHOP_GUEST_TOKEN: 'guest-of-the-shop' }
  shop = await openPlatformShop({ mode: 'full' }, vars)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.platform.setMissing()
})

/** What the shop has received since the last time at paths that contain this. */
function received(part: RegExp): ReceivedRequest[] {
  return shop.platform.requests.splice(0).filter(({ path }) => part.test(path))
}

const named = (requests: ReceivedRequest[]) =>
  requests.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)

async function member(kind: 'full' | 'expired'): Promise<Visitor> {
  const visitor = shop.visitor()
  const { email, password } = shop.platform.accounts[kind]
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  return visitor
}

describe('[Z31] addresses of a shop with the newer family of calls alone', () => {
  const newer = '/api/v1/public/address'
  const address = {
    ...{ title: 'Yazlık', fullname: 'Deniz Yurt', address: 'Deniz Caddesi 5' },
    ...{ mobile_phone: '0532 000 00 01', mobile_phone_country: 'TR' },
    ...{ country_code: 'TR', city_code: '34', town_code: '3402', district_code: '340202' },
  }
  const key = () => ({ key: crypto.randomUUID() })
  const sent = () => received(/\/(?:service|public)\/address/)
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await member('full')
  })
  beforeEach(() => {
    shop.platform.setMissing(46, 47, 48, 49)
    sent()
  })

  it('[A01] are listed, and the older list is not asked for again and again', async () => {
    const { main } = await pageOf(visitor.get('/adres'))
    expect(main.queryAllByRole('heading-2').map(({ text }) => text)).toEqual(['Ev', 'İş & Depo'])
    expect(main.text).toContain('Deniz Sok. 4 D: 2')
    const [older, list] = sent()
    expect(named([older, list] as ReceivedRequest[])).toEqual([
      'GET /srv/service/address/get-list/member',
      `GET ${newer}`,
    ])
    expect(list?.headers).toMatchObject({
      ...{ accept: 'application/json', 'accept-language': 'tr' },
      authorization: expect.stringMatching(/^Bearer (?!guest)/),
      cookie: expect.stringContaining('='),
    })
    await (await visitor.get('/adres')).text()
    expect(named(sent())).toEqual([`GET ${newer}`])
  })

  it('[A01] [A02] open in their form, with the regions chosen', async () => {
    const page = await pageOf(visitor.get('/adres/kayit?id=42'))
    expect(page.field('title').value).toBe('İş & Depo')
    expect(page.field('company').value).toBe('Yurt Bahçe Ltd.')
    expect([page.field('city_code').value, page.field('town_code').value]).toEqual(['34', '3402'])
    expect(named(sent()).at(-1)).toBe(`GET ${newer}/42`)
    expect((await visitor.get('/adres/kayit?id=9')).status).toBe(404)
  })

  it('[A01] are created by POST, changed by PUT and removed by DELETE', async () => {
    expect((await visitor.post('/adres/kayit', { ...address, ...key() })).status).toBe(303)
    const created = sent().at(-1)
    expect(named([created] as ReceivedRequest[])).toEqual([`POST ${newer}`])
    expect(created?.form).toMatchObject({
      ...{ title: 'Yazlık', address: 'Deniz Caddesi 5', mobile_phone: '905320000001' },
      ...{ country_code: 'TR', city_code: '34', town_code: '3402', is_company_active: '0' },
      ...{ city: 'İstanbul', town: expect.stringMatching(/./) },
    })
    expect(created?.headers['idempotency-key']).toMatch(/./)
    const ids = (await pageOf(visitor.get('/adres'))).idsOfLinks('/adres/kayit', 'id')
    const id = ids.at(-1) ?? ''
    const changed = { ...address, id, title: 'Bağ evi', ...key() }
    expect((await visitor.post(`/adres/kayit?id=${id}`, changed)).status).toBe(303)
    expect(named(sent()).at(-1)).toBe(`PUT ${newer}/${id}`)
    expect(await (await visitor.get('/adres')).text()).toContain('Bağ evi')
    expect((await visitor.post('/adres/sil', { id, ...key() })).status).toBe(303)
    expect(named(sent())).toContain(`DELETE ${newer}/${id}`)
    const left = await (await visitor.get('/adres')).text()
    expect([left.includes('Bağ evi'), left.includes('İş &amp; Depo')]).toEqual([false, true])
  })

  it('[A01] [Z32] are changed without losing what the shop’s form does not show', async () => {
    const before = shop.platform.state.addresses.find(({ id }) => id === 42)
    Object.assign(before ?? {}, {
      home: '902125554433',
      nationality: 'Türkiye',
      wantsEInvoice: true,
    })
    const form = await pageOf(visitor.get('/adres/kayit?id=42'))
    for (const name of ['home_phone', 'nationality', 'has_e_invoice'])
      expect(form.main.fields(name), name).toEqual([])
    const company = { is_company_active: '1', company: 'Yurt Ltd.', tax_office: 'Konak' }
    const typed = { ...address, ...company, tax_number: '1234567890', id: '42', title: 'Depo' }
    const send = (fields = {}) =>
      visitor.post('/adres/kayit?id=42', { ...typed, ...fields, ...key() })
    expect((await send()).status).toBe(303)
    const changed = sent().at(-1)
    expect(named([changed] as ReceivedRequest[])).toEqual([`PUT ${newer}/42`])
    const hidden = { home_phone: '902125554433', nationality: 'Türkiye', has_e_invoice: '1' }
    expect(changed?.form).toMatchObject({ ...hidden, title: 'Depo', company: 'Yurt Ltd.' })
    const forged = { home_phone: '1', nationality: 'x', has_e_invoice: '0' }
    expect((await send(forged)).status).toBe(303)
    expect(sent().at(-1)?.form).toMatchObject(hidden)
  })

  it('[A01] are refused at the field that the shop names', async () => {
    const long = { ...address, title: 'x'.repeat(50), post_code: '35'.repeat(8), ...key() }
    const answer = await visitor.post('/adres/kayit', long)
    expect(answer.status).toBe(422)
    expect(Object.values(errorSummary(await answer.text())).join()).toContain('Posta')
  })

  it('[O02] are used for the order that they were typed for', async () => {
    const buyer = await member('full')
    const product = demoProducts()['addsQuietly-tr']
    await buyer.post('/sepet/ekle', { productId: `${product.id}`, quantity: '1', back: '/' })
    const back = '/order/adres'
    const saved = await buyer.post('/adres/kayit', { ...address, donus: back, ...key() })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, back])
    const [created, used] = received(/public\/address|set-address/).slice(-2)
    expect(named([created, used] as ReceivedRequest[])).toEqual([
      `POST ${newer}`,
      expect.stringMatching(/^POST \/srv\/service\/order-v5\/set-address\/delivery\/\d+$/),
    ])
  })
})

it('[L05] [Z27] an expired password is changed by the older sign-in where the newer one lacks it', async () => {
  shop.platform.setMissing(24)
  const { email, password } = shop.platform.accounts.expired
  const visitor = await member('expired')
  const words = { password_new: 'Yeni-Kekik-2027!', password_new_again: 'Yeni-Kekik-2027!' }
  received(/./)
  const wrong = await visitor.post('/sifre-degistir', { password_old: 'Eski-Kekik-1!', ...words })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Eski şifreniz hatalı.')
  const changed = await visitor.post('/sifre-degistir', { password_old: password, ...words })
  expect(changed.status).toBe(303)
  const requests = received(/change-password/)
  expect(named(requests)).toEqual([
    'POST /api/v1/authentication/change-password',
    'POST /srv/customer/signin/change-password',
    'POST /srv/customer/signin/change-password',
  ])
  expect(requests.at(-1)?.form).toMatchObject({
    ...{ type: 'email', username: email, password_old: password },
    ...words,
  })
  expect((await visitor.get('/adres')).status).toBe(200)
})

describe('[Z19] reviews of a shop without its comments', () => {
  const { id, path } = demoProducts()['sibling-tr']
  beforeEach(() => {
    shop.platform.setMissing(42)
    received(/./)
  })
  const texts = () =>
    shop.platform.state.reviews.filter(({ productId }) => productId === id).map(({ text }) => text)

  it('[P13] are shown on the product’s page', async () => {
    const html = await (await shop.visitor().get(path)).text()
    expect(texts().length).toBeGreaterThan(0)
    expect(texts().some((text) => html.includes(text))).toBe(true)
    const requested = received(/comments|product-review/)
    expect(named(requested)).toEqual([
      `GET /srv/service/product-detail/comments/${id}`,
      `GET /srv/service/product-review/get/${id}`,
    ])
    expect(requested[1]?.query).toMatchObject({ page: '1', language: 'tr' })
    expect(requested[1]?.headers.authorization).toBe('Bearer guest-of-the-shop')
  })

  it('[P13] have a page of their own, without votes that nobody counts', async () => {
    const html = await (await shop.visitor().get(`/yorumlar${path}`)).text()
    expect(texts().some((text) => html.includes(text))).toBe(true)
    expect(html).not.toContain('name="vote"')
    shop.platform.setMissing()
  })
})
