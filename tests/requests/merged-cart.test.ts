import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, formKey, type Wanted } from '../support/buyer'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
  await shop.db.prepare('UPDATE product SET stock = 9 WHERE id IN (6, 7)').run()
})
afterAll(() => shop.close())

const doll = (quantity: string): Wanted => ({ productId: '6', quantity })

/** The cart of a member who left three dolls and another product, and returns as a guest with this many. */
async function cartAfter(quantity: string): Promise<unknown[]> {
  const visitor = shop.visitor()
  await signIn(visitor)
  await fillCart(visitor, [doll('3'), { productId: '7' }])
  await visitor.post('/cikis', formKey())
  await fillCart(visitor, [doll(quantity)])
  await signIn(visitor)
  const { results } = await shop.db
    .prepare('SELECT product_id, count FROM cart_line ORDER BY id')
    .all()
  await visitor.post('/sepet/hepsi', { intent: 'clear', ...formKey() })
  return results
}

it('[C13] [L01] a guest’s line wins over the same line of the saved cart', async () => {
  const other = { product_id: 7, count: 1 }
  expect(await cartAfter('2')).toEqual([{ product_id: 6, count: 2 }, other])
  expect(await cartAfter('4')).toEqual([{ product_id: 6, count: 4 }, other])
})
