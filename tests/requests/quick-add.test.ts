import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const press = (path: string, key: string) =>
  [`/hizli-ekle${path}`, { quick: '1', key }] as [string, Record<string, string>]

it('[C26] a product without options is added at once, however often the form is sent', async () => {
  const visitor = shop.visitor()
  const { path, title } = await demoProduct(shop.db, 'addsQuietly')
  const form = press(path, crypto.randomUUID())
  for (const _ of [1, 2]) expect((await visitor.post(...form)).status).toBe(303)
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1'])
  expect((await pageOf(visitor.get('/sepet'))).main.text).toContain(title)
})

it('[C26] [P03] one with options leads to them, and the chosen one is added', async () => {
  const visitor = shop.visitor()
  const { path } = await demoProduct(shop.db, 'twoGroups')
  const answer = await visitor.post(...press(path, crypto.randomUUID()))
  expect(answer.headers.get('location')).toBe(`/hizli-ekle${path}`)
  expect(await sentLines(visitor)).toEqual([])
  const page = await pageOf(visitor.get(`/hizli-ekle${path}`))
  const options = page.main.getByRole('combobox').tags('option')
  const option = options.find((one) => one.attribute('disabled') === undefined)!
  const add = page.main.getByRole('button', 'Sepete ekle')
  const { action, pairs } = add.form.press(add.element)
  const chosen = { ...Object.fromEntries(pairs), variantId: option.attribute('value') ?? '' }
  await visitor.post(new URL(action).pathname, chosen)
  const [first, second] = (option.text.split(' · ')[0] ?? '').split(' / ')
  const { text } = (await pageOf(visitor.get('/sepet'))).main
  for (const label of [first, second]) expect(text).toContain(label)
})

it('[C26] what only its own page can sell leads there', async () => {
  const { path } = await demoProduct(shop.db, 'personal')
  const response = await shop.visitor().post(...press(path, crypto.randomUUID()))
  expect([response.status, response.headers.get('location')]).toEqual([303, path])
})

it('[C26] [U20] a shop with the calls of section 7 alone adds at once too, and leads to options', async () => {
  const platform = await openPlatformShop({ mode: 'section7' })
  const visitor = platform.visitor()
  const goods = demoProducts()
  await visitor.post(...press(goods['plain-tr'].path, crypto.randomUUID()))
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1'])
  const { path } = goods['twoGroups-tr']
  const answer = await visitor.post(...press(path, crypto.randomUUID()))
  expect(answer.headers.get('location')).toBe(`/hizli-ekle${path}`)
  await platform.close()
})
