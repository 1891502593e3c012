import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { type Page, pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let failing: RegExp | null = null
let shop: Shop
const openFailing = (vars: Record<string, string>) =>
  openWorkers({
    vars,
    backend: (request, pass) =>
      failing?.test(request.url)
        ? Promise.resolve(new Response('', { status: 500 }))
        : pass(request),
  })
beforeEach(async () => {
  failing = null
  // A new shop each time: what was loaded once would be served from the cache.
  shop = await openFailing({ FRESH_SECONDS: '0' })
})
afterEach(() => shop.close())

const retriesIn = (page: Page) => page.main.queryAllByRole('link', 'Tekrar dene')
/** The messages in place of missing parts: the text, and whether the retry link leads to that page. */
const missingIn = (page: Page, path: string) =>
  retriesIn(page).map((link) => [link.parent.text, link.href.startsWith(path)])
const failed = (title: string) => [`${title} şu an yüklenemedi. Tekrar dene`, true]

describe('[T06] a late part that fails', () => {
  it.each([
    ['reviews', /\/comments\//, 'Değerlendirmeler'],
    ['questions', /\/questions\//, 'Sorular'],
    ['related products', /related/, 'Benzer ürünler'],
  ])(
    'of a product (%s) leaves a message and a retry link, the rest is complete',
    async (_, calls, title) => {
      const { path } = await demoProduct(shop.db, 'sibling')
      failing = calls
      const response = await shop.visitor().get(path)
      const page = await pageOf(response)
      expect(response.status).toBe(200)
      expect(missingIn(page, path)).toEqual([failed(title)])
      expect(page.queryByRole('button', 'Sepete ekle')).toBeDefined()
      const ids = page.main.tags('section').map((one) => one.attribute('id'))
      for (const id of ['related', 'reviews', 'questions']) expect(ids).toContain(id)
    },
  )

  it.each([
    ['yorumlar', /\/comments\//, 'Değerlendirmeler'],
    ['sorular', /\/questions\//, 'Sorular'],
  ])('of the page %s leaves a message there too', async (name, calls, title) => {
    const { path } = await demoProduct(shop.db, 'sibling')
    failing = calls
    const response = await shop.visitor().get(`/${name}${path}`)
    expect(response.status).toBe(200)
    expect(missingIn(await pageOf(response), `/${name}${path}`)).toContainEqual(failed(title))
  })

  it('in the histogram keeps the reviews', async () => {
    const { path } = await demoProduct(shop.db, 'sibling')
    failing = /comment-average/
    const page = await pageOf(shop.visitor().get(`/yorumlar${path}`))
    expect(page.main.text).toContain('Puan dağılımı şu an yüklenemedi.')
    expect(page.main.text).toContain('Faydalı')
    expect(retriesIn(page)).toHaveLength(1)
  })

  it('in the related products leaves a message for each kind', async () => {
    const { path } = await demoProduct(shop.db, 'sibling')
    failing = /get-related-products/
    const response = await shop.visitor().get(`/benzerleri${path}`)
    expect(response.status).toBe(200)
    const missing = missingIn(await pageOf(response), `/benzerleri${path}`)
    expect(missing).toHaveLength(4)
    expect(missing).toContainEqual(failed('Tamamlayıcı ürünler'))
  })

  it.each([
    ['', /related/],
    ['', /\/comments\//],
    ['/benzerleri', /get-related-products/],
  ])(
    'is there when its retry link is followed (%s, %s)',
    async (page, calls) => {
      await shop.close()
      // With what was loaded once still fresh, as it is in operation.
      shop = await openFailing({})
      const { path } = await demoProduct(shop.db, 'sibling')
      failing = calls
      const retries = async () => retriesIn(await pageOf(shop.visitor().get(page + path))).length
      expect(await retries()).toBeGreaterThan(0)
      failing = null
      // A call that failed is not sent again for five seconds.
      await expect.poll(retries, { timeout: 9000, interval: 500 }).toBe(0)
    },
    30_000,
  )
})
