import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hrefOf } from '../../app/site-map'
import { account } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
const lines: string[] = []
beforeAll(async () => {
  shop = await openWorkers({ onLine: (line) => lines.push(line) })
})
afterAll(() => shop.close())

let last = 0
/** Somebody who fills the registration form. */
function person(more: Record<string, string> = {}) {
  last += 1
  return {
    name: 'Şükrü',
    surname: 'Iğdır-Öz',
    email: `sukru${last}@ornek.test`,
    mobile_phone: `0533 111 ${String(1000 + last)}`,
    gender: '1',
    password: 'uzun bir cümle olsun',
    kvkk: '1',
    ...more,
  }
}
const linkTo = async (email: string) =>
  (
    await shop.db
      .prepare('SELECT link FROM outbox WHERE recipient = ?1 ORDER BY id DESC')
      .bind(email)
      .first<{ link: string }>()
  )?.link ?? ''

describe('registering', () => {
  it('[R01] [Z11] shows the fields that the shop requires, with nothing ticked beforehand', async () => {
    const { main } = await pageOf(shop.visitor().get('/uye-kayit'))
    for (const name of ['name', 'surname', 'email', 'mobile_phone', 'gender', 'password', 'kvkk'])
      expect(main.fields(name), name).not.toEqual([])
    expect(main.elements('input').filter(({ isChecked }) => isChecked)).toEqual([])
    expect(main.field('password').attribute('autocomplete')).toBe('new-password')
    expect(main.field('mobile_phone').attribute('inputmode')).toBe('tel')
    expect(main.getByRole('link', /^KVKK aydınlatma metnini okudum/).href).toMatch(/^\/./)
  })

  it('[R01] [Z21] [R03] [Z76] [T33] is activated by the link in the mail and a button, and signs in', async () => {
    const visitor = shop.visitor()
    const filled = person({ mail_notify: '1' })
    const answer = await visitor.post('/uye-kayit', filled)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/uye-kayit-onay'])
    const member = await shop.db
      .prepare('SELECT * FROM member WHERE email = ?1')
      .bind(filled.email)
      .first<Record<string, unknown>>()
    expect(member).toMatchObject({ name: 'Şükrü', is_activated: 0, kvkk: 1, mail_notify: 1 })
    expect(member).toMatchObject({ sms_notify: 0, phone_notify: 0, gender: 1 })
    expect(member?.phone).toMatch(/^90533111\d{4}$/)
    const { results } = await shop.db
      .prepare('SELECT kind, agreed, text_version, channel FROM consent WHERE member_id = ?1')
      .bind(member?.id)
      .all()
    expect(results).toContainEqual({
      kind: 'mail_notify',
      agreed: 1,
      text_version: '2026-01',
      channel: 'register',
    })
    // A box that is not ticked is no withdrawal.
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['kvkk', 'mail_notify'])

    const signIn = { tip: 'eposta', username: filled.email, password: filled.password }
    expect((await visitor.post('/uye-girisi-sayfasi', signIn)).status).toBe(403)
    const link = await linkTo(filled.email)
    expect(link).toMatch(/activation=membership&id=\d+&token=/)
    const page = await visitor.get(link)
    expect(page.status).toBe(302)
    const form = await visitor.follow(page)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(form.headers.get('referrer-policy')).toBe('same-origin')
    const html = await form.text()
    expect(html).toContain('Onayla')
    expect((await visitor.post('/uye-girisi-sayfasi', signIn)).status).toBe(403)
    const fields = Object.fromEntries(new URL(link, shop.url).searchParams)
    const privately = { headers: { origin: 'null' } }
    const done = await (await visitor.post('/uye-kayit-onay', fields, privately)).text()
    expect(done).toContain('Üyeliğiniz başarıyla aktifleştirilmiştir...')
    expect(readPage(done).main.links('/')).toContain('/uye-girisi-sayfasi')
    expect((await visitor.post('/uye-girisi-sayfasi', signIn)).status).toBe(303)
    const twice = await shop.visitor().post('/uye-kayit-onay', fields)
    expect(twice.status).toBe(422)
    expect(lines.join('')).not.toContain(filled.email)
  })

  it('[R03] another member’s token activates nobody', async () => {
    const visitor = shop.visitor()
    const filled = person()
    await visitor.post('/uye-kayit', filled)
    const fields = Object.fromEntries(new URL(await linkTo(filled.email), shop.url).searchParams)
    const answer = await visitor.post('/uye-kayit-onay', { ...fields, id: '1' })
    expect(answer.status).toBe(422)
    for (const missing of ['?activation=membership', '?activation=membership&id=1'])
      expect(await (await visitor.get(`/uye-kayit-onay${missing}`)).text()).toContain('geçersiz')
  })

  it('[R01] [Z22] a quick registration signs in at once and continues', async () => {
    const visitor = shop.visitor()
    const { gender: _, ...filled } = person({ tur: 'hizli' })
    const answer = await visitor.post('/uye-kayit', filled)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/order'])
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Şükrü')
  })

  it('[R02] a known e-mail address or phone is reported in the shop’s words, and what was typed stays', async () => {
    const { email, phone } = account('plain')
    const answer = await shop.visitor().post('/uye-kayit', person({ email, mobile_phone: phone }))
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('Bu e-posta adresiyle kayıt yapılmıştır. Lütfen giriş yapınız.')
    expect(html).toContain('Bu telefon numarasıyla kayıt yapılmıştır. Lütfen giriş yapınız.')
    expect(html).toContain('value="Iğdır-Öz"')
    expect(html).not.toContain('uzun bir cümle olsun')
  })

  it.each([
    ['mail_already_registered', 'Bu e-posta adresiyle kayıt yapılmıştır. Lütfen giriş yapınız.'],
    ['phone_already_registered', 'Bu telefon numarasıyla kayıt yapılmıştır. Lütfen giriş yapınız.'],
  ])('[R02] error=%s is said to a guest and leaves the address', async (error, text) => {
    const visitor = shop.visitor()
    const answer = await visitor.get(`/uye-girisi-sayfasi?error=${error}&donus=%2Fsepet`)
    expect(answer.headers.get('location')).toBe('/uye-girisi-sayfasi?donus=%2Fsepet')
    expect(await (await visitor.follow(answer)).text()).toContain(text)
  })

  it('[X01] [X02] errors of empty and malformed fields are shown under them and above the form', async () => {
    const sent = { name: 'Ali3', email: 'ali@', mobile_phone: '532', password: 'kısa' }
    const answer = await shop.visitor().post('/uye-kayit', sent)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(errorSummary(html)).toMatchObject({
      'register-email': 'E-posta: Email formatına uygun değil',
      'register-surname': 'Soyad: Bu alan boş bırakılamaz',
      'register-mobile_phone': 'Cep telefonu: Bu alan boş bırakılamaz',
    })
    expect(html).toContain('Yalnızca harf')
    expect(html).toContain('Devam etmek için aydınlatma metnini')
    expect(html).not.toContain('kısa')
  })

  it('[R01] is refused without the notice, and with unknown fields', async () => {
    const { kvkk: _, ...without } = person()
    expect((await shop.visitor().post('/uye-kayit', without)).status).toBe(422)
    const more = person({ group_id: '1', is_admin: '1', GROUP: '1' })
    await shop.visitor().post('/uye-kayit', more)
    const row = await shop.db
      .prepare('SELECT group_id, is_admin FROM member WHERE email = ?1')
      .bind(more.email)
      .first()
    expect(row).toEqual({ group_id: 0, is_admin: 0 })
  })
})

