import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, formKey, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { twoPresses } from '../support/dropped-answer'
import { homeAddress } from '../support/home-address'
import { account, signIn } from '../support/member'
import type { Form } from '../support/page/form'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const password = 'uzun bir cümle olsun'
let members = 0
let lists = 0

type Twice = (typeof twoPresses)[number][1]

async function member() {
  const visitor = shop.visitor()
  await signIn(visitor)
  return visitor
}

/** Presses the last button of a name twice. @returns the page that the browser shows */
async function pressOn(
  visitor: Visitor,
  twice: Twice,
  [path, name]: [string, string],
  fill: (form: Form) => void = () => {},
) {
  const { main } = await pageOf(visitor.get(path))
  const button = main.queryAllByRole('button', name).at(-1) ?? main.getByRole('button', name)
  const { form } = button
  fill(form)
  const { action, pairs } = form.press(button.element)
  const { pathname, search } = new URL(action)
  const press = (by: Visitor) => by.post(pathname + search, new URLSearchParams(pairs))
  const answer = await twice(visitor, shop.visitor(), press)
  return pageOf(visitor.follow(answer))
}

/** A person who registers, and is signed in. */
async function newMember() {
  const visitor = shop.visitor()
  const phone = `05343330${(members++).toString().padStart(3, '0')}`
  const email = `iki-kez-${phone}@ornek.test`
  const person = { tur: 'hizli', name: 'Ayla', surname: 'Yurt', email, mobile_phone: phone }
  await visitor.post('/uye-kayit', { ...person, password, kvkk: '1' })
  return visitor
}

async function orderOf(visitor: Visitor) {
  await fillCart(visitor, [{ productId: '6' }])
  return numberIn(await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true })))
}

