import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/* By the specification suggestions have the currency of the session alone. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

it('[B06] [G04] suggestions have the prices of the currency that the shopper chose', async () => {
  const visitor = shop.visitor()
  const suggested = async () => {
    const answer = await visitor.get('/arama/oneriler?q=saksı')
    const { products } = (await answer.json()) as {
      products: { price: number; currency: string }[]
    }
    return products
  }
  const usual = await suggested()
  await visitor.post('/para-birimi', { currency: 'USD', back: '/' })
  const chosen = await suggested()
  expect(usual.map(({ currency }) => currency)).toEqual(usual.map(() => 'TL'))
  expect(chosen.map(({ currency }) => currency)).toEqual(usual.map(() => 'USD'))
  expect(chosen[0]?.price).toBeLessThan(usual[0]?.price ?? 0)
})
