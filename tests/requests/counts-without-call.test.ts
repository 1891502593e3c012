import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartForm, sentLines } from '../support/cart-lines'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
})
afterAll(() => shop.close())

/** Adds a product beside that of `buyer`. */
async function addOther(visitor: Visitor): Promise<void> {
  const [, other] = shop.platform.state.products.filter(
    (one) => one.isActive && one.variants.length === 0 && one.stock > 20,
  )
  const key = crypto.randomUUID()
  await visitor.post('/sepet/ekle', { productId: `${other?.id}`, quantity: '1', back: '/', key })
}

it('[C11] a cart is emptied line by line where no call empties it at once', async () => {
  shop.platform.setMissing(67)
  for (const sent of [1, 0]) {
    const visitor = await shop.buyer()
    await addOther(visitor)
    expect(await sentLines(visitor)).toHaveLength(2)
    const before = shop.platform.requests.length
    const answer = await visitor.post('/sepet/hepsi', { intent: 'clear' })
    expect(answer.headers.get('location')).toBe('/sepet')
    const page = await pageOf(visitor.get('/sepet'))
    expect(page.notices('alert')).toEqual([])
    expect(page.text).toContain('Sepetiniz boş')
    const requests = shop.platform.requests.slice(before).map(({ path }) => path)
    expect(requests.filter((path) => path.includes('/cart/delete-all'))).toHaveLength(sent)
    expect(requests.filter((path) => path.includes('/cart/delete/'))).toHaveLength(2)
  }
})

it('[C11] [C13] counts are changed line by line where no call sets them all', async () => {
  const visitor = await shop.buyer()
  shop.platform.setMissing(65)
  const before = await sentLines(visitor)
  for (const typed of ['3', '4']) {
    const form = await cartForm(visitor, { [before.length - 1]: typed })
    form.set('intent', 'update')
    const answer = await visitor.post('/sepet/hepsi', form)
    expect(answer.headers.get('location')).toBe('/sepet')
    expect((await pageOf(visitor.get('/sepet'))).notices('alert')).toEqual([])
    expect((await sentLines(visitor)).at(-1)?.count).toBe(typed)
  }
  const requests = shop.platform.requests.filter(({ path }) => path.includes('/cart/update/'))
  expect(requests.length).toBe(1)
})
