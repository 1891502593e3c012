import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account, signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { pageOf, readPage } from '../support/page/page'
import { answerOf, lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
const lines: string[] = []
beforeAll(async () => {
  shop = await openWorkers({ onLine: (line) => lines.push(line) })
})
beforeEach(() => shop.db.prepare('DELETE FROM sign_in_failure').run())
afterAll(() => shop.close())

const next = 'yepyeni bir şifre 7'
const change = (old: string, more: Record<string, string> = {}) => ({
  password_old: old,
  password_new: next,
  password_new_again: next,
  ...more,
})

describe('an expired password', () => {
  it('[L05] [Z24] is changed during the sign-in, with the reason, and the sign-in continues', async () => {
    const visitor = shop.visitor()
    const refused = await signIn(visitor, 'expired', { donus: '/sepet' })
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/sifre-degistir'])
    const html = await (await visitor.follow(refused)).text()
    expect(html).toContain('Hesabınızın güvenliği için')
    expect((await visitor.post('/sifre-degistir', change('yanlış'))).status).toBe(422)
    const old = account('expired').password
    const short = await visitor.post('/sifre-degistir', change(old, { password_new: 'kısa' }))
    expect(errorSummary(await short.text())).toHaveProperty('password-password_new')
    const done = await visitor.post('/sifre-degistir', change(old))
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sepet'])
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Hülya Işık')
    expect((await signIn(shop.visitor(), 'expired')).status).toBe(403)
    expect((await signIn(shop.visitor(), 'expired', { password: next })).status).toBe(303)
  })

  it('[L05] the step cannot be opened without an expired password', async () => {
    const answer = await shop.visitor().get('/sifre-degistir')
    expect(answer.headers.get('location')).toContain('/uye-girisi-sayfasi')
  })
})

describe('changing one’s password', () => {
  it('[L12] [Z29] errors appear under the field that the shop names; other sessions end', async () => {
    const visitor = shop.visitor()
    const elsewhere = shop.visitor()
    await signIn(visitor, 'vendor')
    await signIn(elsewhere, 'vendor')
    const wrong = await visitor.post('/sifre-degistir', change('yanlış'))
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(errorSummary(html)).toMatchObject({
      'password-password_old': 'Mevcut şifre: Mevcut şifre hatalı',
    })
    expect(html).not.toContain(next)
    const done = await visitor.post('/sifre-degistir', change(account('vendor').password))
    expect(done.headers.get('location')).toBe('/hesabim')
    expect(await (await visitor.get('/hesabim')).text()).toContain('Şifreniz değiştirildi.')
    await elsewhere.get('/uye-kisisel-bilgileri')
    expect((await elsewhere.get('/hesabim')).status).toBe(302)
  })
})

describe('a forgotten password', () => {
  const request = async (fields: Record<string, string>) => {
    const visitor = shop.visitor()
    const page = await (await visitor.get('/uye-sifre-hatirlat')).text()
    const code = { security_code: answerOf(page) }
    return visitor.post('/uye-sifre-hatirlat', { ...code, ...fields })
  }
  const text = (html: string) => readPage(html).main.getByRole('status').text

  it('[L12] gives everybody the same answer, and mails a link that works once', async () => {
    const { email } = account('affiliate')
    const known = await request({ name: email })
    const unknown = await request({ name: 'hickimse@ornek.test' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    const message = text(await known.text())
    expect(message).toContain('Bu bilgilerle bir üyelik varsa')
    expect(text(await unknown.text())).toBe(message)
    const { link } = await lastSent(shop.db, email)
    const visitor = shop.visitor()
    const page = await visitor.get(link)
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    const token = new URL(link, shop.url).searchParams.get('token') ?? ''
    const fields = { token, password_new: next, password_new_again: next }
    // A browser that sends no referrer sends no origin either.
    const done = await visitor.post('/sifre-yenile', fields, { headers: { origin: 'null' } })
    expect(done.headers.get('location')).toBe('/uye-girisi-sayfasi')
    const repeated = await visitor.post('/sifre-yenile', fields)
    expect(repeated.status).toBe(422)
    const dead = await pageOf(repeated)
    expect(dead.main.text).toContain('Bu bağlantı kullanılmış')
    expect(dead.main.fields('password_new')).toEqual([])
    const further = dead.main.getByRole('link', 'Şifremi unuttum').attribute('href')
    expect(further).toBe('/uye-sifre-hatirlat')
    expect((await signIn(visitor, 'affiliate', { password: next })).status).toBe(303)
    expect(lines.join('')).not.toContain(token)
  })

  it('[L12] can be reset by phone too, with the security question', async () => {
    const { phone } = account('noConsent')
    expect((await request({ tip: 'telefon', name: phone })).status).toBe(200)
    expect((await lastSent(shop.db, phone)).link).toContain('/sifre-yenile?token=')
    const wrong = await request({ name: account('plain').email, security_code: '99' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('Güvenlik kodu hatalı')
  })
})

describe('the security question', () => {
  it('[L07] [Z30] [T71] is asked after three failures, by the shop’s counter and not by a cookie', async () => {
    const wrong = { password: 'yanlis-sifre' }
    for (let time = 0; time < 2; time += 1)
      expect(await (await signIn(shop.visitor(), 'grouped', wrong)).text()).not.toContain(
        'name="security_code"',
      )
    const visitor = shop.visitor()
    const third = await (await signIn(visitor, 'grouped', wrong)).text()
    expect(third).toContain('name="security_code"')
    const without = await signIn(shop.visitor(), 'grouped')
    expect(without.status).toBe(403)
    expect(await without.text()).toContain('Güvenlik kodunu yazın')
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 0').run()
    const right = await signIn(visitor, 'grouped', { security_code: answerOf(third) })
    expect(right.status).toBe(303)
  })
})

describe('the shop’s requests to a member', () => {
  it('[L13] a weak password is reported until it is changed', async () => {
    const visitor = shop.visitor()
    await visitor.follow(await signIn(visitor, 'weak'))
    expect(await (await visitor.get('/hesabim')).text()).toContain('Şifreniz zayıf')
    await visitor.post('/sifre-degistir', change(account('weak').password))
    expect(await (await visitor.get('/hesabim')).text()).not.toContain('Şifreniz zayıf')
  })

  it('[L13] [R06] [Z28] a missing consent is requested, never from an admin; the notice is mandatory', async () => {
    const admin = shop.visitor()
    await shop.db.prepare('UPDATE member SET kvkk = 0 WHERE is_admin = 1').run()
    await signIn(admin, 'admin')
    expect(await (await admin.get('/hesabim')).text()).not.toContain('KVKK aydınlatma metnini')
    const visitor = shop.visitor()
    const home = await visitor.follow(await signIn(visitor, 'noConsent'))
    expect(await home.text()).toContain('KVKK aydınlatma metnini okuyup onaylamanız gerekiyor.')
    const form = await pageOf(visitor.get('/iletisim-tercihleri'))
    const boxes = form.main.queryAllByRole('checkbox')
    expect(boxes.length).toBeGreaterThan(1)
    expect(boxes.filter(({ isChecked }) => isChecked)).toEqual([])
    expect((await visitor.post('/iletisim-tercihleri', { sms_notify: '1' })).status).toBe(422)
    const saved = await visitor.post('/iletisim-tercihleri', { kvkk: '1', sms_notify: '1' })
    expect(saved.status).toBe(303)
    expect(await (await visitor.get('/hesabim')).text()).not.toContain('onaylamanız gerekiyor')
    const row = await shop.db
      .prepare('SELECT kvkk, mail_notify, sms_notify, phone_notify FROM member WHERE email = ?1')
      .bind(account('noConsent').email)
      .first()
    expect(row).toEqual({ kvkk: 1, mail_notify: 0, sms_notify: 1, phone_notify: 0 })
    const last = await shop.db
      .prepare("SELECT agreed, channel FROM consent WHERE kind = 'sms_notify' ORDER BY id DESC")
      .first()
    expect(last).toEqual({ agreed: 1, channel: 'preferences' })
  })

  it('[R01] [Z28] [R02] personal data can be changed, but not to another member’s e-mail address', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const page = await (await visitor.get('/uye-kisisel-bilgileri')).text()
    expect(page).toContain(`value="${account('plain').email}"`)
    const mine = {
      name: 'Ayla',
      surname: 'Yurt Çelik',
      email: account('plain').email,
      mobile_phone: account('plain').phone,
      gender: '0',
    }
    const taken = await visitor.post('/uye-kisisel-bilgileri', {
      ...mine,
      email: account('vendor').email,
    })
    expect(await taken.text()).toContain('Bu e-posta adresiyle kayıt yapılmıştır.')
    expect((await visitor.post('/uye-kisisel-bilgileri', mine)).status).toBe(303)
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Ayla Yurt Çelik')
  })
})

describe('a one-time code', () => {
  const page = '/tek-kullanimlik-kod'
  const codeOf = async (phone: string) =>
    /\d{6}$/.exec((await lastSent(shop.db, phone)).text)?.[0] ?? ''

  it('[L08] [Z25] [Z26] is sent to a phone, is valid for 120 s and signs in once', async () => {
    const visitor = shop.visitor()
    const { phone } = account('plain')
    const first = await visitor.post(page, { adim: 'iste', phone: `+${phone}`, donus: '/sepet' })
    expect(first.headers.get('location')).toBe(`${page}?donus=%2Fsepet`)
    const html = await (await visitor.follow(first)).text()
    const [left] = readPage(html)
      .tags('time', 'span', 'p', 'button')
      .flatMap((one) => one.attribute('data-seconds-left') ?? [])
    expect(left).toMatch(/^1(20|1\d)$/)
    expect(html).toContain('one-time-code')
    expect(html).not.toContain(phone)
    const twice = await visitor.follow(await visitor.post(page, { adim: 'yeniden' }))
    expect(await twice.text()).toContain('Bir kod zaten gönderildi.')
    const code = await codeOf(phone)
    const other = shop.visitor()
    expect((await other.post(page, { adim: 'dogrula', otp: code })).status).toBe(422)
    const wrong = await visitor.post(page, { adim: 'dogrula', otp: '000000' })
    expect(errorSummary(await wrong.text())).toMatchObject({
      'confirm-code-otp': 'Kod: Kod hatalı',
    })
    const done = await visitor.post(page, { adim: 'dogrula', otp: code, donus: '/sepet' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sepet'])
    expect((await visitor.get('/hesabim')).status).toBe(200)
    expect(lines.join('')).not.toContain(phone)
  })

  it('[L08] [T68] allows five tries, then requires a wait, also for concurrent tries', async () => {
    const visitor = shop.visitor()
    const { phone } = account('vendor')
    await visitor.post(page, { adim: 'iste', phone })
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        visitor.post(page, { adim: 'dogrula', otp: `00000${at % 10}` }),
      ),
    )
    const words = await Promise.all(tried.map((one) => one.text()))
    expect(words.filter((html) => html.includes('Kod hatalı')).length).toBeLessThanOrEqual(5)
    const right = await visitor.post(page, { adim: 'dogrula', otp: await codeOf(phone) })
    expect(await right.text()).toContain('Yeni kod isteyin')
  })

  it('[L08] [A10] is requested with the phone field’s country, which stays after a refusal', async () => {
    const visitor = shop.visitor()
    const country = (html: string) => readPage(html).field('phone_country').value
    const first = await (await visitor.get(page)).text()
    expect(country(first)).toBe('TR')
    const short = { adim: 'iste', phone: '212 555 01', phone_country: 'US' }
    const refused = await visitor.post(page, short)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(country(html)).toBe('US')
    expect(html).toContain('value="212 555 01"')
    expect(errorSummary(html)).toMatchObject({
      'request-code-phone': 'Telefon: Bu alan boş bırakılamaz',
    })
    await visitor.post(page, { ...short, phone: '(212) 555-0142' })
    const next = await (await visitor.get(page)).text()
    expect(next).toContain('Sonu 0142 olan telefona')
    const other = await visitor.follow(await visitor.post(page, { adim: 'baska' }))
    expect(country(await other.text())).toBe('TR')
  })

  it('[L08] [T88] gives the same answer for an unknown phone, and sends nothing outside the shop’s countries', async () => {
    const unknown = await shop.visitor().post(page, { adim: 'iste', phone: '05550001122' })
    expect(unknown.headers.get('location')).toBe(page)
    await expect(lastSent(shop.db, '905550001122')).rejects.toThrow()
    const satellite = await shop.visitor().post(page, { adim: 'iste', phone: '+8816123456789' })
    expect(satellite.status).toBe(422)
  })

  it('[R07] [Z39] verifies a member’s phone', async () => {
    await shop.db.prepare('UPDATE member SET phone_verified_at = 0').run()
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const sent = await visitor.follow(await visitor.post('/telefon-dogrula', { adim: 'iste' }))
    expect(await sent.text()).toContain('gönderildi')
    const { phone } = account('plain')
    const done = await visitor.post('/telefon-dogrula', {
      adim: 'dogrula',
      otp: await codeOf(phone),
    })
    expect(done.headers.get('location')).toBe('/hesabim')
    const row = await shop.db
      .prepare('SELECT phone_verified_at > 0 AS proved FROM member WHERE phone = ?1')
      .bind(phone)
      .first()
    expect(row).toEqual({ proved: 1 })
  })
})
