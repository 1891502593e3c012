import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { answerOf, lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const codePage = '/tek-kullanimlik-kod'
const from = (end: number) => shop.visitor({ 'cf-connecting-ip': `198.51.100.${end}` })
const codeOf = async (phone: string) =>
  /\d{6}$/.exec((await lastSent(shop.db, phone)).text)?.[0] ?? ''

/** A response without the values of one session. */
async function plain(answer: Response, typed: string) {
  const html = (await answer.text()).replaceAll(typed, 'TYPED')
  const page = readPage(html)
  const fields = ['input', 'select', 'textarea'].flatMap((tag) => page.main.elements(tag))
  return {
    status: answer.status,
    fields: fields.map((one) => one.attribute('id')),
    words: [...page.notices('alert'), ...page.notices('status'), page.main].map(({ text }) => text),
  }
}

describe('guessing passwords', () => {
  it('[T65] is counted by user name, for any client and any cookies', async () => {
    const words: string[] = []
    for (let guess = 0; guess < 12; guess += 1) {
      const answer = await signIn(from(guess + 1), 'admin', { password: `yanlis-${guess}` })
      expect(answer.status).toBe(403)
      words.push(await answer.text())
    }
    // Three tries are checked; then neither a stranger's fresh cookies nor any others avoid the question.
    expect(words.filter((html) => html.includes('Giriş bilgileri hatalı')).length).toBeLessThan(4)
    expect(words[4]).toContain('name="security_code"')
    const wait = await shop.db
      .prepare('SELECT blocked_until - failed_at AS wait FROM sign_in_failure')
      .first<number>('wait')
    expect(wait).toBeGreaterThanOrEqual(2)
    // The wait has not ended, however long the guesses took.
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 9e9').run()
    const wrong = await signIn(from(98), 'admin', { password: 'yanlis' })
    expect(await wrong.text()).toContain('bekleyip')
    const right = await signIn(from(99), 'admin')
    expect([right.status, (await right.text()).includes('bekleyip')]).toEqual([403, true])
  })

  it('[T67] does not lock the owner out: a code and a new password still work', async () => {
    const { phone, email } = account('admin')
    const visitor = from(100)
    await visitor.post(codePage, { adim: 'iste', phone })
    const done = await visitor.post(codePage, { adim: 'dogrula', otp: await codeOf(phone) })
    expect(done.status).toBe(303)
    expect((await visitor.get('/hesabim')).status).toBe(200)
    const forgot = from(101)
    const page = await (await forgot.get('/uye-sifre-hatirlat')).text()
    await forgot.post('/uye-sifre-hatirlat', { name: email, security_code: answerOf(page) })
    expect((await lastSent(shop.db, email)).link).toContain('/sifre-yenile?token=')
  })

  it('[T66] does not reveal who is a member: not by text, status or cookies', async () => {
    const { email } = account('plain')
    const stranger = 'hickim@sercehan.test'
    const tried = async (username: string) => {
      const visitor = from(110)
      const answer = await visitor.post('/uye-girisi-sayfasi', {
        tip: 'eposta',
        username,
        password: 'yanlis-sifre',
      })
      return { ...(await plain(answer, username)), cookies: [...visitor.cookies.keys()].sort() }
    }
    for (let time = 0; time < 2; time += 1)
      expect(await tried(email)).toEqual(await tried(stranger))
    const requested = async (phone: string) => {
      const visitor = from(111)
      const answer = await visitor.post(codePage, { adim: 'iste', phone })
      const next = await plain(await visitor.follow(answer), phone.slice(-4))
      return { led: answer.status, to: answer.headers.get('location'), ...next }
    }
    const { phone } = account('affiliate')
    expect(await requested(phone)).toEqual(await requested('905559998877'))
  })
})

describe('one-time codes', () => {
  it('[T68] are valid once, in their own session, and for 120 seconds', async () => {
    const { phone } = account('grouped')
    const visitor = from(120)
    await visitor.post(codePage, { adim: 'iste', phone })
    const code = await codeOf(phone)
    await shop.db
      .prepare('UPDATE one_time_code SET expires_at = unixepoch() - 1 WHERE phone = ?1')
      .bind(phone)
      .run()
    expect((await visitor.post(codePage, { adim: 'dogrula', otp: code })).status).toBe(422)
    const second = from(121)
    await second.post(codePage, { adim: 'iste', phone })
    const fresh = await codeOf(phone)
    const stranger = from(122)
    await stranger.post(codePage, { adim: 'iste', phone: account('vendor').phone })
    expect((await stranger.post(codePage, { adim: 'dogrula', otp: fresh })).status).toBe(422)
    expect((await second.post(codePage, { adim: 'dogrula', otp: fresh })).status).toBe(303)
    const replay = from(123)
    for (const [name, value] of second.cookies) replay.cookies.set(name, value)
    await second.post('/cikis')
    await replay.post(codePage, { adim: 'dogrula', otp: fresh })
    const ownPage = await replay.get('/hesabim')
    expect(ownPage.headers.get('location')).toMatch(/^\/uye-girisi-sayfasi/)
  })

  it('[T69] are limited to three in 15 minutes for a phone, whoever requests them', async () => {
    const { phone } = account('noConsent')
    const answers: number[] = []
    for (let time = 0; time < 4; time += 1)
      answers.push((await from(130 + time).post(codePage, { adim: 'iste', phone })).status)
    expect(answers).toEqual([303, 303, 303, 422])
    const sent = await shop.db
      .prepare("SELECT count(*) AS n FROM outbox WHERE recipient = ?1 AND kind = 'sms'")
      .bind(phone)
      .first('n')
    expect(sent).toBe(3)
    for (const dear of ['+8816123456789', '+979123456789', '+37281234567'])
      expect((await from(140).post(codePage, { adim: 'iste', phone: dear })).status).toBe(422)
  })
})

describe('social accounts', () => {
  it('[T70] a forged response of a provider creates no session', async () => {
    const visitor = from(150)
    const tokens = () => shop.db.prepare('SELECT count(*) AS n FROM member_token').first('n')
    const before = await tokens()
    for (const query of [
      'code=abc',
      'code=abc&state=',
      `code=abc&state=${crypto.randomUUID()}`,
      'code[]=abc&state[]=x',
    ]) {
      const answer = await visitor.get(`/sosyal-giris?${query}`)
      expect(answer.headers.get('location')).toBe('/uye-girisi-sayfasi')
    }
    expect(await tokens()).toBe(before)
    expect((await visitor.get('/hesabim')).status).toBe(302)
  })
})

describe('a manipulated browser', () => {
  const memberPages = ['/hesabim', '/uye-siparisleri']

  it('[T76] a planted session gives no access to the member who signs in with it', async () => {
    const stranger = shop.visitor()
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    await stranger.post('/sepet/ekle', { productId: String(id), quantity: '1', back: '/' })
    const planted = new Map(stranger.cookies)
    const member = shop.visitor()
    for (const [name, value] of planted) member.cookies.set(name, value)
    expect((await signIn(member, 'vendor')).status).toBe(303)
    const changes = [
      (by: typeof stranger) => by.post('/para-birimi', { currency: 'EUR', back: '/' }),
      (by: typeof stranger) => by.get('/sepet'),
      (by: typeof stranger) => signIn(by, 'admin'),
    ]
    for (const change of changes) {
      stranger.cookies.clear()
      for (const [name, value] of planted) stranger.cookies.set(name, value)
      await change(stranger)
      for (const page of memberPages) {
        const answer = await stranger.get(page)
        expect(answer.headers.get('location'), page).toContain('/uye-girisi-sayfasi')
      }
    }
    for (const page of memberPages) expect((await member.get(page)).status, page).toBe(200)
  })
})
