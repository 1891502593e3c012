import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

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
  expect(await refused.text()).toContain('Önce eski e-posta adresinizle giriş yapın')
  const page = await pageOf(visitor.follow(await visitor.get(link)))
  expect(page.main.text).toContain('E-posta adresinizi değiştirmek için onaylayın.')
  const done = await visitor.post('/uye-kayit-onay', fieldsOf(link))
  expect((await pageOf(Promise.resolve(done))).main.text).toContain('E-posta adresiniz değişti.')
  expect(await typedIn(visitor)).toBe(next)
  const against = await pageOf(elsewhere.follow(await elsewhere.get(back)))
  expect(against.main.text).toContain('Hesabınızın bu adreste kalması')
  const returned = await elsewhere.post('/uye-kayit-onay', fieldsOf(back))
  expect(await returned.text()).toContain('bütün cihazlardan çıkıldı')
  expect((await visitor.get(personal)).status).toBe(303)
})
