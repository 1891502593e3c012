import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { type Page, pageOf, readPage } from '../support/page/page'
import { answerOf, lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
/** Additional fields of the shop's successful sign-in response. */
let message: { url?: string; mustChange?: boolean } = {}
const family =
  /\/authentication\/(login|register)|otp-validate|social\/(\w+\/login|complete)|order-login/
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!family.test(new URL(request.url).pathname) || !answer.ok) return answer
      const body = (await answer.clone().json()) as { data?: object[]; page?: object }
      if (!body.data?.[0]) return answer
      const data = [{ ...body.data[0], ...(message.mustChange ? { password_change: 1 } : {}) }]
      const page = message.url ? { page: { url: message.url, redirect: '' } } : {}
      const headers = new Headers(answer.headers)
      for (const name of ['content-length', 'content-encoding']) headers.delete(name)
      return Response.json({ ...body, data, ...page }, { headers })
    },
  })
})
beforeEach(() => {
  message = {}
})
afterAll(() => shop.close())

const to = (answer: Response) => answer.headers.get('location')
const change = '/sifre-degistir'

/** The member's password, which changes from test to test. */
let { password } = account('plain')
async function changePassword(visitor: Visitor) {
  const next = `${account('plain').password} ${crypto.randomUUID()}`
  const fields = { password_old: password, password_new: next, password_new_again: next }
  const answer = await visitor.post(change, fields)
  if (answer.status === 303) password = next
  return answer
}

const byPassword = (visitor: Visitor, returnTo: string) =>
  signIn(visitor, 'plain', { password, donus: returnTo })

async function byCode(visitor: Visitor, fields: Record<string, string> = {}) {
  const { phone } = account('plain')
  await shop.db.batch(
    ['one_time_code', 'act_count'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)),
  )
  const page = '/tek-kullanimlik-kod'
  await visitor.post(page, { phone, phone_country: 'TR', ...fields })
  const otp = /\d{6}/.exec((await lastSent(shop.db, phone)).text)?.[0] ?? ''
  return visitor.post(page, { adim: 'dogrula', otp, ...fields })
}

async function byGoogle(visitor: Visitor, back = '') {
  const begun = await visitor.get(`/sosyal-giris?platform=google&donus=${encodeURIComponent(back)}`)
  const provider = to(begun) ?? ''
  const requested = new URL(provider).searchParams
  const chosen = await fetch(provider, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      subject: '7001',
      state: requested.get('state') ?? '',
      redirect_uri: requested.get('redirect_uri') ?? '',
    }),
  })
  return visitor.get((to(chosen) ?? '').replace(shop.url, ''))
}

async function byRegistration(visitor: Visitor, email: string, phone = '0533 222 0101') {
  await shop.db
    .prepare("INSERT OR REPLACE INTO setting (name, value) VALUES ('MEMBER_ACTIVATION', '0')")
    .run()
  return visitor.post('/uye-kayit', {
    name: 'Ayla',
    surname: 'Yurt',
    email,
    mobile_phone: phone,
    gender: '1',
    password: 'uzun bir cümle olsun',
    kvkk: '1',
    ...formKey(),
  })
}

describe('[L02] sign-ins without the choice to be remembered', () => {
  it.each([
    ['a code', () => byCode(shop.visitor())],
    ['an outside account', () => byGoogle(shop.visitor())],
    ['a registration', () => byRegistration(shop.visitor(), 'gecici@ornek.test', '0533 222 0102')],
  ])('by %s, the session ends with the browser', async (_, comeIn) => {
    const lines = (await comeIn()).headers.getSetCookie()
    const session = lines.find((line) => line.startsWith('__Host-session='))
    expect(session).toMatch(/=v?[^;]{40,};/)
    expect(session).not.toMatch(/max-age|expires/i)
  })
})

const byCheckout = (visitor: Visitor) =>
  visitor.post('/order', {
    adim: 'uye',
    email: account('plain').email,
    password,
    ...formKey(),
  })

