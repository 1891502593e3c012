import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let fragment: string | null = null
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) =>
      fragment !== null && request.url.includes('/sub-folder/')
        ? Promise.resolve(new Response(fragment, { headers: { 'content-type': 'text/html' } }))
        : pass(request),
  })
})
afterAll(() => shop.close())

describe('sub-folder pages and panels', () => {
  it.each([
    ['30/1054/popup-cart', '/sepet'],
    ['30/1054/header-cart', '/sepet'],
    ['30/1054/cart', '/sepet'],
    ['5/1006/popup-login?redirect=/sepet', '/uye-girisi-sayfasi?donus=%2Fsepet'],
    ['5/1006/popup-login?redirect=https://evil.test', '/uye-girisi-sayfasi'],
    ['5/1006/otp?phone=905320000001&ttl=120', '/uye-girisi-sayfasi?tip=telefon'],
    ['5/1006/social-profile?redirect=/sepet', '/uye-girisi-sayfasi?donus=%2Fsepet'],
    ['5/1006/social-profile?platform=myspace', '/uye-girisi-sayfasi'],
    [
      '5/1006/social-profile?platform=google&redirect=/sepet',
      '/profil-tamamla?activation=social&platform=google&donus=%2Fsepet',
    ],
    ['5/1006/change-password', '/hesabim'],
    ['5/1006/update-password', '/hesabim'],
    ['5/1006/notifications', '/bildirimler'],
    [
      '85/1110/set-store?product=7&variant=3&quantity=2&buyNow=1',
      '/magaza-sec?urun=7&secenek=3&adet=2&hemen=1',
    ],
    ['2/1003/compare?compare=1-2&status=1', '/karsilastir?urunler=1-2'],
    ['2/1003/compare?compare=1-2&status=3', '/karsilastir?urunler=1-2&durum=3'],
  ])('[U21] %s leads to %s', async (panel, to) => {
    const response = await shop.visitor().get(`/pencere/${panel}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
  })

  it('[U21] [L08] the panel of a sent code is requested with its phone and time, which no URL contains', async () => {
    const visitor = shop.visitor()
    await visitor.post('/tek-kullanimlik-kod', { phone: '5320000001', phone_country: 'TR' })
    const panel = await visitor.get('/pencere/5/1006/otp?phone=905320000001&ttl=120')
    expect(panel.headers.get('location')).toBe('/tek-kullanimlik-kod')
    const html = await (await visitor.follow(panel)).text()
    expect(html).toContain('name="otp"')
  })

  it('[U21] [L10] the panel offers the social account, and keeps the return URL', async () => {
    const visitor = shop.visitor()
    const panel = await visitor.get('/pencere/5/1006/social-profile?platform=apple&redirect=/sepet')
    const links = (await pageOf(visitor.follow(panel))).links('/sosyal-giris?')
    expect(links).toEqual(['/sosyal-giris?platform=apple&donus=%2Fsepet'])
  })

  it.each([
    ['change-password', '/sepet', '', '/sepet'],
    ['update-password', '', '/sepet', '/sepet'],
    ['change-password', '/karsilastir', '/sepet', '/karsilastir'],
    ['change-password', '', 'https://evil.test/', '/'],
  ])(
    '[U21] [L05] %s of an expired password is requested; the return URL is kept (%s, %s)',
    async (name, sealed, given, to) => {
      const own = await openWorkers()
      const visitor = own.visitor()
      await signIn(visitor, 'expired', sealed ? { donus: sealed } : {})
      const query = `type=email&username=x${given && `&redirect=${given}`}`
      const panel = await visitor.get(`/pencere/5/1006/${name}?${query}`)
      const page = panel.headers.get('location') ?? ''
      expect(new URL(page, own.url).pathname).toBe('/sifre-degistir')
      expect(page).not.toMatch(/username|evil/)
      const forms = (await pageOf(visitor.follow(panel))).main.elements('form')
      const actions = forms.map((one) => one.attribute('action') ?? '')
      const action = actions.find((one) => one.startsWith('/sifre-degistir')) ?? ''
      const next = 'yepyeni bir şifre 7'
      const done = await visitor.post(action, {
        password_old: account('expired').password,
        password_new: next,
        password_new_again: next,
      })
      expect([done.status, done.headers.get('location')]).toEqual([303, to])
      await own.close()
    },
  )

  it('[U21] renders the products of a panel that only the backend knows', async () => {
    const { id, title, path } = await demoProduct(shop.db, 'plain')
    const response = await shop.visitor().get(`/pencere/3/1004/quick-view/${id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/)
    const page = await response.text()
    expect(page).toContain(`href="${path}"`)
    expect(page).toContain(title)
  })

  it('[U21] [T39] shows a fragment of a real shop, sanitised', async () => {
    fragment = '<h2>Teklif iste</h2><p onclick="x()">Bize yazın</p><script>alert(1)</script>'
    const page = await (await shop.visitor().get('/pencere/30/1054/offer')).text()
    fragment = null
    expect(page).toContain('<h2>Teklif iste</h2><p>Bize yazın</p>')
    expect(page).not.toContain('alert(1)')
  })

  it('[U21] [T51] an unknown panel answers 404, whatever is requested', async () => {
    for (const path of [
      '/pencere/9/9/yok',
      '/pencere/x/y/z',
      `/pencere/1/1/${'a'.repeat(200)}`,
      '/pencere/1/1/a/b/c/d',
    ])
      expect((await shop.visitor().get(path)).status, path).toBe(404)
    // Two dots change the path before the request is sent.
    const visitor = shop.visitor()
    const up = await visitor.follow(await visitor.get('/pencere/2/1003/%2e%2e'))
    expect([up.status, new URL(up.url).pathname]).toEqual([404, '/pencere/2'])
  })
})
