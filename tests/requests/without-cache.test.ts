import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    // The usual delay of a backend.
    backend: async (request, pass) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

it('[P01] without a cache a product is shown as sold out at once', async () => {
  const { id, path } = await demoProduct(shop.db, 'plain')
  const page = async () => (await shop.visitor().get(path)).text()
  expect(await page()).toContain('Sepete ekle')
  await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = ?1').bind(id).run()
  expect(await page()).not.toContain('Sepete ekle')
})
