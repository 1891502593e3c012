import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let buyer: Visitor
beforeAll(async () => {
  shop = await openWorkers()
  buyer = shop.visitor()
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  await fillCart(buyer, [{ productId: String(id) }])
  await buyer.post('/order', { email: 'konuk@ornek.test', key: crypto.randomUUID() })
})
afterAll(() => shop.close())

/** The parts of a page that link the frame's style sheet: `head`, which is read before anything is painted, or `body`. */
async function partsWithFrame(visitor: Visitor, path: string): Promise<string[]> {
  const page = await pageOf(visitor.get(path))
  const linksIn = (tag: string) =>
    page
      .elements(tag)
      .flatMap((part) => part.elements('link'))
      .filter((link) => link.attribute('href')?.includes('checkout-frame'))
      .map(() => tag)
  return [...linksIn('head'), ...linksIn('body')]
}

describe('[O06] the frame of the steps of an order', () => {
  it.each(['/order', '/order/adres'])('is there before %s is painted', async (path) => {
    expect(await partsWithFrame(buyer, path)).toEqual(['head'])
  })

  it.each(['/order/yok', '/sepet', '/'])('is not that of %s', async (path) => {
    expect(await partsWithFrame(buyer, path)).toEqual([])
  })

  it('is not that of a page that has nothing to order', async () => {
    expect(await partsWithFrame(shop.visitor(), '/order')).toEqual([])
  })

  it('answers an unknown step as a missing page', async () => {
    expect((await buyer.get('/order/yok')).status).toBe(404)
  })
})
