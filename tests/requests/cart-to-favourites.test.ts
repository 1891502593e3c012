import { afterAll, beforeAll, expect, it } from 'vitest'
import { answering, failingShop } from '../support/broken-backend'
import { sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { heartsCookie } from '../support/guest-hearts'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const failing = failingShop()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const add = (visitor: Visitor, productId: number) => {
  const rest = { quantity: '2', back: '/', key: crypto.randomUUID() }
  return visitor.post('/sepet/ekle', { productId: String(productId), ...rest })
}

const cartOf = (visitor: Visitor) => pageOf(visitor.get('/sepet'))

async function move(visitor: Visitor) {
  const [line] = await sentLines(visitor)
  return visitor.post('/sepet/satir', { ...line!, intent: `favourite:${line!.index}` })
}

const favouritesOf = async (visitor: Visitor) =>
  (await pageOf(visitor.get('/favorilerim'))).main.text

it('[C24] [F02] a guest’s line goes to the browser’s favourites, and the notice takes it back', async () => {
  const visitor = shop.visitor()
  const { id, title } = await demoProduct(shop.db, 'addsQuietly')
  await add(visitor, id)
  const response = await move(visitor)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sepet'])
  const cart = await cartOf(visitor)
  expect(cart.text).toContain(`“${title}” favorilerinize taşındı.`)
  expect(cart.text).toContain('Sepetiniz boş')
  expect(await favouritesOf(visitor)).toContain(title)
  const undo = cart.getByRole('button', 'Geri al')
  const { action, pairs } = undo.form.press(undo.element)
  await visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['2'])
})

it('[C24] [F01] a member’s line goes to the favourites of the shop', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  await visitor.post('/favorilerim/degistir', { fav: `-${id}` })
  await add(visitor, id)
  await move(visitor)
  expect(await sentLines(visitor)).toEqual([])
  const rows = await shop.db.prepare('SELECT 1 FROM favourite WHERE product_id = ?1').bind(id).all()
  expect(rows.results).toHaveLength(1)
})

it('[C15] [C24] where the favourites cannot take it, the line stays and the cart says so', async () => {
  const visitor = failing.visitor()
  await signIn(visitor, 'plain')
  const { id } = await demoProduct(failing.db, 'addsQuietly')
  await add(visitor, id)
  failing.fault = answering('add-to-fav-list', 502, '<html>')
  await move(visitor)
  expect((await cartOf(visitor)).text).toContain('Sepetiniz güncellenemedi')
  expect(await sentLines(visitor)).toHaveLength(1)
})

it('[C24] [F02] a guest whose favourites are full keeps the line', async () => {
  const visitor = shop.visitor()
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  const { results } = await shop.db
    .prepare('SELECT id FROM product WHERE is_active = 1 AND id <> ?1 LIMIT 100')
    .bind(id)
    .all<{ id: number }>()
  visitor.cookies.set(heartsCookie, results.map((one) => one.id).join('.'))
  await add(visitor, id)
  await move(visitor)
  expect((await cartOf(visitor)).text).toContain('en çok 100 favori')
  expect(await sentLines(visitor)).toHaveLength(1)
})
