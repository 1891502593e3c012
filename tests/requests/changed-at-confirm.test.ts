import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldIn, fillCart, placeOrder, readyBuyer } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const changed = 'Siparişiniz bu arada değişti. Onaylamadan önce kontrol edin.'
const orders = async () =>
  (await shop.db.prepare('SELECT count(*) AS n FROM shop_order').first<{ n: number }>())?.n

it('[O02] [T64] a sum that changed before a refusal is shown before it is ordered', async () => {
  const { id } = await demoProduct(shop.db, 'plain')
  const { visitor, html } = await readyBuyer(shop, [{ productId: String(id) }], '-3')
  const before = await orders()
  const other = await demoProduct(shop.db, 'addsQuietly')
  await fillCart(visitor, [{ productId: String(other.id), quantity: '3' }])
  const unticked = { mark: fieldIn(html, 'mark'), key: fieldIn(html, 'key') }
  const refused = await visitor.post('/order/onay', unticked)
  expect(refused.status).toBe(422)
  const refusal = await refused.text()
  expect(refusal).toContain('Devam etmek için sözleşmeleri onaylayın')
  expect(refusal).toContain(changed)
  expect(await orders()).toBe(before)
  expect(await placeOrder(visitor, refusal)).toContain('siparis=')
  expect(await orders()).toBe(Number(before) + 1)
})