describe('a guest’s favourites', () => {
  it.each([
    ['a code', (visitor: Visitor) => byCode(visitor)],
    ['an outside account', (visitor: Visitor) => byGoogle(visitor)],
    [
      'a registration',
      (visitor: Visitor) => byRegistration(visitor, 'kalpli@ornek.test', '0533 222 0103'),
    ],
    ['the checkout', byCheckout],
  ])('[F02] are the member’s after a sign-in by %s', async (_, comeIn) => {
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'deal')
    visitor.cookies.set('__Host-favourites', String(id))
    await comeIn(visitor)
    const page = await pageOf(visitor.get('/sepet'))
    expect(page.notices('status').some(({ text }) => text.includes('Favorilere eklendi'))).toBe(
      true,
    )
    expect(visitor.cookies.has('__Host-favourites')).toBe(false)
    const { ids } = (await (await visitor.get('/favorilerim/esitle')).json()) as { ids: string[] }
    expect(ids).toContain(String(id))
    await visitor.post('/favorilerim/esitle', { fav: `-${id}` })
  })
})

/** Links that script opens as a dialog at once, with the width of the dialog. */
const dialogsOf = (page: Page) =>
  page
    .queryAllByRole('link')
    .filter((one) => one.attribute('data-open-now') !== undefined)
    .map((one) => [one.href, one.attribute('data-dialog-width')])

describe('[L03] [Z20] the page after a sign-in', () => {
  it.each([
    ['/iletisim', '/sepet', '/iletisim'],
    ['iletisim', '/sepet', '/iletisim'],
    ['/', '/sepet', '/sepet'],
    ['https://evil.example/', '/sepet', '/sepet'],
    ['//evil.example', '/sepet', '/sepet'],
    ['javascript:alert(1)', '', '/'],
    ['/uye-girisi-sayfasi', '/sepet', '/sepet'],
  ])('the shop says %s, the shopper came from %s: %s', async (url, returnTo, page) => {
    message = { url }
    expect(to(await byPassword(shop.visitor(), returnTo))).toBe(page)
  })

  it('is the shopper’s own page where the shop did not receive it', async () => {
    message = { url: '/iletisim' }
    expect(to(await byCode(shop.visitor(), { donus: '/sepet' }))).toBe('/sepet')
    expect(to(await byCode(shop.visitor()))).toBe('/iletisim')
    expect(to(await byGoogle(shop.visitor(), '/sepet'))).toBe('/sepet')
  })

  it('[L12] is kept by a forgotten password', async () => {
    const back = '/kuzey-noktali-defter?variant=104'
    const returnTo = encodeURIComponent(back)
    const visitor = shop.visitor()
    const signInPage = await pageOf(visitor.get(`/uye-girisi-sayfasi?donus=${returnTo}`))
    const { href } = signInPage.main.getByRole('link', 'Şifremi unuttum')
    expect(new URL(href, shop.url).searchParams.get('donus')).toBe(back)
    const html = await (await visitor.get(href)).text()
    const byPhone = readPage(html)
      .main.queryAllByRole('link')
      .map((one) => one.href)
    expect(byPhone.some((one) => one.includes('telefon') && one.includes(returnTo))).toBe(true)
    const fields = { donus: back, security_code: answerOf(html) }
    const refused = await visitor.post('/uye-sifre-hatirlat', { ...fields, name: '' })
    const refusedHtml = await refused.text()
    expect(refusedHtml).toContain('name="donus" value="/kuzey-noktali-defter?variant=104"')
    fields.security_code = answerOf(refusedHtml)
    const name = account('plain').email
    const sent = await pageOf(visitor.post('/uye-sifre-hatirlat', { ...fields, name }))
    const signInLink = sent.main.getByRole('link', 'Giriş yap').href
    expect(new URL(signInLink, shop.url).searchParams.get('donus')).toBe(back)
    const evil = await visitor.get('/uye-sifre-hatirlat?donus=https://evil.example/')
    expect(await evil.text()).not.toContain('name="donus"')
  })
})

