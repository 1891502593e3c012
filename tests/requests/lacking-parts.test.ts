import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localPath } from '../platform/catalogue/view'
import { demoProducts } from '../platform/demo-products'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
})
afterAll(() => shop.close())

const goods = demoProducts()
/** Its document waits for what comes late. */
const robot = { headers: { 'user-agent': 'Googlebot/2.1' } }

describe('a product of a shop without calls for reviews, questions and related goods', () => {
  beforeAll(() => shop.platform.lack(42, 19, 43, 16))
  afterAll(() => shop.platform.lack())

  function reviewed() {
    const { reviews, products } = shop.platform.state
    const product = products.find(
      ({ id, isActive, groups }) =>
        isActive && groups.length === 0 && reviews.some((one) => one.productId === id),
    )
    return product && localPath(product.path, 'tr')
  }

  it('[P13] [P02] its page says that there is nothing, and not that it failed', async () => {
    const { main } = await pageOf(shop.visitor().get(goods['twoGroups-tr'].path, robot))
    expect(main.text).not.toContain('yüklenemedi')
    expect(main.text).toContain('Henüz soru yok.')
    expect(main.text).toContain('Benzer ürün bulunmuyor.')
    expect(main.queryAllByRole('link', 'Soru sorun')).toEqual([])
  })

  it('[P13] the stars are those of the call that counts them', async () => {
    const { main } = await pageOf(shop.visitor().get(`/${reviewed()}`, robot))
    expect(main.text).toMatch(/5 üzerinden|değerlendirme/)
    expect(main.tags('meter').length).toBe(5)
    expect(main.text).not.toContain('Henüz değerlendirme yok.')
    expect(main.text).not.toContain('yüklenemedi')
  })

  it.each(['yorumlar', 'sorular'])(
    '[P13] its page of %s has nothing to try again',
    async (part) => {
      const { path } = goods['plain-tr']
      const { main } = await pageOf(shop.visitor().get(`/${part}${path}`, robot))
      expect(main.text).not.toContain('yüklenemedi')
      expect(main.text).toContain(part === 'sorular' ? 'Henüz soru yok.' : '13 değerlendirme')
    },
  )
})
