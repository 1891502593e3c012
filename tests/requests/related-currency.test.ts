import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/* By the specification related products have the currency of the session alone. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

it('[G04] [P02] a page in dollars has its related products in dollars, and one in liras in liras', async () => {
  const { path } = demoProducts()['relatedInAllKinds-tr']
  const visitor = shop.visitor()
  const related = async () => {
    const html = await (await visitor.get(path)).text()
    const [, part = ''] = html.split('id="related"')
    return part.split('<footer')[0]?.replace(/<[^>]*>/g, ' ') ?? ''
  }
  const usual = await related()
  expect([/\d\sTL/.test(usual), usual.includes('$')]).toEqual([true, false])
  await visitor.post('/para-birimi', { currency: 'USD', back: '/' })
  const chosen = await related()
  expect([/\d\sTL/.test(chosen), chosen.includes('$')]).toEqual([false, true])
})
