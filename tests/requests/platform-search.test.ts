import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

it('[B06] a shop whose search answers by HTML suggests by its other search', async () => {
  const answer = await shop.visitor().get('/arama/oneriler?q=aski')
  expect(await answer.text()).toContain('Makrome Askılı Saksı')
  const requested = shop.platform.requests.map(({ path }) => path)
  expect(requested).toContain('/srv/service/product/search')
  expect(requested).toContain('/srv/service/product/searchAll/aski')
})
