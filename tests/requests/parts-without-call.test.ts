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
  beforeAll(() => shop.platform.setMissing(42, 19, 43, 16))
  afterAll(() => shop.platform.setMissing())

  function reviewed() {
    const { reviews, products } = shop.platform.state
    const product = products.find(
      ({ id, isActive, groups }) =>
        isActive && groups.length === 0 && reviews.some((one) => one.productId === id),
    )
    return product && localPath(product.path, 'tr')
  }

  it('[P13] [P02] its page says what cannot be displayed, and hides what there is nothing of', async () => {
    const { main } = await pageOf(shop.visitor().get(goods['twoGroups-tr'].path, robot))
    expect(main.text).not.toContain('yüklenemedi')
    expect(main.text).not.toMatch(/Henüz (?:soru|değerlendirme) yok/)
    expect(main.text.match(/Bu bölüm burada gösterilemiyor/g)).toHaveLength(2)
    expect(main.queryAllByRole('heading', 'Benzer ürünler')).toEqual([])
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
      const { origin } = shop.platform
      const own = main.queryAllByRole('link', 'Mağazanın kendi sitesine git')
      const hrefs = part === 'sorular' ? [origin + path] : []
      expect(own.map(({ href }) => decodeURI(href ?? ''))).toEqual(hrefs)
      expect(main.queryAllByRole('textbox')).toEqual([])
      expect(main.text).toContain(
        part === 'sorular' ? 'Bu bölüm burada gösterilemiyor.' : '13 değerlendirme',
      )
    },
  )

  it('[P15] its ways to pay promise no card, and no table that would come later', async () => {
    shop.platform.setMissing(12)
    const { main } = await pageOf(
      shop.visitor().get(`/odeme-yollari${goods['plain-tr'].path}`, robot),
    )
    expect(main.text).not.toContain('Kart ile tek çekim')
    expect(main.text).not.toContain('yüklenemedi')
    expect(main.text).toContain('Bu bölüm burada gösterilemiyor.')
  })

  it('[P13] [P02] without the counts of stars nothing is said of reviews, nor of similar goods twice', async () => {
    shop.platform.setMissing(42, 8, 19, 43, 16)
    const { path } = goods['addsQuietly-tr']
    const { main } = await pageOf(shop.visitor().get(`/yorumlar${path}`, robot))
    expect(main.text).toContain('Bu bölüm burada gösterilemiyor.')
    expect(main.tags('meter')).toEqual([])
    const similar = await pageOf(shop.visitor().get(`/benzerleri${path}`, robot))
    expect(similar.main.text.match(/Benzer ürün bulunmuyor/g)).toHaveLength(1)
    expect(similar.main.elements('h2')).toEqual([])
  })
})
