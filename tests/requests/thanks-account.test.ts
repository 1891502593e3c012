import { describe, expect, it } from 'vitest'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { formKey, numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { twoPresses } from '../support/dropped-answer'
import { account } from '../support/member'
import { type Page, pageOf } from '../support/page/page'
import type { Visitor } from '../support/visitor'

const shop = failingShop()
const password = 'uzun bir cümle olsun'
const button = 'Bu e-postayla üye ol'

let last = 0
const newEmail = () => {
  last += 1
  return `tek${last}@ornek.test`
}

/** A guest's order of an address of its own, and the page that thanks for it. */
async function ordered(email = newEmail(), phone = `90535111${1000 + last}`) {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
  const result = await placeOrder(visitor, html)
  const number = numberIn(result)
  await shop.db
    .prepare('UPDATE shop_order SET email = ?2 WHERE number = ?1')
    .bind(number, email)
    .run()
  await shop.db
    .prepare(
      `UPDATE address SET mobile_phone = ?2
       WHERE owner = (SELECT owner FROM shop_order WHERE number = ?1)`,
    )
    .bind(number, phone)
    .run()
  const thanks = await pageOf(visitor.follow(await visitor.get(result)))
  return { visitor, number, email, phone, thanks, result }
}

const offer = (page: Page) => page.main.queryByRole('button', button)

/** Presses the block's button, as its form would. */
function press(visitor: Visitor, page: Page, more: Record<string, string> = {}) {
  const { action, pairs } = page.main.getByRole('button', button).form.press()
  const { pathname, search } = new URL(action)
  const typed = { password, kvkk: '1', ...more }
  return visitor.post(pathname + search, { ...Object.fromEntries(pairs), ...typed })
}

describe('[O24] the thank-you page of a guest', () => {
  it('makes an account of the order by a password and the consent alone', async () => {
    const { visitor, number, email, phone, thanks } = await ordered()
    const { form } = thanks.main.getByRole('button', button)
    expect(form.labels.filter(Boolean)).toEqual(['Şifre', 'KVKK aydınlatma metnini okudum'])
    expect(thanks.main.text).toContain(`Ayla Yurt`)
    const made = await press(visitor, thanks)
    expect([made.status, made.headers.get('location')]).toEqual([303, '/hesabim'])
    expect(await (await visitor.follow(made)).text()).toContain('Üyeliğiniz oluşturuldu.')
    const member = shop.db.prepare('SELECT name, surname, phone FROM member WHERE email = ?1')
    expect(await member.bind(email).first()).toEqual({ name: 'Ayla', surname: 'Yurt', phone })
    expect((await pageOf(visitor.get('/uye-siparisleri'))).main.text).toContain(number)
  })

  it('takes nothing but the password and the consents from the form', async () => {
    const { visitor, email, thanks } = await ordered()
    const others = { name: 'Başka', email: 'baska@ornek.test', mobile_phone: '905559998877' }
    expect((await press(visitor, thanks, others)).status).toBe(303)
    const found = shop.db.prepare('SELECT name FROM member WHERE email = ?1')
    expect(await found.bind(email).first('name')).toBe('Ayla')
    expect(await found.bind(others.email).first('name')).toBeNull()
  })

  it('shows in place what is wrong, and keeps the order and the ticked consent there', async () => {
    const { visitor, number, thanks } = await ordered()
    const weak = await press(visitor, thanks, { password: 'kısa' })
    expect(weak.status).toBe(422)
    const page = await pageOf(weak)
    expect(page.heading).toBe('Siparişiniz alındı, teşekkürler')
    expect(page.main.text).toContain(number)
    expect(page.main.alerts.join()).toContain('Şifre en az 10 karakter olmalı')
    expect(page.field('kvkk').isChecked).toBe(true)
    expect(page.field('password').value).toBe('')
    const without = await pageOf(press(visitor, page, { kvkk: '' }))
    expect(without.main.alerts.join()).toContain('aydınlatma metnini okuduğunuzu işaretleyin')
    expect((await press(visitor, without)).status).toBe(303)
  })

  it('offers to sign in where the address or the phone has an account', async () => {
    const { email } = account('plain')
    const phone = await shop.db
      .prepare('SELECT phone FROM member WHERE email = ?1')
      .bind(email)
      .first<string>('phone')
    for (const taken of [await ordered(email), await ordered(newEmail(), `${phone}`)]) {
      const page = await pageOf(press(taken.visitor, taken.thanks))
      expect(page.heading).toBe('Siparişiniz alındı, teşekkürler')
      expect(page.main.alerts.join()).toContain('kayıt yapılmıştır')
      const signIn = page.main.getByRole('link', 'Giriş yap').href
      expect(decodeURIComponent(signIn)).toContain(`/order/sonuc?siparis=${taken.number}`)
    }
  })

  it('makes no account of somebody else’s order, and none for a member', async () => {
    const { visitor, number, thanks, email } = await ordered()
    const address = `/order/uyelik?siparis=${number}`
    const stranger = shop.visitor()
    await stranger.get('/')
    const refused = await stranger.post(address, { password, kvkk: '1', ...formKey() })
    expect((await stranger.follow(refused)).status).toBe(404)
    expect((await pageOf(stranger.get('/hesabim'))).heading).not.toBe('Hesabım')
    expect((await press(visitor, thanks)).status).toBe(303)
    const second = await visitor.post(address, { password, kvkk: '1', ...formKey() })
    expect([second.status, second.headers.get('location')]).toEqual([
      303,
      `/order/sonuc?siparis=${number}`,
    ])
    expect(offer(await pageOf(visitor.get(`/order/sonuc?siparis=${number}`)))).toBeUndefined()
    const rows = shop.db.prepare('SELECT count(*) AS n FROM member WHERE email = ?1')
    expect(await rows.bind(email).first('n')).toBe(1)
  })

  it('says so where the shop does not answer, and offers it anew', async () => {
    const { visitor, thanks, email } = await ordered()
    shop.fault = answering('/get-address-list', 500, '')
    const refused = await press(visitor, thanks)
    shop.fault = healthy
    const page = await pageOf(visitor.follow(refused))
    expect(page.text).toMatch(/yanıt vermiyor|bir sorun|bir hata/i)
    expect(page.heading).toBe('Siparişiniz alındı, teşekkürler')
    expect(offer(page)).toBeDefined()
    const member = shop.db.prepare('SELECT 1 FROM member WHERE email = ?1')
    expect(await member.bind(email).first()).toBeNull()
  })

  it('leads to the whole form where the shop needs more than the order tells', async () => {
    const set = (value: string) =>
      shop.db
        .prepare("INSERT OR REPLACE INTO setting (name, value) VALUES ('REGISTER_CAPTCHA', ?1)")
        .bind(value)
        .run()
    await set('1')
    const { visitor, number, thanks } = await ordered()
    await set('0')
    expect(offer(thanks)).toBeUndefined()
    expect(thanks.main.getByRole('link', button).href).toContain('tur=hizli')
    await shop.db
      .prepare(`UPDATE address SET fullname = 'Ayla' WHERE owner =
        (SELECT owner FROM shop_order WHERE number = ?1)`)
      .bind(number)
      .run()
    expect(offer(await pageOf(visitor.get(`/order/sonuc?siparis=${number}`)))).toBeUndefined()
  })

  it('is in the name of whoever gets the invoice, not of whoever gets the parcel', async () => {
    const { visitor, email, number, result } = await ordered()
    const owner = '(SELECT owner FROM shop_order WHERE number = ?1)'
    for (const statement of [
      `INSERT INTO address (owner, title, fullname, address, mobile_phone, created_at, country_code, country, city, town)
       VALUES (${owner}, 'Fatura', 'Nalan Ak', 'Ev 1', '905360001122', 2, 'TR', 'Türkiye', 'İzmir', 'Konak')`,
      `UPDATE order_draft SET invoice_id = (SELECT max(id) FROM address WHERE owner = ${owner})
       WHERE owner = ${owner}`,
    ])
      await shop.db.prepare(statement).bind(number).run()
    const page = await pageOf(visitor.get(result))
    expect(page.main.text).toContain('Nalan Ak')
    expect((await press(visitor, page)).status).toBe(303)
    const member = shop.db.prepare('SELECT name, phone FROM member WHERE email = ?1')
    expect(await member.bind(email).first()).toEqual({ name: 'Nalan', phone: '905360001122' })
  })
})

describe.each(twoPresses)('[T36] the button of the account, pressed twice %s,', (_, pressTwice) => {
  it('[O24] signs in and says so, and nobody else by the same form', async () => {
    const { visitor, thanks, email } = await ordered()
    const { form } = thanks.main.getByRole('button', button)
    const { action, pairs } = form.press()
    const sent = { ...Object.fromEntries(pairs), password, kvkk: '1' }
    const { pathname, search } = new URL(action)
    const send = (by: Visitor) => by.post(pathname + search, sent)
    const made = await pressTwice(visitor, shop.visitor(), send)
    const stranger = shop.visitor()
    await stranger.get('/')
    expect((await stranger.follow(await send(stranger))).status).toBe(404)
    expect((await stranger.get('/hesabim')).status).toBe(302)
    expect([made.status, made.headers.get('location')]).toEqual([303, '/hesabim'])
    const page = await pageOf(visitor.follow(made))
    expect(page.heading).toBe('Merhaba Ayla Yurt')
    expect(page.text.includes('Üyeliğiniz oluşturuldu.')).toBe(true)
    const rows = shop.db.prepare('SELECT count(*) AS n FROM member WHERE email = ?1')
    expect(await rows.bind(email).first('n')).toBe(1)
  })
})
