import { afterAll, beforeAll, expect, it } from 'vitest'
import { answering, failingShop } from '../support/broken-backend'
import { sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { heartsCookie } from '../support/guest-hearts'
import { signIn } from '../support/member'
import { type Page, pageOf } from '../support/page/page'
import { ownCards } from '../support/page/popular-shelf'
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

async function undo(visitor: Visitor, cart: Page) {
  const button = cart.getByRole('button', 'Geri al')
  const { action, pairs } = button.form.press(button.element)
  await visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
}

const favouritesOf = async (visitor: Visitor) =>
  ownCards((await pageOf(visitor.get('/favorilerim'))).main)
    .map(({ text }) => text)
    .join(' ')

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
  await undo(visitor, cart)
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['2'])
  expect(await favouritesOf(visitor)).not.toContain(title)
})

for (const buyer of ['guest', 'member'] as const)
  it(`[C24] taking a moved line back leaves the favourites as they were: ${buyer}`, async () => {
    const visitor = shop.visitor()
    if (buyer === 'member') await signIn(visitor, 'plain')
    const { id, title } = await demoProduct(shop.db, 'addsQuietly')
    const change = (fav: string) => visitor.post('/favorilerim/degistir', { fav })
    for (const before of [`-${id}`, `${id}`]) {
      await change(before)
      await add(visitor, id)
      await move(visitor)
      await undo(visitor, await cartOf(visitor))
      expect(await sentLines(visitor)).toHaveLength(1)
      expect((await favouritesOf(visitor)).includes(title)).toBe(before === `${id}`)
      const [line] = await sentLines(visitor)
      await visitor.post('/sepet/satir', { ...line!, intent: `delete:${line!.index}` })
    }
    await change(`-${id}`)
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
