import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7', settings: { newsletterNames: true } })
})
afterAll(() => shop.close())

const email = 'okur@ornek.test'

it('[R05] [Z74] a shop that demands a name gets it on the newsletter’s page', async () => {
  const visitor = shop.visitor()
  expect((await pageOf(visitor.get('/bulten'))).main.fields('name').length).toBe(0)
  const refused = await visitor.post('/bulten', { email })
  expect(refused.status).toBe(422)
  const page = await pageOf(Promise.resolve(refused))
  expect(page.main.field('email').value).toBe(email)
  expect(page.main.text).toContain('Adınızı yazın')
  const { form, element } = page.main.getByRole('button', 'Abone ol')
  const { action, pairs } = form.writeSent('name', 'Ada').press(element)
  const second = await visitor.post(new URL(action).pathname, new URLSearchParams(pairs))
  const { main } = await pageOf(Promise.resolve(second))
  expect([main.field('name').value, main.field('email').value]).toEqual(['Ada', email])
  const done = await visitor.post('/bulten', { email, name: 'Ada', surname: 'Yurt' })
  expect(done.status).toBe(303)
  expect(shop.platform.outbox.at(-1)?.to).toBe(email)
  expect((await pageOf(visitor.get('/bulten'))).main.fields('name').length).toBe(0)
})

it('[R05] with script the footer’s form leads to that page, which has what was typed', async () => {
  const visitor = shop.visitor()
  const answer = await visitor.post('/bulten.data', { email: 'betik@ornek.test' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('"/bulten"')
  const { main } = await pageOf(visitor.get('/bulten'))
  expect(main.field('email').value).toBe('betik@ornek.test')
  expect(main.fields('name').length).toBe(1)
})

it('[R05] a name that is too long is refused here', async () => {
  const visitor = shop.visitor()
  const name = 'a'.repeat(61)
  const before = shop.platform.requests.length
  const refused = await visitor.post('/bulten', { email, name })
  const { main } = await pageOf(Promise.resolve(refused))
  expect([refused.status, main.field('name').value]).toEqual([422, name])
  const sent = shop.platform.requests.slice(before)
  expect(sent.filter((one) => shop.platform.isCall(74, one))).toEqual([])
})
