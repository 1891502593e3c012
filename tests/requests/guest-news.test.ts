import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it('[F10] what became cheaper since the heart, or is back, is marked; signing in forgets it', async () => {
  const visitor = shop.visitor()
  const press = (fav: string[]) => visitor.post('/favorilerim/degistir', { fav })
  const { id, path } = await demoProduct(shop.db, 'discounted')
  const set = (sql: string) =>
    shop.db.prepare(`UPDATE product SET ${sql} WHERE id = ?1`).bind(id).run()
  const text = async () => (await pageOf(visitor.get('/favorilerim'))).main.text
  const row = 'SELECT stock FROM product WHERE id = ?1'
  const stock = await shop.db.prepare(row).bind(id).first<number>('stock')
  await visitor.get(path)
  await press([String(id)])
  await set('price = price - 2100')
  expect(await text()).toMatch(/Eklediğinizden beri [\d,]+\sTL ucuzladı/)
  await set('price = price + 2100')
  await set('stock = 0')
  expect(await text()).not.toMatch(/ucuzladı|Yeniden stokta/)
  await set(`stock = ${stock}`)
  expect(await text()).toContain('Yeniden stokta')
  const seen = '__Host-favourites-seen'
  expect(visitor.cookies.get(seen)).toMatch(new RegExp(`^${id}~TL~\\d+~\\d+$`))
  await press([`-${id}`])
  expect(visitor.cookies.has(seen)).toBe(false)
  await press([String(id)])
  expect(visitor.cookies.has(seen)).toBe(true)
  await signIn(visitor, 'grouped', { donus: '/favorilerim' })
  expect(visitor.cookies.has(seen)).toBe(false)
  await visitor.post('/favorilerim/esitle', { fav: `-${id}` })
})
