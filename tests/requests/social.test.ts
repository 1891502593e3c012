import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
const seen: string[] = []
/** Whether the backend requires a new password from somebody who completes a profile. */
let mustChange = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('/social/complete')) return pass(request)
      seen.push(request.headers.get('x-forwarded-for') ?? '')
      const answer = await pass(request)
      if (!mustChange) return answer
      const headers = new Headers(answer.headers)
      headers.delete('content-length')
      const body = (await answer.text()).replace(/"bearer":/, '"password_change":1,"bearer":')
      return new Response(body, { status: answer.status, headers })
    },
  })
})
afterAll(() => shop.close())

const platforms = ['google', 'apple', 'facebook', 'twitter'] as const
const start = '/sosyal-giris'

/** Chooses an account at the provider. @returns path and query of the redirect back */
async function choose(visitor: Visitor, platform: string, subject: string, back = '') {
  const begun = await visitor.get(`${start}?platform=${platform}${back && `&donus=${back}`}`)
  expect(begun.status).toBe(302)
  const provider = begun.headers.get('location') ?? ''
  expect(provider).toContain(
    `${shop.shopUrl.replace('127.0.0.1', 'localhost')}/saglayici/${platform}`,
  )
  const page = await pageOf(fetch(provider))
  const field = (name: string) => page.fields(name)[0]?.value ?? ''
  const chosen = await fetch(provider, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      subject,
      state: field('state'),
      redirect_uri: field('redirect_uri'),
    }),
  })
  expect(chosen.status).toBe(303)
  return (chosen.headers.get('location') ?? '').replace(shop.url, '')
}

const land = (visitor: Visitor, to: string) =>
  visitor.get(to, { headers: { 'sec-fetch-site': 'cross-site' } })
const nameOf = async (visitor: Visitor) => (await visitor.get('/hesabim')).headers.get('location')

describe('signing in with a social account', () => {
  it('[L09] is offered on the sign-in page and the registration page', async () => {
    for (const page of ['/uye-girisi-sayfasi?donus=%2Fsepet', '/uye-kayit?donus=%2Fsepet']) {
      const html = await (await shop.visitor().get(page)).text()
      for (const platform of platforms)
        expect(html).toContain(`href="/sosyal-giris?platform=${platform}&amp;donus=%2Fsepet"`)
      expect(html).toContain('Google ile devam et')
    }
  })

  it.each(['google', 'apple', 'facebook'])(
    '[L09] [Z78] by %s, the member with the verified e-mail address returns to their page',
    async (platform) => {
      const visitor = shop.visitor()
      const back = await choose(visitor, platform, '7001', '%2Fsepet')
      const landed = await land(visitor, back)
      expect([landed.status, landed.headers.get('location')]).toEqual([302, '/sepet'])
      expect(landed.headers.get('cache-control')).toContain('no-store')
      expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Ayla Yurt')
    },
  )

  it('[L09] [T70] is refused for a foreign, forged or repeated response', async () => {
    const visitor = shop.visitor()
    const back = await choose(visitor, 'google', '7001')
    const stranger = shop.visitor()
    const forged = new URL(back, shop.url)
    forged.searchParams.set('state', crypto.randomUUID())
    const before = await shop.db.prepare('SELECT count(*) AS n FROM member_token').first('n')
    for (const [reader, to] of [
      [stranger, back],
      [visitor, forged.pathname + forged.search],
      [visitor, back],
    ] as const) {
      const answer = await land(reader, to)
      expect(answer.headers.get('location')).toBe('/uye-girisi-sayfasi')
      expect(await (await reader.follow(answer)).text()).toContain('Giriş tamamlanamadı')
      expect(await nameOf(reader)).toContain('/uye-girisi-sayfasi')
    }
    expect(await shop.db.prepare('SELECT count(*) AS n FROM member_token').first('n')).toBe(before)
  })

  it('[L09] [T70] needs a code that is valid once, and only for its own provider', async () => {
    const first = shop.visitor()
    const used = new URL(await choose(first, 'google', '7001'), shop.url)
    expect((await land(first, used.pathname + used.search)).headers.get('location')).toBe('/')
    for (const platform of ['google', 'apple']) {
      const second = shop.visitor()
      const own = new URL(await choose(second, platform, '7001'), shop.url)
      own.searchParams.set('code', used.searchParams.get('code') ?? '')
      const answer = await land(second, own.pathname + own.search)
      expect(answer.headers.get('location')).toBe('/uye-girisi-sayfasi')
      expect(await nameOf(second)).toContain('/uye-girisi-sayfasi')
    }
  })

  it('[L09] is cancelled at the provider with a message, and keeps the return URL', async () => {
    const visitor = shop.visitor()
    const answer = await land(visitor, await choose(visitor, 'facebook', '', '%2Fsepet'))
    expect(answer.headers.get('location')).toBe('/uye-girisi-sayfasi?donus=%2Fsepet')
    expect(await (await visitor.follow(answer)).text()).toContain('Giriş yarıda bırakıldı')
  })

  it('[L09] ignores an unknown provider and a foreign return URL', async () => {
    const visitor = shop.visitor()
    expect((await visitor.get(`${start}?platform=orkut`)).headers.get('location')).toBe(
      '/uye-girisi-sayfasi',
    )
    const back = await choose(visitor, 'google', '7001', '%2F%2Fkotu.test')
    expect((await land(visitor, back)).headers.get('location')).toBe('/')
  })
})

