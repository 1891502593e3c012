import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bigCategory, demoProduct } from '../support/demo'
import { pageOf, readPage } from '../support/page/page'
import { structuredData } from '../support/page/structured-data'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let lines: string[]
beforeAll(async () => {
  lines = []
  shop = await openWorkers({ onLine: (line) => lines.push(line) })
})
afterAll(() => shop.close())

/** What these tests read of schema.org. */
type Structured = {
  '@type': string
  offers: { url: string; availability: string }
  hasVariant: Structured[]
  itemListElement: { url: string; position: number }[]
}
const structuredOf = (html: string) => structuredData<Structured>(readPage(html))

const textOf = async (path: string) => (await shop.visitor().get(path)).text()

describe('found by search engines', () => {
  it('a product page has a canonical URL, alternatives and structured data', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const english = await demoProduct(shop.db, 'plain', 'en')
    const page = await textOf(product.path)
    expect(page).toContain(`<link rel="canonical" href="${shop.url}${product.path}"`)
    expect(page).toContain(`hrefLang="en" href="${shop.url}${english.path}"`)
    const metas = readPage(page).elements('meta')
    const description = metas.find((one) => one.attribute('name') === 'description')
    expect(description?.attribute('content')?.length).toBeGreaterThanOrEqual(20)
    expect(page).toContain('property="og:image"')
    expect(page).toContain('property="og:site_name" content="Serçehan"')
    const data = structuredOf(page)
    expect(data.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(data[0]?.offers).toMatchObject({
      priceCurrency: 'TRY',
      availability: expect.stringContaining('InStock'),
    })
  })

  it('[P05] a product with options is a group, each variant at its own address', async () => {
    const { id, path } = await demoProduct(shop.db, 'oneGroup')
    const [group] = structuredOf(await textOf(path))
    expect(group).toMatchObject({ '@type': 'ProductGroup', url: shop.url + path })
    expect(group).not.toHaveProperty('offers')
    const { results: rows } = await shop.db
      .prepare('SELECT id, code, stock FROM sub_product WHERE product_id = ?1')
      .bind(id)
      .all<{ id: number; code: string; stock: number }>()
    const offered = new Map(group?.hasVariant.map((one) => [one.offers.url, one]))
    expect(offered.size).toBe(rows.length)
    for (const { id, code, stock } of rows)
      expect(offered.get(`${shop.url}${path}?variant=${id}`)).toMatchObject({
        '@type': 'Product',
        sku: code,
        offers: { availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}` },
      })
  })

  it('[B02] a category is a list of its products, in order', async () => {
    const { path } = await bigCategory(shop.db)
    const page = await textOf(path)
    const list = structuredOf(page).find((one) => one['@type'] === 'ItemList')
    const urls = list?.itemListElement.map(({ url }) => url)
    const articles = readPage(page).main.queryAllByRole('article')
    const cards = articles.map((card) => shop.url + card.links('/')[0]?.split('?')[0])
    expect(urls?.length).toBeGreaterThan(10)
    expect(urls).toEqual(cards)
  })

  it('[B02] the positions of a further page follow those of the one before', async () => {
    const { path } = await bigCategory(shop.db)
    const positionsOn = async (page: string) => {
      const list = structuredOf(await textOf(page)).find((one) => one['@type'] === 'ItemList')
      return list?.itemListElement.map(({ position }) => position) ?? []
    }
    const first = await positionsOn(path)
    const second = await positionsOn(`${path}?pg=2`)
    expect(first[0]).toBe(1)
    expect(second[0]).toBe(first.length + 1)
  })

  it('the home page is a WebSite; robots.txt and the sitemap lead to every page', async () => {
    expect(await textOf('/')).toContain('"@type":"WebSite"')
    const robots = await textOf('/robots.txt')
    expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
    expect(robots).toContain('Disallow: /sepet$\nDisallow: /sepet?\nDisallow: /sepet/\n')
    expect(await textOf('/sitemap.xml')).toContain(`${shop.url}/sitemap/1.xml`)
    const product = await demoProduct(shop.db, 'plain', 'de')
    const map = await textOf('/sitemap/1.xml')
    expect(map).toContain(`<loc>${shop.url}${product.path}</loc>`)
    for (const file of ['99.xml', 'x.xml']) {
      const none = await shop.visitor().get(`/sitemap/${file}`)
      expect([none.status, none.headers.get('content-type')]).toEqual([404, 'text/plain'])
      expect(await none.text()).toBe('Not found')
    }
  })

  it('[T38] a text of the shop cannot break out of the structured data', async () => {
    await shop.db
      .prepare(
        "UPDATE product_text SET title = 'A </script><script>alert(1)</script>' WHERE product_id = (SELECT min(id) FROM product WHERE is_active = 1)",
      )
      .run()
    const row = await shop.db
      .prepare(
        "SELECT path FROM product_text WHERE language = 'tr' AND product_id = (SELECT min(id) FROM product WHERE is_active = 1)",
      )
      .first<{ path: string }>()
    const page = await textOf(`/${row?.path}`)
    expect(page).not.toContain('<script>alert(1)')
  })
})

describe('every response', () => {
  it('[T34] [T53] has the security headers and an explicit Cache-Control', async () => {
    const { path } = await bigCategory(shop.db)
    for (const one of [
      '/',
      path,
      '/sepet',
      '/order',
      '/arama?q=a',
      '/yok-boyle-bir-sey',
      '/robots.txt',
      '/sitemap.xml',
      '/healthz',
      '/assets/none.js',
      '/sepet/ekle',
      '/%E0%A4%A',
    ]) {
      const { headers, status } = await shop.fetch(one)
      expect(headers.get('cache-control'), one).toBeTruthy()
      expect(headers.get('x-content-type-options'), one).toBe('nosniff')
      expect(headers.get('strict-transport-security'), one).toContain('max-age=63072000')
      expect(headers.get('x-frame-options'), one).toBe('DENY')
      expect(status, one).toBeLessThan(500)
    }
  })

  it('[T40] a document has a nonce of its own, and no inline script without it', async () => {
    const visitor = shop.visitor()
    const [one, two] = [await visitor.get('/'), await visitor.get('/')]
    const nonceOf = (response: Response) =>
      /'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    for (const response of [one, two]) {
      const nonce = nonceOf(response)
      const page = await pageOf(response)
      const scripts = [...page.elements('script'), ...page.elements('style')]
      expect(scripts.length).toBeGreaterThan(2)
      for (const one of scripts)
        if (one.attribute('type') !== 'application/ld+json')
          expect(one.attribute('nonce')).toBe(nonce)
    }
  })

  it('[T52] a cached document is the same for two guests except for their own values', async () => {
    const { path } = await demoProduct(shop.db, 'plain')
    const one = await (await shop.visitor().get(path)).text()
    const response = await shop.visitor().get(path)
    const two = await response.text()
    expect(response.headers.get('server-timing')).toContain('be;desc="n=0')
    const keyOf = (html: string) => readPage(html).field('key').value
    expect(keyOf(one)).not.toBe(keyOf(two))
    const plain = (html: string) => html.replace(/nonce="[^"]*"/g, '').replaceAll(keyOf(html), '')
    expect(plain(two).length).toBe(plain(one).length)
  })

  it('[T20] writes one JSON line per request, without anything personal', async () => {
    lines.length = 0
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      key: crypto.randomUUID(),
    })
    const response = await visitor.post('/order', { email: 'gizli@ornek.test' })
    await visitor.get('/arama?q=gizlikelime')
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3)
    const log = lines.map((line) => JSON.parse(line))
    expect(log.map(({ route }) => route)).toEqual(['cartAdd', 'order', 'search'])
    expect(log[1].id).toBe(response.headers.get('x-request-id'))
    expect(lines.join()).not.toMatch(/gizli/)
  })

  it('caches files for a long time, and answers a missing one with a plain 404', async () => {
    const links = readPage(await textOf('/sepet')).elements('link')
    const sheet = links.find((one) => one.attribute('rel') === 'stylesheet')?.href ?? ''
    expect((await shop.fetch(sheet)).headers.get('cache-control')).toContain('immutable')
    expect((await shop.fetch('/assets/x.js.map')).status).toBe(404)
    for (const path of [
      '/sepet/x.css',
      '/order;a.js',
      '/.git/config',
      '/wrangler.toml',
      '/.dev.vars',
    ])
      expect((await shop.fetch(path)).status, path).toBe(404)
  })
})

describe('errors', () => {
  it('[X03] an unknown address is a 404 page with search and categories', async () => {
    const response = await shop.visitor().get('/yok-boyle-bir-sey')
    const page = await response.text()
    expect(response.status).toBe(404)
    expect(page).toContain('Sayfa bulunamadı')
    expect(page).toContain('value="yok boyle bir sey"')
    expect(readPage(page).main.getByRole('navigation', 'Kategoriler').links('/')).not.toEqual([])
  })

  it('[X04] an action that does not exist answers "Fonksiyon bulunamadı"', async () => {
    const response = await shop.visitor().post('/arama', { a: '1' })
    expect(response.status).toBe(405)
    expect(await response.text()).toContain('Fonksiyon bulunamadı')
  })

  it('an old URL redirects to the new one', async () => {
    const row = await shop.db
      .prepare(
        "SELECT o.path AS old, n.path AS new FROM link o JOIN page_link n ON n.kind = o.kind AND n.target_id = o.target_id AND n.language = o.language AND n.moved = 0 WHERE o.moved = 1 AND o.language = 'tr' LIMIT 1",
      )
      .first<{ old: string; new: string }>()
    const response = await shop.visitor().get(`/${row?.old}`)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`/${row?.new}`)
  })
})
