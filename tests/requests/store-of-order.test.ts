import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const message = 'Mağazanız:'

/** Orders one product. @returns the store on the confirm page, and the one saved in the order */
async function order(visitor: Visitor, product: { id: number }) {
  await fillCart(visitor, [{ productId: String(product.id) }])
  const html = await toConfirm(visitor, '-1')
  const number = numberIn(await placeOrder(visitor, html))
  const store = await shop.db
    .prepare('SELECT store FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<string>('store')
  return { isVisible: readPage(html).main.text.includes(message), store }
}

it('[B12] [O02] a chosen store is shown only for orders picked up at a store', async () => {
  const visitor = shop.visitor()
  await visitor.post('/magaza-sec', { storeId: '2', key: crypto.randomUUID() })
  const fetched = await order(visitor, await demoProduct(shop.db, 'needsStore'))
  expect(fetched).toEqual({ isVisible: true, store: expect.stringContaining(' / ') })
  const sent = await order(visitor, await demoProduct(shop.db, 'plain'))
  expect(sent).toEqual({ isVisible: false, store: '' })
})
