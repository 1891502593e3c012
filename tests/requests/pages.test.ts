import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceOnCard } from '../support/card-price'
import { bigCategory, demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let lines: string[]
beforeAll(async () => {
  lines = []
  shop = await openWorkers({ onLine: (line) => lines.push(line) })
})
afterAll(() => shop.close())

const textOf = async (path: string) => (await shop.visitor().get(path)).text()

const cardsOf = (html: string) => readPage(html).main.queryAllByRole('article')

describe('browsing', () => {
  it('[B01] the home page shows rows of products', async () => {
    expect(cardsOf(await textOf('/')).length).toBeGreaterThan(3)
  })

  it('[B02] [Z13] a category shows its products by pages, with their count', async () => {
    const { path, products } = await bigCategory(shop.db)
    const first = await textOf(path)
    const second = await textOf(`${path}?pg=2`)
    expect(readPage(first).main.text).toMatch(/\d+ ürün/)
    expect(products).toBeGreaterThan(24)
    expect(cardsOf(first)).toHaveLength(24)
    expect(cardsOf(second).length).toBeGreaterThan(0)
    expect(cardsOf(second)[0]?.text).not.toBe(cardsOf(first)[0]?.text)
    expect(first).toContain(`href="${path}?pg=2"`)
  })

  it('[B02] sorts by price', async () => {
    const { path } = await bigCategory(shop.db)
    const pricesOf = (html: string) =>
      cardsOf(html).map((card) => {
        const price = priceOnCard(card)?.price ?? ''
        return Number(price.replaceAll('.', '').replace(',', '.').replace(/\s.*/, ''))
      })
    const up = pricesOf(await textOf(`${path}?sort=5`))
    const down = pricesOf(await textOf(`${path}?sort=6`))
    expect(up).toEqual([...up].sort((a, b) => a - b))
    expect(down).toEqual([...down].sort((a, b) => b - a))
    expect(up[0]).toBeLessThan(down[0] ?? 0)
  })

  it('[B02] an invalid page number or sort order becomes the nearest valid one', async () => {
    const { path } = await bigCategory(shop.db)
    for (const query of ['pg=9999', 'pg=0', 'pg=-3', 'pg=abc', 'sort=99', 'sort=abc', 'pg=1e9']) {
      const visitor = shop.visitor()
      const moved = await visitor.get(`${path}?${query}`)
      expect(moved.status, query).toBe(302)
      const response = await visitor.follow(moved)
      expect(response.status, query).toBe(200)
      expect(cardsOf(await response.text()).length, query).toBeGreaterThan(0)
    }
  })

  it('[B04] the layout is saved in the cookie selected_layout and applied at once', async () => {
    const visitor = shop.visitor()
    const { path } = await bigCategory(shop.db)
    const response = await visitor.post('/gorunum', { layout: 'list', back: path })
    expect(response.headers.get('location')).toBe(path)
    expect(visitor.cookies.get('selected_layout')).toBe('list')
    expect(await (await visitor.get(path)).text()).toContain('cards rows')
    expect(await textOf(path)).not.toContain('cards rows')
  })

  it('[B07] search results match the word of the URL, however it is typed', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const [word = ''] = product.title.split(' ')
    const found = await textOf(`/arama?q=${encodeURIComponent(word)}`)
    expect(cardsOf(found).length).toBeGreaterThan(0)
    const upper = await textOf(`/arama?q=${encodeURIComponent(word.toLocaleUpperCase('tr'))}`)
    expect(cardsOf(upper).length).toBe(cardsOf(found).length)
  })

  it('[G08] [B07] Turkish letters are found with Turkish and English keyboards', async () => {
    const counts = []
    for (const word of ['NOKTALI', 'noktalı', 'noktali', 'NOKTALİ'])
      counts.push(cardsOf(await textOf(`/arama?q=${encodeURIComponent(word)}`)).length)
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
  })

  it('[B07] [T45] no results offer the categories; a long word is cut with a message', async () => {
    const none = await textOf('/arama?q=zzzqqq')
    expect(none).toContain('için sonuç bulunamadı')
    expect(readPage(none).main.getByRole('navigation', 'Kategoriler').links('/')).not.toEqual([])
    const long = await shop.visitor().get(`/arama?q=${'a'.repeat(2000)}`)
    expect(long.status).toBe(200)
    expect(await long.text()).toContain('Aramanız uzun olduğu için kısaltıldı.')
    const odd = await shop
      .visitor()
      .get(`/arama?q=${encodeURIComponent('"\' OR 1=1 -- ../.. %00 <script>')}`)
    expect(odd.status).toBe(200)
    expect(await odd.text()).not.toContain('<script>"')
  })

  it('[B11] a card shows the price with VAT, the old price and the percent', async () => {
    const { path, title } = await demoProduct(shop.db, 'discounted')
    const page = await textOf(`/arama?q=${encodeURIComponent(title)}`)
    const card = cardsOf(page).find((one) => one.links(path).includes(path))
    const price = card && priceOnCard(card)
    expect(price?.old).toMatch(/\d,\d\d\u00a0TL/)
    expect(price?.percent).toMatch(/%\d+/)
    expect(card?.elements('source').map((one) => one.attribute('type'))).toContain('image/avif')
  })

  it('[U20] named links lead to their pages', async () => {
    for (const path of ['/sepet', '/order'])
      expect((await shop.visitor().get(path)).status).toBe(200)
  })
})

