import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { crawl } from '../support/crawl'
import { isDeep } from '../support/deep'
import { pageOf, readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
const goods = demoProducts()
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7', settings: { theme: 'other' } })
})
afterAll(() => shop.close())

describe('in front of a shop whose theme is another', () => {
  it('[B01] [B02] [P01] every page that a guest is led to works, with its pictures and texts', {
    timeout: 120_000,
  }, async () => {
    const pages = await crawl(shop.visitor(), shop.url, isDeep ? 120 : 60)
    expect(pages.length).toBeGreaterThan(55)
    expect(pages.filter(({ faults }) => faults.length > 0)).toEqual([])
  })

  it('[P01] [P03] a product has its price, its old one and its options, and is bought by its variant', async () => {
    const { id, path, title } = goods['oneGroup-tr']
    const product = shop.platform.state.products.find((one) => one.id === id)
    const variant = product?.variants.find(({ stock }) => stock > 1)
    const visitor = shop.visitor()
    const html = await (await visitor.get(path)).text()
    const page = readPage(html)
    expect(page.heading).toBe(title)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(`?variant=${variant?.id}`)
    const key = crypto.randomUUID()
    const fields = {
      productId: `${id}`,
      variantId: `${variant?.id}`,
      quantity: '1',
      back: path,
      key,
    }
    expect((await visitor.post('/sepet/ekle', fields)).status).toBe(303)
    expect((await pageOf(visitor.get('/sepet'))).main.text).toContain(title)
    const discounted = await pageOf(shop.visitor().get(goods['discounted-tr'].path))
    expect(discounted.main.text).toMatch(/%\s?\d+/)
  })

  it('[B01] the shop has its name in every language', async () => {
    for (const path of ['/', '/en', goods['plain-tr'].path]) {
      const banner = (await pageOf(shop.visitor().get(path))).getByRole('banner').text
      expect(banner, path).toContain('Kekik & Çınar')
    }
  })

  it('[P17] a product without a known id is shown with the link to its own page', async () => {
    const { path, title } = goods['soldOut-tr']
    const page = await pageOf(shop.visitor().get(path))
    expect(page.heading).toBe(title)
    const link = page.main.getByRole('link', 'Mağazanın sayfasına git')
    expect(link.attribute('href')).toBe(shop.platform.origin + encodeURI(path))
    expect(page.main.queryAllByRole('button', 'Sepete ekle')).toEqual([])
  })

  it('[P03] options that only the page knows lead on by their links', async () => {
    const response = await shop.visitor().get('/urun/1008/secenek/1/own-1-0')
    expect(response.status).toBe(404)
    expect(shop.platform.requests.some(({ path }) => path.includes('own-'))).toBe(false)
  })

  it('[B02] a list has its goods and its place in the tree', async () => {
    const list = await pageOf(shop.visitor().get('/bahce'))
    expect(list.main.text).toContain('TL')
    expect(list.main.queryAllByRole('article').length).toBeGreaterThan(5)
    expect(list.main.getByRole('link', 'Saksı & Çiçeklik').attribute('href')).toBe(
      '/saksi-ciceklik',
    )
  })

  it.each([goods['plain-tr'].path, '/bahce?brand=43'])(
    '[G03] another language leads to the same page, %s',
    async (path) => {
      const visitor = shop.visitor()
      const page = await pageOf(visitor.get(path))
      const fields = {
        language: 'en',
        linkType: page.field('linkType').value,
        linkId: page.field('linkId').value,
      }
      const { headers } = await visitor.post('/dil', { ...fields, back: path })
      expect(headers.get('location')).toMatch(
        path.includes('?') ? /^\/en\/.+\?brand=43$/ : /^\/en\/./,
      )
    },
  )

  it('[K03] the comparison has no dead link, and can be emptied', async () => {
    const visitor = shop.visitor()
    const [first, second] = [goods['plain-tr'], goods['twoGroups-tr']]
    const at = `/karsilastir?urunler=${first.id}-${second.id}`
    const html = await (await visitor.get(at)).text()
    expect(html).toContain(second.title)
    expect(readPage(html).main.rawText).not.toContain('Sepete Ekle')
    readPage(html).main.getByRole('button', 'Listeyi temizle')
    const emptied = await visitor.post('/karsilastir/degistir', { clear: '1' })
    expect(emptied.status).toBe(303)
  })

  it('[G04] prices are in the visitor’s currency, with its sign', async () => {
    const visitor = shop.visitor()
    const { path } = goods['plain-tr']
    await visitor.post('/para-birimi', { currency: 'USD', back: path })
    expect((await pageOf(visitor.get(path))).main.text).toMatch(/USD|\$/)
    const list = await pageOf(visitor.get('/bahce'))
    const prices = list.main.queryAllByRole('article').map(({ text }) => text)
    expect(prices.length).toBeGreaterThan(5)
    expect(prices.filter((text) => !/USD|\$/.test(text) || / TL/.test(text))).toEqual([])
  })
})