describe('[L01] the notice after a sign-in', () => {
  it.each([
    ['a password', (visitor: Visitor) => byPassword(visitor, '/sepet')],
    ['a code', (visitor: Visitor) => byCode(visitor, { donus: '/sepet' })],
    ['an outside account', (visitor: Visitor) => byGoogle(visitor, '/sepet')],
    ['the checkout', byCheckout],
  ])('by %s, welcomes the member once, by name', async (_, comeIn) => {
    const visitor = shop.visitor()
    await comeIn(visitor)
    const page = await pageOf(visitor.get('/sepet'))
    const { name } = account('plain')
    const texts = page.notices('status').map(({ text }) => text)
    expect(texts.filter((text) => text.includes(`Hoş geldiniz, ${name}`))).toHaveLength(1)
    const after = await pageOf(visitor.get('/sepet'))
    expect(after.text).not.toContain('Hoş geldiniz')
  })

  it('is about the expired password alone where there is one', async () => {
    message = { mustChange: true }
    const visitor = shop.visitor()
    visitor.cookies.set('script', '1')
    const page = await pageOf(visitor.follow(await byCode(visitor, { donus: '/sepet' })))
    expect(page.text).not.toContain('Hoş geldiniz')
  })
})

describe('[L05] a sign-in that succeeds although the password must be changed', () => {
  beforeEach(() => {
    message = { mustChange: true }
  })

  it.each([
    ['a code', (visitor: Visitor) => byCode(visitor, { donus: '/sepet' })],
    ['an outside account', (visitor: Visitor) => byGoogle(visitor, '/sepet')],
    ['a password', (visitor: Visitor) => byPassword(visitor, '/sepet')],
  ])('by %s, leads to its change and then on', async (_name, enter) => {
    const visitor = shop.visitor()
    expect(to(await enter(visitor))).toBe(change)
    expect(await (await visitor.get(change)).text()).toContain('Hesabınızın güvenliği için')
    expect(to(await changePassword(visitor))).toBe('/sepet')
  })

  it('opens a dialog over the page where script runs, by a code too', async () => {
    const visitor = shop.visitor()
    visitor.cookies.set('script', '1')
    const entered = await byCode(visitor, { donus: '/sepet' })
    expect(to(entered)).toBe('/sepet')
    const opening = dialogsOf(await pageOf(visitor.follow(entered)))
    expect(opening).toContainEqual(['/sifre-degistir', '480'])
  })

  it('opens it after a registration that signs in at once', async () => {
    const answer = await byRegistration(shop.visitor(), 'yeni-gelen@ornek.test')
    expect([answer.status, to(answer)]).toEqual([303, change])
  })

  it('opens it at the checkout, whose address step follows', async () => {
    const visitor = shop.visitor()
    const { email } = account('plain')
    const form = { adim: 'uye', email: email, password, ...formKey() }
    expect(to(await visitor.post('/order', form))).toBe(change)
  })

  it('opens it after a refresh: the next document shows it once, and leads back', async () => {
    message = {}
    const visitor = shop.visitor()
    const setSeconds = (seconds: number) =>
      shop.db.prepare(`UPDATE setting SET value = '${seconds}' WHERE name = 'TOKEN_SECONDS'`).run()
    await setSeconds(300)
    await byPassword(visitor, '')
    await setSeconds(3600)
    message = { mustChange: true }
    const first = await pageOf(visitor.get('/kirtasiye'))
    expect(first.text).toContain('Hesabınızın güvenliği için')
    expect(dialogsOf(first).map(([href]) => href)).toContain('/sifre-degistir')
    expect(dialogsOf(await pageOf(visitor.get('/kirtasiye')))).toEqual([])
    expect(to(await changePassword(visitor))).toBe('/kirtasiye')
  })
})
