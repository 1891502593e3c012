import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

it('[F10] the news of a favourite stay when its guest signs in', async () => {
  const visitor = shop.visitor()
  const { id, path } = await demoProduct(shop.db, 'discounted')
  const other = await demoProduct(shop.db, 'personal')
  const set = (sql: string, product = id) =>
    shop.db.prepare(`UPDATE product SET ${sql} WHERE id = ?1`).bind(product).run()
  const row = 'SELECT stock FROM product WHERE id = ?1'
  const stock = await shop.db.prepare(row).bind(other.id).first<number>('stock')
  await visitor.get(path)
  await visitor.post('/favorilerim/degistir', { fav: [String(id), String(other.id)] })
  await set('price = price - 2100')
  await set('stock = 0', other.id)
  await visitor.get('/favorilerim')
  await set(`stock = ${stock}`, other.id)
  const text = async () => (await pageOf(visitor.get('/favorilerim'))).main.text
  const fell = /Eklediğinizden beri ([\d,]+)\sTL ucuzladı/
  const asGuest = await text()
  expect(asGuest).toContain('Yeniden stokta')
  await signIn(visitor, 'grouped', { donus: '/favorilerim' })
  const asMember = await text()
  expect(asMember).toContain('Yeniden stokta')
  expect(fell.exec(asMember)?.[1]).toBe(fell.exec(asGuest)?.[1])
  await shop.db
    .prepare('UPDATE favourite SET back_at = 0 WHERE product_id = ?1')
    .bind(other.id)
    .run()
  await set('price = price + 2100')
})

describe('[F10] the price of a favourite with options', () => {
  const cheaper = /Eklediğinizden beri [\d,]+\sTL ucuzladı/

  /** A product whose first option, sold out, costs less than the one that its page opens with. */
  async function product() {
    const { id, path } = await demoProduct(shop.db, 'oneGroup')
    const run = (set: string, where = '1') =>
      shop.db.prepare(`UPDATE sub_product SET ${set} WHERE product_id = ${id} AND ${where}`).run()
    const first = await shop.db
      .prepare(
        `SELECT s.id FROM sub_product s JOIN variant_option o ON o.id = s.option1_id
         WHERE s.product_id = ?1 ORDER BY o.position, s.id LIMIT 1`,
      )
      .bind(id)
      .first<number>('id')
    await run('stock = 5, price = 41000, old_price = 0')
    await run('stock = 0, price = 20000', `id = ${first}`)
    return { id, path, first, run }
  }

  async function heart(kind: 'guest' | 'member') {
    const visitor = shop.visitor()
    if (kind === 'member') await signIn(visitor, 'vendor')
    const goods = await product()
    await visitor.get(goods.path)
    await visitor.post('/favorilerim/degistir', { fav: [String(goods.id)] })
    const text = async () => (await pageOf(visitor.get('/favorilerim'))).main.text
    const takeBack = () => visitor.post('/favorilerim/degistir', { fav: [`-${goods.id}`] })
    return { ...goods, visitor, text, takeBack }
  }

  it.each(['guest', 'member'] as const)(
    'did not fall because the cheap option that opens is back (%s)',
    async (kind) => {
      const { first, run, text, takeBack } = await heart(kind)
      expect(await text()).not.toMatch(cheaper)
      await run('stock = 5', `id = ${first}`)
      expect(await text()).not.toMatch(cheaper)
      await run('stock = 0', `id = ${first}`)
      await run('price = 40000', `id <> ${first}`)
      expect(await text()).toMatch(/Eklediğinizden beri 10,00\sTL ucuzladı/)
      await takeBack()
    },
  )

  it('did not fall by a sign-in either', async () => {
    const { first, run, text, visitor, takeBack } = await heart('guest')
    await text()
    await run('stock = 5', `id = ${first}`)
    await signIn(visitor, 'vendor', { donus: '/favorilerim' })
    expect(await text()).not.toMatch(cheaper)
    await run('stock = 0', `id = ${first}`)
    await run('price = 40000', `id <> ${first}`)
    expect(await text()).toMatch(cheaper)
    await takeBack()
  })
})
