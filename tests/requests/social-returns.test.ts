import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf, readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* Social accounts and activation links of the second backend. */

const greeting = async (visitor: Visitor) => (await pageOf(visitor.get('/hesabim'))).main.text
const isGuest = async (visitor: Visitor) =>
  ((await visitor.get('/hesabim')).headers.get('location') ?? '').startsWith('/uye-girisi-sayfasi')

describe.each(['full', 'section7'] as const)('a social account at a shop in mode %s', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode })
  })
  afterAll(() => shop.close())

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

  it('[L09] by Google, whose answer arrives at the platform’s own address', async () => {
    const visitor = shop.visitor()
    const state = await begin(visitor, 'google')
    const to = `/srv/service/social/google/login?code=known-profile&state=${state}`
    const moved = await land(visitor, to)
    expect([moved.status, moved.headers.get('referrer-policy')]).toEqual([302, 'no-referrer'])
    const landed = await land(visitor, moved.headers.get('location') ?? '')
    expect(landed.headers.get('location')).toBe('/sepet')
    expect(await greeting(visitor)).toContain('Zeynep')
    const sent = shop.platform.requests.findLast(({ path }) => path.includes('/google/login'))
    // A shop that began by itself checks its own state, which its cookies name.
    expect(sent?.query.state).toBe(mode === 'section7' ? state : undefined)
    expect(sent?.headers.cookie).toContain('TSV5SESSID=')
  })

  it('[L09] [T70] [T91] a code without the state of this session signs nobody in', async () => {
    for (const answer of ['code=known-profile', 'code=known-profile&state=']) {
      const visitor = shop.visitor()
      await begin(visitor, 'google')
      await land(visitor, `${start}?${answer}`)
      expect(await isGuest(visitor)).toBe(true)
    }
  })

  it('[L09] an e-mail address that is taken leads to the sign-in, which says so', async () => {
    const visitor = shop.visitor()
    const state = await begin(visitor)
    let page = await land(visitor, `${start}?state=${state}&code=registered-mail`)
    expect(page.headers.get('location')).toMatch(/^\/uye-girisi-sayfasi/)
    for (let step = 0; step < 2; step += 1) page = await visitor.follow(page)
    expect(await page.text()).toContain('Bu e-posta adresiyle kayıt yapılmıştır')
  })

  it.runIf(mode === 'full')(
    '[L10] a profile that lacks fields is completed, and signs in',
    async () => {
      const visitor = shop.visitor()
      const state = await begin(visitor)
      const landed = await land(visitor, `${start}?state=${state}&code=without-phone`)
      expect(landed.headers.get('location')).toBe('/profil-tamamla?activation=social')
      const { main } = await pageOf(visitor.follow(landed))
      expect([main.fields('email').length, main.fields('mobile_phone').length]).toEqual([0, 1])
      const typed = { mobile_phone: '0533 700 71 11', kvkk: '1', privacy: '1' }
      const done = await visitor.post('/profil-tamamla', typed)
      expect([done.status, done.headers.get('location')]).toEqual([303, '/sepet'])
      expect(await greeting(visitor)).toContain('Merhaba apple')
    },
  )

  it.runIf(mode === 'section7').each([
    ['without-phone', 'phone'],
    ['without-both', 'email-phone'],
  ])('[L10] a profile of %s is completed on the shop’s own page', async (code, fields) => {
    const visitor = shop.visitor()
    const state = await begin(visitor)
    const landed = await land(visitor, `${start}?state=${state}&code=${code}`)
    const answer = await visitor.follow(landed)
    expect(answer.status).toBe(501)
    const { main } = readPage(await answer.text())
    expect(main.links(shop.platform.origin)).toEqual([
      `${shop.platform.origin}/?activation=social&fields=${fields}`,
    ])
    // One host: the shop's page knows the profile by the session.
    expect([...visitor.cookies.keys()]).toContain('TSV5SESSID')
  })

  it.runIf(mode === 'full').each([
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

  it.runIf(mode === 'full').each([
    ['email', ['email']],
    ['phone', ['mobile_phone']],
    ['email-phone', ['email', 'mobile_phone']],
  ] as const)('[L10] a link with fields=%s asks for no others', async (named, keys) => {
    const waiting = shop.visitor()
    const state = await begin(waiting)
    await land(waiting, `${start}?state=${state}&code=without-both`)
    const other = shop.visitor()
    await other.post('/sepet/ekle', { productId: '1001', quantity: '1', back: '/' })
    for (const visitor of [waiting, other]) {
      const link = `/?activation=social&platform=google&fields=${named}`
      const html = await (await visitor.follow(await visitor.get(link))).text()
      const [, sent = ''] = /action="(\/profil-tamamla[^"]*)"/.exec(html) ?? []
      const action = sent.replaceAll('&amp;', '&')
      expect(new URL(action, shop.url).searchParams.get('fields')).toBe(named)
      const refused = await visitor.post(action, {})
      expect(refused.status).toBe(422)
      for (const { main } of [readPage(html), readPage(await refused.text())]) {
        const visible = ['email', 'mobile_phone'].filter((name) => main.fields(name).length > 0)
        expect(visible).toEqual(keys)
        for (const name of keys) expect(main.field(name).attribute('required')).toBeDefined()
      }
    }
  })

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
