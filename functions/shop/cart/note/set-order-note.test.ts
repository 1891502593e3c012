import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../../seed/demo/demo-cases'
import { startTestShop, type TestShop, type Visitor } from '../../seed/demo/test-shop'

type Line = { LINE_ID: string; COUNT: number; ORDER_NOTES: string; ORDER_NOTES_LIMIT?: number }
type Answer = { status: number; statusText: string; cartProducts: Line[] }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const { id } = demoCases.subscription
const add = (visitor: Visitor, orderNotes = '', productId = id) =>
  visitor.post('/srv/service/cart/add-to-cart', {
    ...{ productId: String(productId), quantity: '1', orderNotes },
  })
const set = (visitor: Visitor, at: number | string, content: string, line = '') =>
  visitor.post<Answer>(`/srv/service/cart/set-order-notes/${at}?lines=${line}`, { content })
const notes = (lines: Line[]) => lines.map(({ COUNT, ORDER_NOTES }) => [COUNT, ORDER_NOTES])

it('[C31] a note is written, changed and removed; its line stays the same one', async () => {
  const visitor = shop.visitor()
  await add(visitor)
  const first = await set(visitor, 0, ' Zili çalmayın ')
  expect(first).toMatchObject({ status: 1, cartProducts: [{ ORDER_NOTES: 'Zili çalmayın' }] })
  const { LINE_ID, ORDER_NOTES_LIMIT } = first.cartProducts[0] as Line
  expect(ORDER_NOTES_LIMIT).toBe(1000)
  const second = await set(visitor, 7, 'Hediye', LINE_ID)
  expect(second.cartProducts).toMatchObject([{ LINE_ID, ORDER_NOTES: 'Hediye' }])
  expect((await set(visitor, 0, '')).cartProducts).toMatchObject([{ LINE_ID, ORDER_NOTES: '' }])
})

it('[C31] lines with other notes stay apart, and become one by the same note', async () => {
  const visitor = shop.visitor()
  await add(visitor, 'Mavi')
  await add(visitor)
  await add(visitor)
  expect(notes((await set(visitor, 1, 'Yeşil')).cartProducts)).toEqual([
    [1, 'Mavi'],
    [2, 'Yeşil'],
  ])
  expect(notes((await set(visitor, 1, 'Mavi')).cartProducts)).toEqual([[3, 'Mavi']])
})

it('[C31] refuses a long note, a line of nobody’s cart and one that takes no notes', async () => {
  const [visitor, other] = [shop.visitor(), shop.visitor()]
  await add(visitor)
  await add(visitor, '', demoCases.status1.id)
  expect(await set(visitor, 0, 'x'.repeat(1001))).toMatchObject({ status: 0 })
  expect(await set(visitor, 5, 'Hediye')).toMatchObject({ status: 0 })
  expect(await set(other, 0, 'Hediye')).toMatchObject({ status: 0 })
  const refused = await set(visitor, 1, 'Hediye')
  expect(refused).toMatchObject({ status: 0 })
  expect(refused.cartProducts[1]).not.toHaveProperty('ORDER_NOTES_LIMIT')
  expect(notes(refused.cartProducts)).toEqual([
    [1, ''],
    [1, ''],
  ])
})