describe('completing the profile', () => {
  const page = '/profil-tamamla'

  it.each([
    ['facebook', '7003', 'facebook', ['email', 'mobile_phone']],
    ['facebook', '7002', 'facebookphone', ['mobile_phone']],
    ['twitter', '7002', 'twitter', ['email', 'mobile_phone']],
    ['google', '7002', 'googlephone', ['mobile_phone']],
    ['apple', '7003', 'social', ['email', 'mobile_phone']],
  ])(
    '[L10] %s %s opens activation=%s and asks for the missing values',
    async (platform, subject, activation, fields) => {
      const visitor = shop.visitor()
      const landed = await land(visitor, await choose(visitor, platform, subject))
      expect(landed.headers.get('location')).toBe(`${page}?activation=${activation}`)
      expect(await nameOf(visitor)).toContain('/uye-girisi-sayfasi')
      const { main } = await pageOf(visitor.follow(landed))
      for (const name of ['email', 'mobile_phone'])
        expect(main.fields(name).length > 0).toBe(fields.includes(name))
      expect(main.fields('kvkk').length).toBe(1)
      expect(main.elements('input').filter(({ isChecked }) => isChecked)).toEqual([])
    },
  )

  it('[L10] [A10] creates the member, who then signs in with that account; their consents are saved', async () => {
    const visitor = shop.visitor()
    await land(visitor, await choose(visitor, 'google', '7002', '%2Fsepet'))
    const empty = await visitor.post(page, {
      mobile_phone: '12',
      mobile_phone_country: 'US',
      mail_notify: '1',
    })
    expect(empty.status).toBe(422)
    const { main } = await pageOf(empty)
    expect(main.field('mobile_phone').value).toBe('12')
    expect(main.field('mobile_phone_country').value).toBe('US')
    expect(main.field('kvkk').attribute('aria-describedby')).toContain('profile-kvkk-error')
    const typed = { mobile_phone: '0533 700 70 02', kvkk: '1', mail_notify: '1' }
    const done = await visitor.post(page, typed)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sepet'])
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Deniz Kaya')
    const { results } = await shop.db
      .prepare(
        `SELECT kind, agreed FROM consent JOIN member ON member.id = member_id
         WHERE member.email = 'deniz.kaya@posta.test' AND channel = 'social' ORDER BY kind`,
      )
      .all()
    expect(results).toEqual([
      { kind: 'kvkk', agreed: 1 },
      { kind: 'mail_notify', agreed: 1 },
    ])
    const later = shop.visitor()
    await land(later, await choose(later, 'google', '7002'))
    expect(await (await later.get('/hesabim')).text()).toContain('Merhaba Deniz Kaya')
  })

  /** Completes the profile of a person unknown to the shop. */
  async function complete(visitor: Visitor) {
    await shop.db.batch([
      shop.db.prepare('DELETE FROM social_account'),
      shop.db.prepare(
        "UPDATE member SET email = 'x' || id, phone = 'x' || id WHERE email = 'deniz.kaya@posta.test'",
      ),
    ])
    await land(visitor, await choose(visitor, 'google', '7002', '%2Fsepet'))
    return visitor.post(page, { mobile_phone: '0533 700 70 02', kvkk: '1' })
  }

  it.each(['', '1'])(
    '[L10] [L13] leads first to the password change that the shop requires (script %s)',
    async (script) => {
      mustChange = true
      const visitor = shop.visitor()
      if (script) visitor.cookies.set('script', script)
      const done = await complete(visitor)
      mustChange = false
      const to = script ? '/sepet' : '/sifre-degistir'
      expect([done.status, done.headers.get('location')]).toEqual([303, to])
      const html = await (await visitor.follow(done)).text()
      const page = readPage(html)
      const opened = page
        .queryAllByRole('link')
        .filter((one) => one.attribute('data-open-now') !== undefined)
      if (script) expect(opened.map(({ href }) => href)).toContain('/sifre-degistir')
      else expect(page.fields('password_new')).toHaveLength(1)
      expect(await nameOf(visitor)).toBe('/sifre-degistir?donus=%2Fhesabim')
    },
  )

  it('[L02] [L10] lasts until the browser closes, since nothing longer was chosen', async () => {
    const done = await complete(shop.visitor())
    const [line] = done.headers.getSetCookie().filter((one) => one.startsWith('__Host-session='))
    expect(line).toMatch(/^__Host-session=[\w.-]+;/)
    expect(line).not.toMatch(/max-age|expires/i)
  })

  it('[L10] refuses an e-mail address that is taken, and requires the activation of a new one', async () => {
    const visitor = shop.visitor({ 'cf-connecting-ip': '192.0.2.7' })
    await land(visitor, await choose(visitor, 'twitter', '7003'))
    const typed = { mobile_phone: '0533 700 70 03', kvkk: '1' }
    const taken = await visitor.post(page, { ...typed, email: 'uye@sercehan.test' })
    expect(taken.status).toBe(422)
    expect(await taken.text()).toContain(
      'Bu e-posta adresiyle kayıt yapılmıştır. Lütfen giriş yapınız.',
    )
    const sent = await visitor.post(page, { ...typed, email: 'umut@posta.test' })
    expect(sent.headers.get('location')).toBe('/uye-kayit-onay')
    expect(await nameOf(visitor)).toContain('/uye-girisi-sayfasi')
    expect(seen).toContain('192.0.2.7')
  })

  it.each([
    ['facebook', ['facebook'], '7003'],
    ['facebookphone', ['facebook'], '7002'],
    ['twitter', ['twitter'], '7002'],
    ['googlephone', ['google'], '7002'],
    ['social', [...platforms], '7003'],
    ['social&platform=google', ['google'], '7003'],
    ['facebook&platform=facebook', ['facebook'], '7003'],
  ])(
    '[L10] a link with activation=%s works in a browser without a session',
    async (activation, offered, subject) => {
      const visitor = shop.visitor()
      const led = await visitor.get(`/sepet?activation=${activation}`)
      expect(led.headers.get('location')).toBe(`${page}?activation=${activation}`)
      const opened = await visitor.follow(led)
      expect(opened.status).toBe(200)
      const links = (await pageOf(opened)).idsOfLinks('/sosyal-giris', 'platform')
      expect(links.toSorted()).toEqual(offered.toSorted())
      expect(visitor.cookies.has('__Host-session')).toBe(false)
      await shop.db.prepare('DELETE FROM social_account').run()
      const landed = await land(visitor, await choose(visitor, offered.at(-1) ?? '', subject))
      const next = await (await visitor.follow(landed)).text()
      const isMember = landed.headers.get('location') === '/'
      expect(isMember || next.includes('id="profile-kvkk"')).toBe(true)
    },
  )

  it('[L10] is refused without a pending sign-in', async () => {
    const visitor = shop.visitor()
    const posted = await visitor.post(page, { email: 'a@b.test', kvkk: '1' })
    expect(posted.status).toBe(403)
    expect(visitor.cookies.has('__Host-session')).toBe(false)
    expect((await visitor.get(page)).status).toBe(403)
  })
})
