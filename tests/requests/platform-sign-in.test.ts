import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf, readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* The second backend: with the specification's calls alone it knows a member by its session, else by a bearer too. */

const greeting = async (visitor: Visitor) => (await pageOf(visitor.get('/hesabim'))).main.text
const isGuest = async (visitor: Visitor) =>
  ((await visitor.get('/hesabim')).headers.get('location') ?? '').startsWith('/uye-girisi-sayfasi')

describe.each(['full', 'section7'] as const)('a sign-in at a shop in mode %s', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode })
  })
  afterAll(() => shop.close())

  const signIn = (visitor: Visitor, username: string, more: Record<string, string> = {}) => {
    const { password } = shop.platform.accounts.plain
    return visitor.post('/uye-girisi-sayfasi', { username, password, tip: 'eposta', ...more })
  }

  // With the calls of section 7 alone the shop takes the order itself (decision 068).
  const afterFirstStep = mode === 'full' ? '/order/adres' : '/devam?sayfa=order'

  it('[L02] [Z20] by e-mail, phone or vendor code and a password', async () => {
    const { plain, vendor } = shop.platform.accounts
    for (const [name, username, tip] of [
      [plain.name, plain.email, 'eposta'],
      [plain.name, plain.phone.slice(2), 'telefon'],
      [vendor.name, vendor.vendorCode, 'bayi'],
    ] as const) {
      const visitor = shop.visitor()
      const done = await signIn(visitor, username, { tip, donus: '/sepet' })
      expect([tip, done.status, done.headers.get('location')]).toEqual([tip, 303, '/sepet'])
      expect(await greeting(visitor)).toContain(`Merhaba ${name}`)
    }
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
      privacy: '1',
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

  it('[R01] [X01] is told that the passwords differ beside all else that is wrong', async () => {
    const wrong = { name: 'Ada', password: 'Uzun-Bir-Cumle-7', password_again: 'Kisa-Bir-Cumle-8' }
    const { main } = await pageOf(shop.visitor().post('/uye-kayit', wrong))
    expect(main.links('#register-')).toEqual(
      expect.arrayContaining(['#register-password_again', '#register-kvkk']),
    )
    expect(main.text).toContain('Şifreler aynı değil')
  })

  it('[L05] changes an expired password first', async () => {
    const visitor = shop.visitor()
    const { email } = shop.platform.accounts.expired
    expect((await signIn(visitor, email)).headers.get('location')).toBe('/sifre-degistir')
    const next = 'Yeni-Kekik-2027!'
    const { password, name } = shop.platform.accounts.expired
    const fields = { password_old: password, password_new: next, password_new_again: next }
    expect((await visitor.post('/sifre-degistir', fields)).status).toBe(303)
    expect(await greeting(visitor)).toContain(name)
  })

  it('[R07] [Z39] without a phone number leads to adding one before a code is sent', async () => {
    const { members } = shop.platform.state
    const member = members.find(({ id }) => id === shop.platform.accounts.affiliate.id)
    const number = member?.phone ?? ''
    Object.assign(member ?? {}, { phone: '' })
    const visitor = shop.visitor()
    await signIn(visitor, member?.email ?? '')
    const to = '/telefon-dogrula'
    shop.platform.requests.splice(0)
    const posted = await visitor.post(to, { adim: 'iste' })
    expect(posted.status).toBe(422)
    for (const { main } of [await pageOf(visitor.get(to)), readPage(await posted.text())]) {
      expect(main.text).toContain('Hesabınızda telefon numarası yok.')
      // The account's menu has it too.
      expect(main.links('/uye-kisisel-bilgileri')).toHaveLength(2)
      expect(main.fields('adim')).toEqual([])
    }
    expect(shop.platform.requests.filter(({ path }) => path.includes('verify-sms'))).toEqual([])
    Object.assign(member ?? {}, { phone: number })
    const { main } = await pageOf(visitor.get(to))
    expect(main.text).toContain(`Sonu ${number.slice(-4)} olan`)
    expect((await visitor.post(to, { adim: 'iste' })).status).toBe(303)
  })

  it('[O02] [Z44] in the checkout', async () => {
    const visitor = await shop.buyer()
    const { email, password, name } = shop.platform.accounts.plain
    const answer = await visitor.post('/order', { adim: 'uye', email: email, password })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, afterFirstStep])
    if (mode === 'full') expect(await greeting(visitor)).toContain(name)
  })

  it('[O02] [Z23] is not needed in the checkout', async () => {
    const visitor = await shop.buyer()
    const answer = await visitor.post('/order', { email: 'konuk@ornek.test' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, afterFirstStep])
  })
})

it('[O02] [L14] the checkout knows a member whom the shop knows by its session alone', async () => {
  const shop = await openPlatformShop({ mode: 'full' })
  const visitor = await shop.buyer()
  const { email, password, name } = shop.platform.accounts.plain
  shop.platform.setMode('section7')
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  shop.platform.setMode('full')
  const { main } = await pageOf(visitor.get('/order'))
  expect(main.text).toContain(`Merhaba ${name}`)
  expect(main.queryAllByRole('button', 'Giriş yap')).toEqual([])
  expect(main.links('/order/adres')).toHaveLength(1)
  await shop.close()
})
