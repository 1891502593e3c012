import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Page, pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const password = 'uzun bir cümle olsun'
const person = { name: 'Ayla', surname: 'Yurt', mobile_phone: '0534 222 7001', gender: '0' }
const former = 'onceki@ornek.test'
const next = 'sonraki@ornek.test'
const personal = '/uye-kisisel-bilgileri'

const fieldsOf = (link: string) => Object.fromEntries(new URL(link, shop.url).searchParams)
const typedIn = async (visitor: ReturnType<Shop['visitor']>) =>
  (await pageOf(visitor.get(personal))).field('email').value

/** Whoever opened the link elsewhere signs in there, and has its button then; no URL of the way holds its token. */
async function expectSignInLeadsBack(visitor: Visitor, { main }: Page) {
  const signIn = main.getByRole('link', 'Giriş yap').attribute('href') ?? ''
  expect(signIn).not.toMatch(/token|[0-9a-f]{32}/)
  const page = await pageOf(visitor.get(signIn))
  const button = page.main.getByRole('button', 'Giriş yap')
  const { pairs } = button.form.press(button.element)
  expect(pairs.join()).not.toMatch(/[0-9a-f]{32}/)
  const sent = new URLSearchParams(pairs)
  sent.set('username', former)
  sent.set('password', password)
  const confirm = await pageOf(visitor.follow(await visitor.post('/uye-girisi-sayfasi', sent)))
  expect(confirm.main.text).toContain('E-posta adresinizi değiştirmek için onaylayın.')
}

it('[R01] [R03] [L12] a changed address is mailed a link whose button changes it, and the former one another against it', async () => {
  const visitor = shop.visitor()
  await visitor.post('/uye-kayit', { tur: 'hizli', ...person, email: former, password, kvkk: '1' })
  await visitor.post('/uye-kayit-onay', fieldsOf((await lastSent(shop.db, former)).link))
  const saved = await visitor.post(personal, { ...person, email: next })
  expect(await (await visitor.follow(saved)).text()).toContain(
    'Yeni adresinize bir bağlantı gönderdik.',
  )
  expect(await typedIn(visitor)).toBe(former)
  const back = (await lastSent(shop.db, former)).link
  const { link } = await lastSent(shop.db, next)
  const elsewhere = shop.visitor()
  const refused = await elsewhere.post('/uye-kayit-onay', fieldsOf(link))
  expect(refused.status).toBe(422)
  const signInFirst = await pageOf(Promise.resolve(refused))
  expect(signInFirst.main.text).toContain('Önce eski e-posta adresinizle giriş yapın')
  await expectSignInLeadsBack(elsewhere, signInFirst)
  const page = await pageOf(visitor.follow(await visitor.get(link)))
  expect(page.main.text).toContain('E-posta adresinizi değiştirmek için onaylayın.')
  const done = await visitor.post('/uye-kayit-onay', fieldsOf(link))
  expect((await pageOf(Promise.resolve(done))).main.text).toContain('E-posta adresiniz değişti.')
  expect(await typedIn(visitor)).toBe(next)
  const against = await pageOf(elsewhere.follow(await elsewhere.get(back)))
  expect(against.main.text).toContain('Hesabınızın bu adreste kalması')
  const returned = await elsewhere.post('/uye-kayit-onay', fieldsOf(back))
  const closed = await pageOf(Promise.resolve(returned))
  expect(closed.main.text).toContain('bütün cihazlardan çıkıldı')
  expect(closed.main.getByRole('link', 'Yeni şifre belirle').attribute('href')).toBe(
    '/uye-sifre-hatirlat',
  )
  expect((await visitor.get(personal)).status).toBe(303)
})

/** Presses a button of the waiting address, with what is typed in the other fields. */
async function pressWaiting(visitor: Visitor, name: string, typed: Record<string, string> = {}) {
  const { main } = await pageOf(visitor.get(personal))
  const button = main.getByRole('button', name)
  const sent = new URLSearchParams(button.form.press(button.element).pairs)
  for (const [field, value] of Object.entries(typed)) sent.set(field, value)
  expect([...sent.keys()]).toEqual(expect.arrayContaining(['name', 'surname', 'mobile_phone']))
  return visitor.post(personal, sent)
}

it('[R06] [L12] an address that waits is named below its field, mailed once more, and given up', async () => {
  const visitor = shop.visitor()
  const one = { ...person, email: 'bekleyen@ornek.test', mobile_phone: '0534 222 7002' }
  await visitor.post('/uye-kayit', { tur: 'hizli', ...one, password, kvkk: '1' })
  await visitor.post('/uye-kayit-onay', fieldsOf((await lastSent(shop.db, one.email)).link))
  expect((await pageOf(visitor.get(personal))).main.text).not.toContain('bekliyor')
  const wanted = 'istenen@ornek.test'
  await visitor.post(personal, { ...one, email: wanted })
  expect((await pageOf(visitor.get(personal))).main.text).toContain(
    `Yeni adresiniz ${wanted}, size gönderdiğimiz bağlantıyı açmanızı bekliyor.`,
  )
  const first = (await lastSent(shop.db, wanted)).link
  const sent = await pressWaiting(visitor, 'Bağlantıyı yeniden gönder')
  expect(sent.status).toBe(200)
  expect(await sent.text()).toContain('Yeni adresinize bir bağlantı')
  const { link } = await lastSent(shop.db, wanted)
  expect(link).not.toBe(first)
  const cancelled = await pressWaiting(visitor, 'Değişiklikten vazgeç')
  expect(cancelled.status).toBe(200)
  const page = await pageOf(Promise.resolve(cancelled))
  expect(page.main.text).not.toContain(wanted)
  expect((await visitor.post('/uye-kayit-onay', fieldsOf(link))).status).toBe(422)
  expect(await typedIn(visitor)).toBe(one.email)
})

it.each([
  ['Bağlantıyı yeniden gönder', 'Yeni adresinize bir bağlantı gönderdik.'],
  ['Değişiklikten vazgeç', 'E-posta adresiniz değişmeyecek.'],
])('[R06] “%s” leaves what was typed in the other fields', async (name, answer) => {
  const visitor = shop.visitor()
  const at = name.length
  const one = { ...person, email: `yazan${at}@ornek.test`, mobile_phone: `0534 222 70${at}` }
  await visitor.post('/uye-kayit', { tur: 'hizli', ...one, password, kvkk: '1' })
  await visitor.post('/uye-kayit-onay', fieldsOf((await lastSent(shop.db, one.email)).link))
  await visitor.post(personal, { ...one, email: `istenen${at}@ornek.test` })
  const typed = { name: 'Ayla Su', surname: 'Yurtsever', mobile_phone: '0534' }
  const page = await pageOf(pressWaiting(visitor, name, typed))
  expect(page.text).toContain(answer)
  expect(page.main.alerts).toEqual([])
  const names = ['name', 'surname', 'gender', 'email']
  const displayed = names.map((field) => page.main.field(field).value)
  expect(displayed).toEqual(['Ayla Su', 'Yurtsever', '0', one.email])
  expect(page.main.field('mobile_phone').value).toContain('534')
  const saved = await pageOf(visitor.get(personal))
  expect(saved.main.field('surname').value).toBe(person.surname)
})
