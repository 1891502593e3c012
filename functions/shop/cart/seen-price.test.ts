import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../seed/demo/demo-cases'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'

type Line = { LINE_ID: string; PRICE_SELL: number; PRICE_SEEN?: number }
type Loaded = { PRODUCTS: Line[]; SAVED_PRODUCTS: Line[] }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const { id } = demoCases.plain
const add = (visitor: Visitor) =>
  visitor.post('/srv/service/cart/add-to-cart', { productId: String(id), quantity: '1' })
const load = (visitor: Visitor) => visitor.get<Loaded>('/srv/service/cart/load')
const priced = (change: string) =>
  shop.db.prepare(`UPDATE product SET price = price ${change} WHERE id = ?1`).bind(id).run()

it('[C30] a line has the price that its shopper saw last until it is changed', async () => {
  const visitor = shop.visitor()
  await add(visitor)
  const [before] = (await load(visitor)).PRODUCTS
  expect(before).not.toHaveProperty('PRICE_SEEN')
  await priced('- 1200')
  const [cheaper] = (await load(visitor)).PRODUCTS
  expect(cheaper?.PRICE_SEEN).toBe(before?.PRICE_SELL)
  expect(cheaper?.PRICE_SELL).toBeLessThan(Number(before?.PRICE_SELL))
  await visitor.get('/srv/service/cart/update-item/0/2')
  expect((await load(visitor)).PRODUCTS[0]).not.toHaveProperty('PRICE_SEEN')
  await priced('+ 2400')
  expect((await load(visitor)).PRODUCTS[0]?.PRICE_SEEN).toBe(cheaper?.PRICE_SELL)
  await add(visitor)
  expect((await load(visitor)).PRODUCTS[0]).not.toHaveProperty('PRICE_SEEN')
})

it('[C30] a line that is saved for later takes its price along', async () => {
  const visitor = shop.visitor()
  const move = async (line: Line | undefined, to: string) =>
    visitor.post('/srv/service/cart/save-for-later', { line: line?.LINE_ID ?? '', to })
  await add(visitor)
  const [line] = (await load(visitor)).PRODUCTS
  await move(line, 'later')
  await priced('- 600')
  const [saved] = (await load(visitor)).SAVED_PRODUCTS
  expect(saved?.PRICE_SEEN).toBe(line?.PRICE_SELL)
  await move(saved, 'cart')
  expect((await load(visitor)).PRODUCTS[0]?.PRICE_SEEN).toBe(line?.PRICE_SELL)
})
