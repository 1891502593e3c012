import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../../auth/password'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'
import { newOneUse } from './one-use'

let shop: TestShop
let hash = ''
beforeAll(async () => {
  shop = await startTestShop(120)
  hash = await hashPassword(password)
}, 60_000)
afterAll(() => shop.stop())

const email = 'degisen@ornek.test'
const password = 'uzun bir cümle olsun'
const next = { password_new: 'bambaşka bir cümle', password_new_again: 'bambaşka bir cümle' }
const login = { type: 'email', username: email, password }

beforeEach(async () => {
  await shop.db.batch([
    shop.db.prepare('DELETE FROM outbox'),
    shop.db.prepare('DELETE FROM member WHERE email = ?1').bind(email),
    shop.db
      .prepare(
        `INSERT INTO member (id, code, name, surname, email, phone, password, password_strength, password_set_at,
           email_proven, owns_email, created_at)
         VALUES (7001, 'degisen', 'Ayla', 'Su', ?1, '905390007001', ?2, 10, 1, 1, 1, 1)`,
      )
      .bind(email, hash),
  ])
})

const mails = async () =>
  (
    await shop.db
      .prepare('SELECT text, link FROM outbox WHERE kind = ?1 AND recipient = ?2')
      .bind('mail', email)
      .all<{ text: string; link: string }>()
  ).results

const changed = {
  text: expect.stringMatching(/^Şifreniz değiştirildi\n/),
  link: '/uye-sifre-hatirlat',
}

it('[L12] whoever changes a password in the account is mailed that, in their language', async () => {
  const visitor = shop.visitor()
  const { data } = await visitor.post<{ data: { bearer: string }[] }>(
    '/api/v1/authentication/login',
    login,
  )
  const headers = { Authorization: `Bearer ${data[0]?.bearer}` }
  const set = (old: string, language = 'tr') =>
    visitor.post<{ status: number }>(
      `/api/v1/customer/update/password?language=${language}`,
      { password_old: old, ...next },
      headers,
    )
  await set('yanlış bir cümle olsun')
  expect(await mails()).toEqual([])
  await set(password, 'de')
  expect(await mails()).toEqual([
    { ...changed, text: expect.stringMatching(/^Ihr Passwort wurde geändert\n/) },
  ])
})

it('[L12] so is whoever replaces it at the sign-in', async () => {
  await shop
    .visitor()
    .post('/api/v1/authentication/change-password', { ...login, ...next, password_old: password })
  expect(await mails()).toEqual([changed])
})

it('[L12] so is whoever sets a new one by the link of a message, once', async () => {
  const visitor = shop.visitor()
  const holds = { memberId: 7001, email, seconds: 600 }
  const { token: resetToken, statements } = await newOneUse(shop.db, 'password', holds)
  await shop.db.batch(statements)
  const reset = () =>
    visitor.post('/srv/service/customer-v5/reset-password', { resetToken, ...next })
  await reset()
  await reset()
  expect(await mails()).toEqual([changed])
})
