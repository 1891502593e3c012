import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* The second backend with the specification's calls alone: a sign-in answers without a bearer. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

const page = '/uye-girisi-sayfasi'
type Kind = 'plain' | 'full' | 'vendor' | 'expired'

const signIn = (visitor: Visitor, kind: Kind, more: Record<string, string> = {}) => {
  const { email, password } = shop.platform.accounts[kind]
  return visitor.post(page, { username: email, password, tip: 'eposta', ...more })
}
const greeting = async (visitor: Visitor) => (await pageOf(visitor.get('/hesabim'))).main.text
const isGuest = async (visitor: Visitor) =>
  ((await visitor.get('/hesabim')).headers.get('location') ?? '').startsWith(page)
const requestsTo = (path: string) =>
  shop.platform.requests.filter((one) => one.path.startsWith(path))

describe('a sign-in by the session of the backend', () => {
  it.each(['plain', 'full'] as const)(
    '[L02] [L12] makes %s a member, named by the registration form',
    async (kind) => {
      const visitor = shop.visitor()
      const { name, surname } = shop.platform.accounts[kind]
      const answer = await signIn(visitor, kind, { donus: '/sepet' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
      expect(await greeting(visitor)).toContain(`Merhaba ${name} ${surname}`)
    },
  )

  it('[L02] [T12] without the cookies of a session is no sign-in', async () => {
    const other = await openPlatformShop({ mode: 'section7' })
    other.platform.setMode('nonsense')
    other.platform.fault(20, 'empty')
    const visitor = other.visitor()
    const { email, password } = other.platform.accounts.plain
    const answer = await visitor.post(page, { username: email, password, tip: 'eposta' })
    expect(answer.status).toBe(503)
    await other.close()
  })

  it('[L04] signs out at the backend, drops its cookies and never refreshes', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    await visitor.get('/hesabim')
    const before = requestsTo('/srv/service/customer/logout').length
    const out = await visitor.post('/cikis')
    expect(out.status).toBe(303)
    expect(requestsTo('/srv/service/customer/logout').length).toBe(before + 1)
    expect(await isGuest(visitor)).toBe(true)
    expect(visitor.cookies.has('__Host-session')).toBe(false)
    const refreshes = requestsTo('/api/v1/authentication/login').filter(({ json }) => json)
    expect(refreshes).toEqual([])
  })

  it('[L06] outlives the browser only where the shopper asks for it and the backend’s cookies do', async () => {
    for (const [more, lasts] of [
      [{ rememberMe: '1' }, true],
      [{}, false],
    ] as const) {
      const answer = await signIn(shop.visitor(), 'plain', { ...more })
      const line = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-session='))
      expect(line?.includes('Max-Age=')).toBe(lasts)
    }
  })

  it.each([
    ['401', (visitor: Visitor) => visitor.post('/iletisim-tercihleri', { kvkk: '1' })],
    ['a form without a member', (visitor: Visitor) => visitor.get('/iletisim-tercihleri')],
    [
      'NO_MEMBER_SESSION',
      (visitor: Visitor) => visitor.post('/favorilerim/degistir', { fav: '1001' }),
    ],
  ])(
    '[L04] ends when the backend says by %s that it no longer knows its session',
    async (_, ask) => {
      const visitor = shop.visitor()
      await signIn(visitor, 'full')
      for (const session of shop.platform.state.sessions.all) session.memberId = 0
      expect(await greeting(visitor)).toContain('Merhaba')
      const answer = await ask(visitor)
      expect(answer.headers.get('clear-site-data')).toBe('"storage"')
      expect(await isGuest(visitor)).toBe(true)
    },
  )

  it('[T76] keeps its cookies sealed: another visitor is a guest, and no page of a member is shared', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const home = await visitor.get('/')
    expect(home.headers.get('cache-control')).toContain('no-store')
    expect([...visitor.cookies.values()].join()).not.toMatch(/TSV5SESSID|tsv5_/)
    expect(await isGuest(shop.visitor())).toBe(true)
  })

  it('[L08] [Z26] by a one-time code needs no bearer either', async () => {
    const visitor = shop.visitor()
    const { phone, name } = shop.platform.accounts.plain
    const to = '/tek-kullanimlik-kod'
    expect((await visitor.post(to, { phone, adim: 'iste' })).status).toBe(303)
    const otp = /\d{6}/.exec(shop.platform.outbox.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await visitor.post(to, { adim: 'dogrula', otp: '1' })).status).toBe(422)
    const done = await visitor.post(to, { adim: 'dogrula', otp, donus: '/sepet' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sepet'])
    expect(await greeting(visitor)).toContain(name)
  })

  it('[R01] [Z21] by a registration is welcomed where the shop signs in, else activates first', async () => {
    const person = (ending: string) => ({
      name: 'Ada',
      surname: 'Yurt',
      email: `ada${ending}@ornek.test`,
      mobile_phone: `53299911${ending}`,
      password: 'Uzun-Bir-Cumle-7',
      password_again: 'Uzun-Bir-Cumle-7',
      kvkk: '1',
    })
    const member = shop.visitor()
    expect((await member.post('/uye-kayit', person('11'))).headers.get('location')).toBe('/')
    expect(await greeting(member)).toContain('Merhaba Ada Yurt')
    shop.platform.setSettings({ demandActivation: true })
    const waiting = shop.visitor()
    const answer = await waiting.post('/uye-kayit', person('12'))
    expect(answer.headers.get('location')).toBe('/uye-kayit-onay')
    expect(await isGuest(waiting)).toBe(true)
    shop.platform.setSettings({ demandActivation: false })
  })

  it('[L05] changes an expired password first', async () => {
    const visitor = shop.visitor()
    expect((await signIn(visitor, 'expired')).headers.get('location')).toBe('/sifre-degistir')
    const next = 'Yeni-Kekik-2027!'
    const { password, name } = shop.platform.accounts.expired
    const fields = { password_old: password, password_new: next, password_new_again: next }
    expect((await visitor.post('/sifre-degistir', fields)).status).toBe(303)
    expect(await greeting(visitor)).toContain(name)
  })
})

describe('the checkout by the session of the backend', () => {
  const withCart = async () => {
    const visitor = shop.visitor()
    const product = shop.platform.state.products.find(
      (one) => one.isActive && one.variants.length === 0 && one.stock > 20,
    )
    const key = crypto.randomUUID()
    const fields = { productId: `${product?.id}`, quantity: '1', back: '/', key }
    expect((await visitor.post('/sepet/ekle', fields)).status).toBe(303)
    return visitor
  }

  it('[O02] [Z44] signs a member in', async () => {
    const visitor = await withCart()
    const { email, password, name } = shop.platform.accounts.plain
    const answer = await visitor.post('/order', { adim: 'uye', username: email, password })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/order/adres'])
    expect(await greeting(visitor)).toContain(name)
  })

  it('[O02] [Z23] continues with an e-mail address alone', async () => {
    const visitor = await withCart()
    const answer = await visitor.post('/order', { email: 'konuk@ornek.test' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/order/adres'])
  })
})

describe('a social account by the session of the backend', () => {
  const start = '/sosyal-giris'
  const land = (visitor: Visitor, to: string) =>
    visitor.get(to, { headers: { 'sec-fetch-site': 'cross-site' } })
  /** Begins at the provider. @returns the state that it gives back */
  const begin = async (visitor: Visitor, platform = 'apple', back = '%2Fsepet') => {
    const begun = await visitor.get(`${start}?platform=${platform}&donus=${back}`)
    const provider = new URL(begun.headers.get('location') ?? '', shop.url)
    return provider.searchParams.get('state') ?? ''
  }
  const post = (visitor: Visitor, to: string, fields: Record<string, string>) =>
    visitor.post(to, fields, {
      headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
    })

  it('[L09] [Z78] by Apple’s form from its own site', async () => {
    const visitor = shop.visitor()
    const state = await begin(visitor)
    const sent = await post(visitor, start, { state, code: 'known-profile', user: '{}' })
    expect(sent.status).toBe(303)
    const landed = await land(visitor, sent.headers.get('location') ?? '')
    expect(landed.headers.get('location')).toBe('/sepet')
    expect(await greeting(visitor)).toContain('Zeynep')
  })

  it('[L09] [T91] a form of a provider changes nothing without the state of this session', async () => {
    const visitor = shop.visitor()
    await begin(visitor)
    const sent = await post(visitor, start, { state: 'foreign', code: 'known-profile' })
    expect(sent.headers.getSetCookie()).toEqual([])
    await land(visitor, sent.headers.get('location') ?? '')
    expect(await isGuest(visitor)).toBe(true)
    expect((await post(visitor, '/sepet/ekle', { productId: '1' })).status).toBe(403)
  })

  it('[L09] a code that arrives at the platform’s own address signs in', async () => {
    const visitor = shop.visitor()
    const state = await begin(visitor)
    const to = `/srv/service/social/google/login?code=known-profile&state=${state}`
    const moved = await land(visitor, to)
    expect([moved.status, moved.headers.get('referrer-policy')]).toEqual([302, 'no-referrer'])
    await land(visitor, moved.headers.get('location') ?? '')
    expect(await greeting(visitor)).toContain('Zeynep')
  })

  it('[L09] an e-mail address that is taken leads to the sign-in, which says so', async () => {
    const visitor = shop.visitor()
    const state = await begin(visitor)
    const landed = await land(visitor, `${start}?state=${state}&code=registered-mail`)
    const to = landed.headers.get('location') ?? ''
    expect(to).toContain('error=mail_already_registered')
    const next = await visitor.follow(await visitor.get(to))
    expect(await next.text()).toContain('Bu e-posta adresiyle kayıt yapılmıştır')
  })

  it('[L10] a profile that lacks fields is completed, and signs in', async () => {
    const visitor = shop.visitor()
    const state = await begin(visitor)
    const landed = await land(visitor, `${start}?state=${state}&code=without-phone`)
    expect(landed.headers.get('location')).toBe('/profil-tamamla?activation=social')
    const { main } = await pageOf(visitor.follow(landed))
    expect([main.fields('email').length, main.fields('mobile_phone').length]).toEqual([0, 1])
    const typed = { mobile_phone: '0533 700 71 11', kvkk: '1' }
    const done = await visitor.post('/profil-tamamla', typed)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sepet'])
    expect(await greeting(visitor)).toContain('Merhaba apple')
  })

  it.each([
    ['facebook', ['email']],
    ['facebookphone', ['mobile_phone']],
    ['twitter', ['email']],
    ['googlephone', ['mobile_phone']],
    ['social', ['email', 'mobile_phone']],
  ] as const)(
    '[L10] the backend’s own link with activation=%s opens its form',
    async (kind, fields) => {
      const visitor = shop.visitor()
      const state = await begin(visitor)
      await land(visitor, `${start}?state=${state}&code=without-both`)
      const { activations } = shop.platform
      for (const link of [activations[kind] ?? '', `/?activation=${kind}`]) {
        const { main } = await pageOf(visitor.follow(await visitor.get(link)))
        expect(main.fields('kvkk').length).toBe(1)
      }
      const later = shop.visitor()
      await later.post('/sepet/ekle', { productId: '1001', quantity: '1', back: '/' })
      const page = await later.follow(await later.get(`/?activation=${kind}`))
      const { main } = await pageOf(page)
      for (const name of ['email', 'mobile_phone'])
        expect(main.fields(name).length > 0, name).toBe(
          (fields as readonly string[]).includes(name),
        )
    },
  )

  it.each(['membership', 'newsletter'])(
    '[L10] [Z75] [Z76] activation=%s is confirmed by a button',
    async (kind) => {
      const visitor = shop.visitor()
      const opened = await visitor.follow(await visitor.get(shop.platform.activations[kind] ?? ''))
      const { main } = await pageOf(opened)
      const value = (name: string) => main.field(name).value
      const fields = { activation: value('activation'), id: value('id'), token: value('token') }
      const done = await visitor.post('/uye-kayit-onay', fields)
      expect(done.status).toBe(200)
      expect((await visitor.post('/uye-kayit-onay', fields)).status).toBe(422)
    },
  )
})
