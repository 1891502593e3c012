import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCases, OLD_SLUG } from '../seed/demo/demo-cases'
import type { TestShop, Visitor } from '../seed/demo/test-shop'
import { startTestShop } from '../seed/demo/test-shop'

let shop: TestShop
let guest: Visitor
beforeAll(async () => {
  shop = await startTestShop()
  guest = shop.visitor()
}, 60_000)
afterAll(() => shop.stop())

type Row = Record<string, unknown>
const page = (link: string, rest = '') =>
  guest.get<Record<string, Row & { PRODUCTS: Row[]; CHILDREN: Row[] }>>(
    `/srv/service/site/get-page?link=${encodeURIComponent(link)}${rest}`,
  )

describe('pages', () => {
  it('[P01] has a product with its variants, tiers, crumbs and addresses', async () => {
    const { PAGE, PRODUCT, PATH } = await page(demoCases.twoGroups.slug)
    expect(PAGE).toMatchObject({ TYPE: 'product', LINKS: { en: 'en/kuzey-dotted-notebook' } })
    expect(PATH).toHaveLength(3)
    expect(PRODUCT).toMatchObject({
      PRICE_SELL: '109',
      VAT: 10,
      DISCOUNT_PERCENT: 17,
      COMMENT_COUNT: 13,
    })
    expect(PRODUCT!.VARIANTS).toHaveLength(7)
    expect(PRODUCT!.VARIANT_FEATURE1_LIST).toHaveLength(3)
    expect(PRODUCT!.MULTIPLE_DISCOUNT).toHaveLength(3)
  })

  it('[P07] names the unit of a product in the language of the page', async () => {
    const units = ['kuzey-noktali-defter', 'en/kuzey-dotted-notebook'].map(
      async (link) =>
        (await page(link, `&language=${link.startsWith('en') ? 'en' : 'tr'}`)).PRODUCT?.STOCK_UNIT,
    )
    expect(await Promise.all(units)).toEqual(['Adet', 'pcs'])
  })

  it('has every special case at its address', async () => {
    for (const { slug, shows } of Object.values(demoCases)) {
      const response = await guest.send(`/srv/service/site/get-page?link=${slug}`)
      expect([slug, response.status]).toEqual([slug, shows.startsWith('not active') ? 404 : 200])
    }
  })

  it('[B02] pages and sorts a category; a page beyond the last is the last', async () => {
    const { CATEGORY, LIST } = await page('kirtasiye', '&sort=5&pg=99')
    expect(CATEGORY!.CHILDREN).toHaveLength(3)
    expect(LIST!.PAGE_NO).toBe(Math.ceil(Number(LIST!.TOTAL) / 24))
    const first = await page('kirtasiye', '&sort=5')
    const prices = first.LIST!.PRODUCTS.map((one) =>
      Math.round(Number(one.PRICE_SELL) * (100 + Number(one.VAT))),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('[G08] sorts titles in Turkish order', async () => {
    const { LIST } = await page('spor', '&sort=1')
    const titles = LIST!.PRODUCTS.map((one) => String(one.TITLE))
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('tr').compare))
  })

  it('[B03] filters a list by brand, price, stock and property', async () => {
    const { LIST } = await page('kirtasiye', '&brand=1&price=100-200&stock=1')
    for (const one of LIST!.PRODUCTS) expect(one).toMatchObject({ BRAND_ID: '1', IN_STOCK: 1 })
    const wooden = await page('kirtasiye', '&filter=1-100')
    expect(wooden.LIST!.PRODUCTS.length).toBeGreaterThan(0)
    for (const one of wooden.LIST!.PRODUCTS) expect(one.TITLE).toContain('Ahşap')
  })

  it('[B03] counts each filter without its own choice, and names the active filters', async () => {
    const parts = 'filters-variants-categories-brands-price-models-suppliers'
    const path = `/srv/service/filter/get/${parts}?link=kirtasiye`
    type Facet = { ID: string; COUNT: string; SELECTED: number }
    type Filters = {
      BRANDS: Facet[]
      FILTERS: Row[]
      CATEGORIES: Row[]
      SELECTED: Row[]
      PRICE: Row
    }
    const all = await guest.get<Filters>(path)
    const one = await guest.get<Filters>(`${path}&brand=1&price=1-2000&filter=1-100`)
    const total = all.BRANDS.reduce((sum, brand) => sum + Number(brand.COUNT), 0)
    expect((await page('kirtasiye')).LIST!.TOTAL).toBe(total)
    expect(one.BRANDS.length).toBeGreaterThan(1)
    expect(one.BRANDS.find((brand) => brand.SELECTED === 1)?.ID).toBe('1')
    const list = await page('kirtasiye', '&brand=1&price=1-2000&filter=1-100')
    expect(String(list.LIST!.TOTAL)).toBe(one.BRANDS.find((brand) => brand.ID === '1')?.COUNT)
    expect(one.SELECTED.map((chip) => [chip.XTYPE, chip.VALUE])).toEqual([
      ['multi', '1-100'],
      ['brand', '1'],
      ['price', '1-2000'],
    ])
    expect(one.PRICE).toMatchObject({ MIN_SELECTED: 1, MAX_SELECTED: 2000 })
    expect(await guest.get(`/srv/service/filter/get/brands?link=kirtasiye`)).toMatchObject({
      FILTERS: [],
    })
  })

  it('[G04] has prices in the requested currency', async () => {
    const { PRODUCT } = await page('kuzey-noktali-defter', '&currency=EUR')
    expect(PRODUCT).toMatchObject({ TARGET_CURRENCY: 'EUR' })
    expect(Math.round(Number(PRODUCT!.PRICE_SELL) * 110)).toBe(Math.round(11990 / 49.1))
  })

  it('redirects an old address, and has the home, content pages and nothing else', async () => {
    expect((await page(OLD_SLUG)).PAGE).toMatchObject({
      TYPE: 'redirect',
      REDIRECT: 'kuzey-noktali-defter',
    })
    expect((await page('en')).SHOWCASES).not.toHaveLength(0)
    expect((await page('ar')).PAGE).toMatchObject({ TYPE: 'home' })
    expect((await page('de/ueber-uns')).CONTENT).toBeDefined()
    expect((await guest.send('/srv/service/site/get-page?link=yok')).status).toBe(404)
  })

  it('lists every address once', async () => {
    const { LINKS, TOTAL } = await guest.get<{ LINKS: Row[]; TOTAL: number }>(
      '/srv/service/site/get-links?page=1',
    )
    expect(LINKS).toHaveLength(TOTAL)
  })
})

describe('search', () => {
  const found = async (q: string, language = 'tr') => {
    const response = await guest.send(
      `/srv/service/content-v5/product-loader/12/1003?link=arama&q=${encodeURIComponent(q)}&language=${language}`,
      { headers: { Accept: 'application/json' } },
    )
    return (await response.json()) as { TOTAL: number; PRODUCTS: Row[] }
  }

  it('[B07] finds by word prefixes, with and without Turkish letters', async () => {
    const { TOTAL, PRODUCTS } = await found('kuzey nokta defter')
    expect(PRODUCTS[0]?.ID).toBe('1')
    expect((await found('KUZEY NOKTALI DEFTER')).TOTAL).toBe(TOTAL)
    expect((await found('isiltepe')).TOTAL).toBe((await found('IŞILTEPE')).TOTAL)
    expect((await found('dotted notebook', 'en')).PRODUCTS[0]?.URL).toBe('en/kuzey-dotted-notebook')
    expect((await found('دفتر', 'ar')).TOTAL).toBeGreaterThan(0)
    expect((await found('"*')).TOTAL).toBe(0)
  })

  it('[B06] suggests products, categories and brands', async () => {
    const all = await guest.get<Record<string, Row[]>>(
      '/srv/service/product/searchAll/deft?limit=25',
    )
    expect(all.categories!.map((one) => one.title)).toContain('Defterler')
    expect(all.products!.length).toBeGreaterThan(0)
    const { data } = await guest.post<{ data: Row[] }>('/srv/service/product/search/', {
      searchWord: 'kupa',
    })
    expect(data.length).toBeGreaterThan(0)
  })

  it('[B08] answers cards in HTML, and nothing beyond the last page', async () => {
    const path = '/srv/service/content-v5/product-loader/2/1003?link=kirtasiye'
    const first = await guest.send(`${path}&pg=1`)
    expect(first.headers.get('Content-Type')).toContain('text/html')
    expect(await first.text()).toContain('product-card')
    expect(await (await guest.send(`${path}&pg=99`)).text()).toBe('')
  })
})

describe('parts of a product page', () => {
  it('[P03] lists the options of a group that exist with an option of the other', async () => {
    const two = await guest.get<{ VARIANT2_LIST: Row[] }>(
      '/srv/service/variant/get-variant2-list/1/2?currency=TL',
    )
    expect(two.VARIANT2_LIST.map((one) => [one.TYPE, one.STOCK])).toEqual([
      ['A6', '1'],
      ['A5', '25'],
    ])
    const one = await guest.get<{ VARIANT1_LIST: Row[] }>(
      '/srv/service/variant/get-variant1-list/1/23',
    )
    expect(one.VARIANT1_LIST.map((row) => [row.TYPE, row.IN_STOCK])).toEqual([
      ['Lacivert', 0],
      ['Zeytin', 1],
    ])
  })

  it('[P04] lists the options of one variant', async () => {
    expect(await guest.get('/srv/service/product-detail/variant/1/102')).toMatchObject({
      TurId1: '1',
      TurId2: '22',
      PRODUCT_ID: '1',
    })
    expect(await guest.get('/srv/service/product-detail/variant/1/9999')).toEqual({})
  })

  it('[P13] has reviews, their average, questions and related products', async () => {
    const average = await guest.get<{ data: Record<string, number>; total: number }>(
      '/srv/service/product-detail/comment-average/1',
    )
    expect(average.total).toBe(13)
    const comments = await guest.get<{ COMMENTS: Row[]; META: Row }>(
      '/srv/service/product-detail/comments/1?page=2',
    )
    expect(comments.COMMENTS).toHaveLength(3)
    expect(comments.META).toEqual({ LIMIT: 10, CURRENT_PAGE: 2, TOTAL_PAGE: 2 })
    expect(await guest.get('/srv/service/product-detail/comments/1?page=9')).toEqual(comments)
    expect(await guest.get('/srv/service/product-review/get/22')).toMatchObject({ count: 4 })
    expect(await guest.get('/srv/service/product-detail/questions/1')).toHaveProperty('QUESTIONS')
    const related = await guest.get<{ PRODUCTS: Row[] }>(
      '/srv/service/product/get-related-products/1/1',
    )
    expect(related.PRODUCTS.length).toBeGreaterThan(0)
    const question = await guest.post('/srv/service/product-detail/questions/1', {
      question: 'Kaç sayfa?',
    })
    expect(question).toMatchObject({ status: 1 })
  })
})