describe('a product page', () => {
  it('[P01] shows title, price, VAT, code, barcode, brand, category path and stock', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const row = await shop.db
      .prepare(
        'SELECT p.code, p.barcode, b.title AS brand FROM product p JOIN brand b ON b.id = p.brand_id WHERE p.id = ?1',
      )
      .bind(product.id)
      .first<{ code: string; barcode: string; brand: string }>()
    const page = await textOf(product.path)
    for (const text of [product.title, row!.code, row!.barcode, row!.brand, 'KDV dahil', 'Stokta'])
      expect(page).toContain(text)
    const { main } = readPage(page)
    expect(main.getByRole('navigation', 'Bulunduğunuz yer').links('/')[0]).toBe('/')
    expect(main.tags('img')[0]?.attribute('fetchpriority')).toBe('high')
  })

  it('[P03] [P05] [Z10] unavailable options are disabled, the first available one is chosen', async () => {
    const product = await demoProduct(shop.db, 'twoGroups')
    const { main } = readPage(await textOf(product.path))
    const options = main.queryAllByRole('link').filter(({ href }) => href.startsWith('?variant='))
    expect(options.filter((one) => one.attribute('aria-current') === 'true')).toHaveLength(2)
    const option = await shop.db
      .prepare('SELECT option1_id AS o FROM sub_product WHERE product_id = ?1 LIMIT 1')
      .bind(product.id)
      .first<{ o: number }>()
    const rows = (await (
      await shop.visitor().get(`/urun/${product.id}/secenek/1/${option?.o}`)
    ).json()) as { id: string; options: string[] }[]
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ options }) => options[0] === String(option?.o))).toBe(true)
  })

  it('[P04] [P05] ?variant= preselects a variant, with its code and price', async () => {
    const product = await demoProduct(shop.db, 'twoGroups')
    const variants = await shop.db
      .prepare('SELECT id, code FROM sub_product WHERE product_id = ?1 AND stock > 0')
      .bind(product.id)
      .all<{ id: number; code: string }>()
    const last = variants.results.at(-1)
    const page = await textOf(`${product.path}?variant=${last?.id}`)
    expect(page).toContain(last?.code)
    expect(page).toContain(`name="variantId" value="${last?.id}"`)
    expect((await shop.visitor().get(`${product.path}?variant=nonsense`)).status).toBe(200)
  })

  it('[P07] the quantity field follows the product’s rule', async () => {
    const product = await demoProduct(shop.db, 'halfSteps')
    const quantity = readPage(await textOf(product.path)).field('quantity')
    expect(quantity.attribute('step')).toBe('0.5')
  })

  it('[P08] multi-buy tiers are shown with their unit price, and priced in the cart', async () => {
    const product = await demoProduct(shop.db, 'tiered')
    const tiers = readPage(await textOf(product.path)).main.getByRole('table')
    const heads = tiers.tags('th').filter((one) => one.attribute('scope') === 'row')
    const [min = ''] = heads[0]?.text.split(/\D/) ?? []
    const price =
      tiers.tags('td').find(({ rawText }) => rawText.endsWith('\u00a0TL'))?.rawText ?? ''
    expect([min, price]).not.toContain('')
    const visitor = shop.visitor()
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: min,
      back: '/',
      key: crypto.randomUUID(),
    })
    expect(await (await visitor.get('/sepet')).text()).toContain(price)
  })

  it('[P14] a sold-out product says so and has no add button', async () => {
    const product = await demoProduct(shop.db, 'soldOut')
    const page = await textOf(product.path)
    expect(page).toContain('Tükendi')
    expect(page).not.toContain('value="buy"')
  })

  it('a hidden product answers 404', async () => {
    const product = await demoProduct(shop.db, 'hidden')
    expect((await shop.visitor().get(product.path)).status).toBe(404)
  })

  it('[P13] [Z16] [Z42] [Z43] reviews, questions and related products are in the page', async () => {
    const row = await shop.db
      .prepare(
        "SELECT t.path FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr' WHERE p.rank5 > 1 AND p.is_active = 1 LIMIT 1",
      )
      .first<{ path: string }>()
    const page = await textOf(`/${row?.path}`)
    expect(page).toContain('Değerlendirmeler')
    expect(page).toContain('5 üzerinden 5 yıldız')
    expect(page).not.toContain('data-late-part=')
  })
})
