import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { cartForm, sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const failing = failingShop()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function add(db: D1Database, visitor: Visitor, name: 'noted' | 'addsQuietly' = 'noted') {
  const { id } = await demoProduct(db, name)
  const rest = { quantity: '1', back: '/', key: crypto.randomUUID() }
  await visitor.post('/sepet/ekle', { productId: String(id), ...rest })
}

async function write(visitor: Visitor, note: string) {
  const [line] = await sentLines(visitor)
  const { index } = line!
  return visitor.post('/sepet/satir', {
    ...line!,
    [`note:${index}`]: note,
    intent: `note:${index}`,
  })
}

const mainOf = async (visitor: Visitor) => (await pageOf(visitor.get('/sepet'))).main
const fieldsOf = async (visitor: Visitor) => (await mainOf(visitor)).elements('textarea')

it('[C31] a note is written beside its line, changed, and removed by an empty one', async () => {
  const visitor = shop.visitor()
  await add(shop.db, visitor)
  const answer = await write(visitor, 'Zili çalmayın')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
  const written = await mainOf(visitor)
  expect(written.text).toContain('Not: Zili çalmayın')
  expect(written.text).toContain('Notu düzenle')
  expect((await fieldsOf(visitor))[0]?.value).toBe('Zili çalmayın')
  await write(visitor, ' ')
  expect((await mainOf(visitor)).text).not.toContain('Not: ')
  expect((await mainOf(visitor)).text).toContain('Not ekle')
})

it.each([
  ['the order’s', siteMap.cartUpdate, () => 'order', siteMap.orderAddress],
  ['another line’s', siteMap.cartLine, (other: string) => `more:${other}`, siteMap.cart],
  [
    'the removal of another line',
    siteMap.cartLine,
    (other: string) => `delete:${other}`,
    siteMap.cart,
  ],
])('[C31] [X03] a note is saved whatever button is pressed: %s', async (_, path, intent, next) => {
  const visitor = shop.visitor()
  await add(shop.db, visitor, 'addsQuietly')
  await add(shop.db, visitor)
  const [field] = await fieldsOf(visitor)
  const own = (field?.attribute('name') ?? '').replace('note:', '')
  const other = (await sentLines(visitor)).find(({ index }) => index !== own)?.index ?? ''
  const form = await cartForm(visitor, {})
  form.set(`note:${own}`, 'Zili çalmayın')
  form.set('intent', intent(other))
  const answer = await visitor.post(path, form)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, next])
  expect((await mainOf(visitor)).text).toContain('Not: Zili çalmayın')
})

it('[C15] [C31] a note stays typed where the cart itself gives no answer', async () => {
  const visitor = failing.visitor()
  await add(failing.db, visitor)
  const [line] = await sentLines(visitor)
  failing.fault = answering('cart/', 502, '<html>')
  const intent = `note:${line?.index}`
  await visitor.post(siteMap.cartLine, { ...line!, [intent]: 'Hediye', intent })
  failing.fault = healthy
  expect((await fieldsOf(visitor))[0]?.value).toBe('Hediye')
})

it('[C31] [O03] a note stands beside its goods from the first step of an order', async () => {
  const visitor = shop.visitor()
  await add(shop.db, visitor, 'noted')
  await write(visitor, 'Kapıya bırakın')
  const { main } = await pageOf(visitor.get('/order'))
  expect(main.text).toContain('Kapıya bırakın')
})

it('[C31] a line that takes no note has no field for one', async () => {
  const visitor = shop.visitor()
  await add(shop.db, visitor, 'addsQuietly')
  expect(await fieldsOf(visitor)).toEqual([])
})

it('[C15] [C31] a note without an answer stays typed, and open', async () => {
  const visitor = failing.visitor()
  await add(failing.db, visitor)
  failing.fault = answering('set-order-notes', 502, '<html>')
  await write(visitor, 'Hediye')
  const main = await mainOf(visitor)
  expect((await pageOf(visitor.get('/sepet'))).text).not.toContain('Hediye')
  expect(main.elements('textarea')[0]?.value).toBe('Hediye')
  expect(main.tags('details').some((one) => one.attribute('open') !== undefined)).toBe(true)
})

it('[C31] [X03] a note that is too long is refused in the shop’s words, and stays typed', async () => {
  const visitor = shop.visitor()
  await add(shop.db, visitor)
  await write(visitor, 'x'.repeat(1001))
  const page = await pageOf(visitor.get('/sepet'))
  expect(page.text).toContain('Sipariş notu en çok 1000 karakter olabilir')
  expect(page.main.elements('textarea')[0]?.value).toHaveLength(1000)
})
