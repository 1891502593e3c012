import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../../seed/demo/demo-cases'
import { startTestShop, type TestShop, type Visitor } from '../../seed/demo/test-shop'

type Line = { LINE_ID: string; ID: string; COUNT: number; COUNT_LEFT?: number }
type Loaded = { PRODUCTS: Line[]; SAVED_PRODUCTS: Line[]; PRICE_CART: number }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const add = (visitor: Visitor, id: number, quantity: number) =>
  visitor.post('/srv/service/cart/add-to-cart', { productId: String(id), quantity: `${quantity}` })
const load = (visitor: Visitor) => visitor.get<Loaded>('/srv/service/cart/load')
const move = (visitor: Visitor, line: Line | undefined, to: string) =>
  visitor.post<{ status: number; statusText: string; totalQuantity: number }>(
    '/srv/service/cart/save-for-later',
    { line: line?.LINE_ID ?? '', to },
  )
const counts = (lines: Line[]) => lines.map(({ ID, COUNT }) => [ID, COUNT])

it('[C23] a saved line costs nothing, and comes back into the line that is equal to it', async () => {
  const visitor = shop.visitor()
  const { id } = demoCases.plain
  await add(visitor, id, 2)
  const before = await load(visitor)
  expect(await move(visitor, before.PRODUCTS[0], 'later')).toMatchObject({
    status: 1,
    totalQuantity: 0,
  })
  const after = await load(visitor)
  expect([after.PRODUCTS, after.PRICE_CART]).toEqual([[], 0])
  expect(counts(after.SAVED_PRODUCTS)).toEqual([[String(id), 2]])
  await add(visitor, id, 1)
  expect(await move(visitor, after.SAVED_PRODUCTS[0], 'cart')).toMatchObject({ totalQuantity: 3 })
  const both = await load(visitor)
  expect([counts(both.PRODUCTS), both.SAVED_PRODUCTS]).toEqual([[[String(id), 3]], []])
})

it('[C23] refuses a line that is not there, and removes one that is', async () => {
  const [visitor, other] = [shop.visitor(), shop.visitor()]
  await add(visitor, demoCases.plain.id, 1)
  const [line] = (await load(visitor)).PRODUCTS
  expect(await move(other, line, 'later')).toMatchObject({ status: 0 })
  expect(await move(visitor, line, 'elsewhere')).toMatchObject({ status: 0 })
  await move(visitor, line, 'later')
  expect(await move(visitor, line, 'later')).toMatchObject({ status: 0 })
  const [saved] = (await load(visitor)).SAVED_PRODUCTS
  expect(await move(visitor, saved, 'none')).toMatchObject({ status: 1 })
  expect((await load(visitor)).SAVED_PRODUCTS).toEqual([])
})

it('[C23] keeps a line that is sold out where it is, and says so', async () => {
  const visitor = shop.visitor()
  const { id } = demoCases.status3
  await add(visitor, id, 1)
  await move(visitor, (await load(visitor)).PRODUCTS[0], 'later')
  await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = ?1').bind(id).run()
  const [saved] = (await load(visitor)).SAVED_PRODUCTS
  expect(saved).toMatchObject({ COUNT_LEFT: 0, COUNT_LEFT_REASON: 'stock' })
  expect(await move(visitor, saved, 'cart')).toMatchObject({
    status: 0,
    statusText: 'Ürün stokta yok',
  })
  expect((await load(visitor)).SAVED_PRODUCTS).toHaveLength(1)
})

it('[C23] puts goods by that a form names, sold out or not, beside the cart’s own; no others', async () => {
  const visitor = shop.visitor()
  const { id } = demoCases.plain
  const putBy = (productId: number, quantity: string) =>
    visitor.post<{ status: number; totalQuantity: number }>('/srv/service/cart/save-for-later', {
      ...{ to: 'later', productId: String(productId), variantId: '0', quantity },
    })
  await add(visitor, id, 1)
  for (const _ of ['pressed', 'sent again'])
    expect(await putBy(id, '2')).toMatchObject({ status: 1, totalQuantity: 1 })
  expect(await putBy(demoCases.status3.id, '1')).toMatchObject({ status: 1 })
  const { PRODUCTS, SAVED_PRODUCTS } = await load(visitor)
  expect(counts(PRODUCTS)).toEqual([[String(id), 1]])
  expect(counts(SAVED_PRODUCTS)).toEqual([
    [String(id), 2],
    [String(demoCases.status3.id), 1],
  ])
  for (const [one, quantity] of [
    [99_999_999, '1'],
    [id, '0'],
    [id, 'x'],
    [id, '0.5'],
    [demoCases.twoGroups.id, '1'],
  ] as const)
    expect(await putBy(one, quantity)).toMatchObject({ status: 0 })
  expect((await load(visitor)).SAVED_PRODUCTS).toHaveLength(2)
})
