import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

/** What the shop answers for `DISPLAY_VAT`. */
let displayVat = '0'
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const response = await pass(request)
      if (!new URL(request.url).pathname.endsWith('/cart/load')) return response
      const text = JSON.stringify(await response.json(), (key, value) =>
        key === 'DISPLAY_VAT' ? displayVat : value,
      )
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    },
  })
})
afterAll(() => shop.close())

it('[C11] [P01] where prices are without VAT, the cart says so beside the unit price', async () => {
  const visitor = shop.visitor()
  const { id } = await demoProduct(shop.db, 'plain')
  await fillCart(visitor, [{ productId: String(id), quantity: '2' }])
  const cartText = async () => (await pageOf(visitor.get('/sepet'))).main.text
  displayVat = '0'
  expect(await cartText()).toMatch(/KDV hariç \(%\d+\)/)
  displayVat = '1'
  expect(await cartText()).not.toContain('KDV')
})