describe('the newsletter', () => {
  it('[R05] [Z74] [R04] [Z75] is requested in the footer and confirmed by the link in the mail', async () => {
    const visitor = shop.visitor()
    const footer = (await pageOf(visitor.get('/'))).getByRole('contentinfo')
    const actions = footer.elements('form').map((one) => one.attribute('action'))
    expect(actions).toContain('/bulten')
    const answer = await visitor.post('/bulten', { email: 'okur@ornek.test' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(await (await visitor.get('/')).text()).toContain('onay bağlantısı gönderdik')
    const link = new URL(await linkTo('okur@ornek.test'), shop.url)
    const state = () =>
      shop.db.prepare("SELECT is_active FROM newsletter WHERE email = 'okur@ornek.test'").first()
    expect(
      await (await visitor.follow(await visitor.get(link.pathname + link.search))).text(),
    ).toContain('Onayla')
    expect(await state()).toEqual({ is_active: 0 })
    const done = await visitor.post('/uye-kayit-onay', Object.fromEntries(link.searchParams))
    expect(await done.text()).toContain('Bülten aboneliğiniz başladı')
    expect(await state()).toEqual({ is_active: 1 })
  })

  it('[R09] is agreed to by a sentence, which is recorded, and ends by the link of its mail', async () => {
    const email = 'vazgecen@ornek.test'
    const visitor = shop.visitor()
    const footer = (await pageOf(visitor.get(hrefOf('home', 'de')))).getByRole('contentinfo')
    await visitor.post(hrefOf('newsletter', 'de'), { email })
    const confirm = new URL(await linkTo(email), shop.url)
    await visitor.post(hrefOf('activation', 'de'), Object.fromEntries(confirm.searchParams))
    const end = new URL(await linkTo(email), shop.url)
    expect(end.searchParams.get('activation')).toBe('newsletterEnd')
    const rows = async () =>
      (
        await shop.db
          .prepare('SELECT agreed, text, text_version, channel FROM consent WHERE email = ?1')
          .bind(email)
          .all<{ agreed: number; text: string }>()
      ).results
    const isActive = () =>
      shop.db
        .prepare('SELECT is_active FROM newsletter WHERE email = ?1')
        .bind(email)
        .first('is_active')
    const [given] = await rows()
    expect(given).toMatchObject({ agreed: 1, channel: 'newsletter', text_version: '2026-01' })
    expect(given?.text).toBe('Ich möchte den Newsletter')
    expect(footer.text).toContain(given?.text)

    const reader = shop.visitor()
    const page = await pageOf(reader.follow(await reader.get(end.pathname + end.search)))
    expect(page.main.text).toContain('Bülten aboneliğinizi bitirmek için onaylayın.')
    expect(await isActive()).toBe(1)
    const button = page.main.getByRole('button', 'Onayla')
    const { action, pairs } = button.form.press(button.element)
    for (const _ of ['pressed', 'pressed twice']) {
      const done = await reader.post(new URL(action, shop.url).pathname, new URLSearchParams(pairs))
      expect((await pageOf(done)).main.text).toContain('Bülten aboneliğiniz bitti.')
      expect((await rows()).map(({ agreed }) => agreed)).toEqual([1, 0])
      expect(await isActive()).toBe(0)
    }
    const forged = await reader.post('/uye-kayit-onay', {
      ...{ activation: 'newsletterEnd', token: 'f'.repeat(32) },
    })
    expect(forged.status).toBe(422)
  })

  it('[R05] gives the same answer for a known address, and sends no second mail to it', async () => {
    const count = async () =>
      (await shop.db.prepare('SELECT count(*) AS n FROM outbox').first<{ n: number }>())?.n
    const before = await count()
    const known = shop.visitor()
    await known.post('/bulten', { email: 'okur@ornek.test' })
    expect(await (await known.get('/')).text()).toContain('onay bağlantısı gönderdik')
    expect(await count()).toBe(before)
  })

  it('[R05] a malformed address can be corrected on its page, and in place with script', async () => {
    const answer = await shop.visitor().post('/bulten', { email: 'okur' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Email formatına uygun değil')
    const data = await shop.visitor().post('/bulten.data', { email: 'okur' })
    expect(data.status).toBe(422)
    expect(await data.text()).toContain('email')
  })
})
