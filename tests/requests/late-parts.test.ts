import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'

let failing: RegExp | null = null
let shop: Shop
beforeEach(async () => {
  failing = null
  // One of its own each time: what came once is served though it fails later.
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: (request, pass) =>
      failing?.test(request.url)
        ? Promise.resolve(new Response('', { status: 500 }))
        : pass(request),
  })
})
afterEach(() => shop.close())

const failed = (title: string, href: string) =>
  new RegExp(
    `<p class="late">${title} şu an yüklenemedi\\..{0,20}<a href="${href}[^"]*">Tekrar dene</a>`,
  )

describe('a late part that fails', () => {
  it.each([
    ['reviews', /\/comments\//, 'Değerlendirmeler'],
    ['questions', /\/questions\//, 'Sorular'],
    ['related products', /related/, 'Benzer ürünler'],
  ])(
    'of a product: %s leave a line and a way to try again, the rest stands',
    async (_, calls, title) => {
      const { path } = await demoProduct(shop.db, 'sibling')
      failing = calls
      const response = await shop.visitor().get(path)
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).toMatch(failed(title, path))
      expect(page.match(/Tekrar dene/g)).toHaveLength(1)
      expect(page).toContain('Sepete ekle')
      for (const id of ['related', 'reviews', 'questions']) expect(page).toContain(`id="${id}"`)
    },
  )

  it.each([
    ['yorumlar', /\/comments\//, 'Değerlendirmeler'],
    ['sorular', /\/questions\//, 'Sorular'],
  ])('of the page %s leaves a line there too', async (name, calls, title) => {
    const { path } = await demoProduct(shop.db, 'sibling')
    failing = calls
    const response = await shop.visitor().get(`/${name}${path}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(failed(title, `/${name}${path}`))
  })

  it('of the histogram leaves the reviews', async () => {
    const { path } = await demoProduct(shop.db, 'sibling')
    failing = /comment-average/
    const page = await (await shop.visitor().get(`/yorumlar${path}`)).text()
    expect(page).toContain('Puan dağılımı şu an yüklenemedi.')
    expect(page).toContain('Faydalı')
    expect(page.match(/Tekrar dene/g)).toHaveLength(1)
  })

  it('of related products leaves a line for each kind of them', async () => {
    const { path } = await demoProduct(shop.db, 'sibling')
    failing = /get-related-products/
    const response = await shop.visitor().get(`/benzerleri${path}`)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page.match(/Tekrar dene/g)).toHaveLength(4)
    expect(page).toMatch(failed('Tamamlayıcı ürünler', `/benzerleri${path}`))
  })
})
