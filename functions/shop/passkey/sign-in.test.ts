import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { SITE_ORIGIN: 'https://shop.example' })
})
afterAll(() => shop.stop())

const base = '/srv/service/passkey'
const from = { 'X-Forwarded-For': '192.0.2.11' }
type Answer = { status: number; statusText: string }

it('[L18] looking at sign-in pages uses up no tries of whoever signs in from the same address', async () => {
  const visitor = shop.visitor()
  for (let times = 0; times < 125; times += 1)
    expect(await visitor.post(`${base}/login-options`, {}, from)).toMatchObject({ status: 1 })
  const login = () => visitor.post<Answer>(`${base}/login`, { response: '{"id":"x"}' }, from)
  const words = 'Geçiş anahtarı doğrulanamadı. Tekrar deneyin ya da şifrenizle giriş yapın.'
  for (let times = 0; times < 120; times += 1)
    expect(await login()).toMatchObject({ status: 0, statusText: words })
  const tooOften = 'Çok sık denendi. Bir süre sonra tekrar deneyin.'
  expect(await login()).toMatchObject({ status: 0, statusText: tooOften })
  expect(await visitor.post(`${base}/login-options`, {}, from)).toMatchObject({ status: 1 })
})

it('[L18] an address that takes options without end is refused', async () => {
  const visitor = shop.visitor()
  const options = () => visitor.post<Answer>(`${base}/login-options`, {}, from)
  await options()
  await shop.db.prepare("UPDATE act_count SET count = 1200 WHERE kind LIKE 'passkey%'").run()
  expect((await options()).status).toBe(0)
})