describe.each(twoPresses)('[T36] a button pressed twice %s', (_, twice) => {
  it('[A01] removes an address, and says so', async () => {
    const visitor = await member()
    await visitor.post('/adres/kayit', { ...homeAddress, donus: '/adres', ...formKey() })
    const page = await pressOn(visitor, twice, ['/adres', 'Evet, sil'])
    expect(page.text).toContain('Adresiniz silindi.')
    expect(page.text).not.toContain('bulunamadı')
  })

  it('[L17] ends the session of another device, and says so', async () => {
    const visitor = await member()
    await member()
    const page = await pressOn(visitor, twice, ['/hesabim/cihazlar', 'Oturumu kapat'])
    expect(page.text).toContain('Oturum kapatıldı')
    expect(page.text).not.toContain('zaten kapanmış')
  })

  it('[O12] cancels an order, and says so', async () => {
    const visitor = await member()
    const order = `/uye-siparisi?siparis=${await orderOf(visitor)}`
    const page = await pressOn(visitor, twice, [order, 'Siparişi iptal et'])
    expect(page.text).toContain('Siparişiniz iptal edildi')
    expect(page.main.queryAllByRole('button', /iptal et/)).toEqual([])
  })

  it('[W01] removes a card, and says so', async () => {
    const visitor = await member()
    const card = `INSERT INTO card (member_id, token, brand, last4, expiry, holder, is_valid, created_at)
      SELECT id, ?1, 'Visa', '0001', '2039-01', 'Ayla', 1, 1 FROM member WHERE email = ?2`
    await shop.db.prepare(card).bind(crypto.randomUUID(), account('plain').email).run()
    const page = await pressOn(visitor, twice, ['/kartlarim', 'Kartı sil'])
    expect(page.text).toContain('Kart silindi')
  })

  it('[L18] removes a passkey, and says so', async () => {
    const visitor = await member()
    const passkey = `INSERT INTO passkey (member_id, credential_id, public_key, counter, created_at)
      SELECT id, ?1, '', 0, 1 FROM member WHERE email = ?2`
    await shop.db.prepare(passkey).bind(crypto.randomUUID(), account('plain').email).run()
    const page = await pressOn(visitor, twice, ['/hesabim/gecis-anahtarlari', 'Anahtarı sil'])
    expect(page.text).toContain('Geçiş anahtarı silindi')
  })

  it('[F09] removes a list of favourites, and says so', async () => {
    const visitor = await member()
    await visitor.post('/favorilerim/listeler', { ad: 'Geçici', ...formKey() })
    const page = await pressOn(visitor, twice, ['/favorilerim/listeler', 'Listeyi sil'])
    expect(page.text).toContain('Liste silindi')
  })

  it('[F09] makes a list of favourites, and says so', async () => {
    const visitor = await member()
    lists += 1
    const page = await pressOn(visitor, twice, ['/favorilerim/listeler', 'Liste oluştur'], (form) =>
      form.write('Yeni listenin adı', `Hediyelik ${lists}`),
    )
    expect(page.alerts).toEqual([])
    expect(page.text.includes('Liste oluşturuldu.')).toBe(true)
    const made = shop.db.prepare('SELECT count(*) AS n FROM favourite_list WHERE name = ?1')
    expect(await made.bind(`Hediyelik ${lists}`).first('n')).toBe(1)
  })

  it('[F09] names a list of favourites, and says so', async () => {
    const visitor = await member()
    lists += 1
    await visitor.post('/favorilerim/listeler', { ad: `Eski ${lists}`, ...formKey() })
    const button = `Adını kaydet Eski ${lists}`
    const page = await pressOn(visitor, twice, ['/favorilerim/listeler', button], (form) =>
      form.write('Liste adı', `Yeni ${lists}`),
    )
    expect(page.alerts).toEqual([])
    expect(page.text.includes('Listenin adı değişti.')).toBe(true)
  })

  it.each(['tasi', 'cikar'])('[F09] takes a product off a list (%s), and says so', async (step) => {
    const visitor = await newMember()
    await visitor.get('/favorilerim')
    await visitor.post('/favorilerim/degistir', { fav: '6' })
    await visitor.post('/favorilerim/listeler', { ad: 'Bahçe', ...formKey() })
    const lastList = 'SELECT max(id) AS id FROM favourite_list'
    const hedef = `${await shop.db.prepare(lastList).first('id')}`
    const fields = { urun: '6', liste: '1', hedef, adim: step, ...formKey() }
    const press = (by: Visitor) => by.post('/favorilerim/tasi', fields)
    const page = await pageOf(visitor.follow(await twice(visitor, shop.visitor(), press)))
    const done = step === 'tasi' ? 'Ürün taşındı.' : 'Ürün listeden çıkarıldı.'
    expect([page.alerts, page.text.includes(done)]).toEqual([[], true])
  })

  it('[O22] requests the return of an order, and says so', async () => {
    const visitor = await member()
    const number = await orderOf(visitor)
    const set = shop.db.prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1')
    await set.bind(number).run()
    const form = `/siparis-iadesi?siparis=${number}`
    const page = await pressOn(visitor, twice, [form, 'Talebi gönder'], (one) =>
      one.tickSent('satir'),
    )
    expect(page.alerts).toEqual([])
    expect(page.text.includes('İade talebiniz alındı')).toBe(true)
    expect(page.heading).toBe(`Sipariş ${number}`)
  })
})

// A browser that has taken the first answer is a guest's by then, and another one to the shop.
describe.each(twoPresses.slice(1))(
  '[T36] the button that deletes an account, twice %s',
  (_, twice) => {
    it('[R10] deletes it, and says so', async () => {
      const visitor = await newMember()
      const page = await pressOn(
        visitor,
        twice,
        ['/hesabi-sil', 'Hesabımı kalıcı olarak sil'],
        (form) => form.write('Şifre', password).tick(/kalıcı olarak/),
      )
      expect(page.text.includes('Hesabınız silindi.')).toBe(true)
      expect([page.text.includes('Oturumunuz sona erdi'), page.alerts]).toEqual([false, []])
      expect((await visitor.get('/hesabim')).status).toBe(302)
    })
  },
)
