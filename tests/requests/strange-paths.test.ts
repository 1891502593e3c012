import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it.each([
  '/%25',
  '/a%25b',
  '/en/%25',
  '/%25.data',
  '/yorumlar/%25',
  '/odeme-yollari/a%25b',
  '/%C5%9Fapka',
  '/%D8%AF%D9%81%D8%AA%D8%B1',
  '/a%20b',
])('[U18] [T48] %s is a page that is not there, not a failure', async (path) => {
  const response = await shop.visitor().get(path)
  expect([404, 202]).toContain(response.status)
})

it('[B01] a link with non-ASCII letters leads to its product', async () => {
  const { id, title } = await demoProduct(shop.db, 'plain')
  await shop.db
    .prepare(
      "UPDATE product_text SET path = 'şişe-ığüöç' WHERE product_id = ?1 AND language = 'tr'",
    )
    .bind(id)
    .run()
  const page = await shop.visitor().get(`/${encodeURIComponent('şişe-ığüöç')}`)
  expect(page.status).toBe(200)
  expect((await page.text()).includes(`<h1>${title}</h1>`)).toBe(true)
  const payments = await shop.visitor().get(`/odeme-yollari/${encodeURIComponent('şişe-ığüöç')}`)
  expect(payments.status).toBe(200)
})
