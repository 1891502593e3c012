import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartForm, sentLines } from '../support/cart-lines'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
})
afterAll(() => shop.close())

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
