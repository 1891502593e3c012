import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { repeatInto } from './repeat'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

const mug = (name: string, quantity: string) => ({
  productId: '12',
  quantity,
  personalizationId: '1',
  'personalization[name]': name,
})

async function countsIn(session: string) {
  const { results } = await shop.db
    .prepare('SELECT count FROM cart_line WHERE session_id = ?1 AND product_id = 12 ORDER BY id')
    .bind(session)
    .all<{ count: number }>()
  return results.map(({ count }) => count)
}

/** Orders mugs, changes the shop, and adds the order to another cart. @returns the counts in that cart */
async function counts(forms: Record<string, string>[], ...changes: string[]) {
  await shop.db.prepare('UPDATE product SET stock = 20, max_count = 0 WHERE id = 12').run()
  const { ORDER_NUMBER: number } = await (await readyToOrder(shop, forms)).order()
  const id = await shop.db
    .prepare('SELECT id FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<number>('id')
  for (const change of changes) await shop.db.prepare(change).run()
  const other = await readyToOrder(shop, [{ productId: '6' }])
  await repeatInto(shop.db, Number(id), other.session, 'tr')
  return countsIn(other.session)
}

const soldOut = 'UPDATE product SET stock = 1 WHERE id = 12'
const oversell = "INSERT OR REPLACE INTO setting (name, value) VALUES ('NEGATIVE_STOCK', '1')"
const asUsual = "INSERT OR REPLACE INTO setting (name, value) VALUES ('NEGATIVE_STOCK', '0')"

describe('[O01] repeating an order', () => {
  it('adds what is in stock', async () => {
    expect(await counts([mug('Ayşe', '2'), mug('Ali', '2')], soldOut)).toEqual([1])
  })

  it('adds everything where the shop sells above its stock', async () => {
    expect(await counts([mug('Ayşe', '2'), mug('Ali', '2')], soldOut, oversell)).toEqual([2, 2])
    await shop.db.prepare(asUsual).run()
  })

  it('adds no more than the cart leaves of the stock', async () => {
    await shop.db.prepare('UPDATE product SET stock = 20, max_count = 0 WHERE id = 12').run()
    const { ORDER_NUMBER: number } = await (await readyToOrder(shop, [mug('Ayşe', '3')])).order()
    const id = await shop.db
      .prepare('SELECT id FROM shop_order WHERE number = ?1')
      .bind(number)
      .first<number>('id')
    await shop.db.prepare('UPDATE product SET stock = 5, max_count = 0 WHERE id = 12').run()
    const other = await readyToOrder(shop, [mug('Ali', '3'), mug('Ayşe', '1')])
    await repeatInto(shop.db, Number(id), other.session, 'tr')
    expect(await countsIn(other.session)).toEqual([3, 2])
  })

  it('counts the pieces of the shopper’s own unpaid order as available', async () => {
    await shop.db.prepare('UPDATE product SET stock = 4, max_count = 0 WHERE id = 12').run()
    const buyer = await readyToOrder(shop, [mug('Ayşe', '4')], -2)
    const { ORDER_NUMBER: number } = await buyer.order()
    const id = await shop.db
      .prepare('SELECT id FROM shop_order WHERE number = ?1')
      .bind(number)
      .first<number>('id')
    await shop.db.prepare('DELETE FROM cart_line WHERE session_id = ?1').bind(buyer.session).run()
    await repeatInto(shop.db, Number(id), buyer.session, 'tr')
    expect(await countsIn(buyer.session)).toEqual([4])
  })

  it('adds no more than the maximum, over all lines together', async () => {
    const max = 'UPDATE product SET max_count = 3 WHERE id = 12'
    expect(await counts([mug('Ayşe', '2'), mug('Ali', '2')], max)).toEqual([2, 1])
  })
})
