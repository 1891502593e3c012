import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { demoCases } from '../../functions/shop/seed/demo/demo-cases'
import { fillCart } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** Whether a product's page says that a code is mailed, names a delivery, and tells search engines of one. */
async function deliveryOn(path: string): Promise<boolean[]> {
  const html = await (await shop.visitor().get(path)).text()
  const { text } = (await pageOf(new Response(html))).main
  return [
    text.includes('Kodu e-postayla gönderilir'),
    /kapınızda|Ücretsiz kargo/.test(text),
    html.includes('OfferShippingDetails'),
  ]
}

it('[C27] [P15] the page of a gift card says that its code is mailed, and names no delivery', async () => {
  expect(await deliveryOn(`/${demoCases.giftCard.slug}`)).toEqual([true, false, false])
  const { path } = await demoProduct(shop.db, 'plain')
  expect(await deliveryOn(path)).toEqual([false, true, true])
})

it('[C27] a cart of gift cards alone names no delivery; with goods beside it does', async () => {
  const visitor = shop.visitor()
  const { id } = demoCases.giftCard
  await fillCart(visitor, [{ productId: `${id}`, variantId: `${id * 100 + 1}` }])
  const sums = async () => {
    const { main } = await pageOf(visitor.get(siteMap.cart))
    return main.elements('dt').map(({ text }) => text)
  }
  const alone = await sums()
  expect(alone).toContain('Toplam')
  expect(alone).not.toContain('Kargo')
  await fillCart(visitor, [{ productId: '6' }])
  expect(await sums()).toContain('Kargo')
})
