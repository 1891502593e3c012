import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCategories } from '../../app/backend/catalogue/category'
import { readList } from '../../app/backend/catalogue/list'
import { readAvailability } from '../../app/backend/catalogue/product/variant'
import { readCards } from '../../app/backend/catalogue/product-card'
import { readQuestions, readReviews } from '../../app/backend/engagement/reviews'
import { readPage } from '../../app/backend/site/page'
import { readLinks, readSite } from '../../app/backend/site/site'
import { readStores } from '../../app/backend/site/stores'
import { type DemoProduct, demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
let call: Caller
let plain: DemoProduct
let varied: DemoProduct
beforeAll(async () => {
  shop = await openWorkers()
  call = new Caller(shop)
  plain = await demoProduct(shop.db, 'plain')
  varied = await demoProduct(shop.db, 'twoGroups')
})
afterAll(() => shop.close())

const tr = 'language=tr&currency=TL'
const price = {
  card: 0,
  old: null,
  discountPercent: null,
  transfer: null,
  vatPercent: 20,
  vatIncluded: true,
  currency: 'TL',
}

describe('the backend client reads the reference shop', () => {
  it('[Z1] countries with codes, dialling codes and patterns', async () => {
    for (const path of ['get-countries/', 'get-countries', 'get-countries/1']) {
      const { countries, selected } = await call.json(`/srv/service/region/${path}?${tr}`)
      const turkey = countries.find((country: { code: string }) => country.code === 'TR')
      expect(selected).toBe('TR')
      expect(turkey).toMatchObject({ title: 'Türkiye', phone_code: '90', has_state: '0' })
      expect(turkey.pattern).toMatch(/[nx]/)
      expect(countries.length).toBeGreaterThan(150)
      expect(countries.find((country: { code: string }) => country.code === 'US').has_state).toBe(
        '1',
      )
    }
  })

  it('[Z2] [Z3] [Z4] cities, towns and districts down to the postal code', async () => {
    const { cities } = await call.json(`/srv/service/region/get-cities/TR?${tr}`)
    const izmir = cities.find((city: { title: string }) => city.title === 'İzmir')
    const { towns } = await call.json(`/srv/service/region/get-towns/${izmir.code}?${tr}`)
    const konak = towns.find((town: { title: string }) => town.title === 'Konak')
    const { districts } = await call.json(`/srv/service/region/get-districts/${konak.code}?${tr}`)
    expect(cities).toHaveLength(81)
    expect(districts.length).toBeGreaterThan(3)
    expect(
      districts.some((district: { postalcode: string | null }) =>
        /^\d{5}$/.test(district.postalcode ?? ''),
      ),
    ).toBe(true)
    expect(await call.json(`/srv/service/region/get-cities/XX?${tr}`)).toEqual({ cities: [] })
  })

  it('[Z5] regions by letter', async () => {
    const form = { storeLimit: '0', U: 'US' }
    const { data } = await call.json(`/srv/service/region/get-list/E/US/0?${tr}`, form)
    expect(data.length).toBeGreaterThanOrEqual(50)
    expect(
      (await call.json(`/srv/service/region/get-list/S/TR/0?${tr}`, { U: 'TR' })).data,
    ).toHaveLength(81)
  })

  it('[Z6] the category tree, and the children of one', async () => {
    const tree = readCategories(await call.json(`/srv/service/category/get?${tr}`))
    const below = readCategories(await call.json(`/srv/service/category/get/${tree[0]?.id}?${tr}`))
    expect(tree.length).toBeGreaterThanOrEqual(6)
    expect(below.map(({ id }) => id)).toEqual(tree[0]?.children.map(({ id }) => id))
    expect(tree.some(({ children }) => children.some((child) => child.children.length > 0))).toBe(
      true,
    )
    expect(
      readCategories(await call.json('/srv/service/category/get/?language=de'))[0]?.path,
    ).toMatch(/^\/de\//)
  })

  it('[Z8] the number of ratings for each number of stars', async () => {
    const { data, total } = await call.json(
      `/srv/service/product-detail/comment-average/${plain.id}?${tr}`,
    )
    expect(Object.keys(data)).toEqual(['1', '2', '3', '4', '5'])
    expect(Object.values<number>(data).reduce((sum, one) => sum + one, 0)).toBe(total)
  })

  it('[Z9] one variant by its id; an unknown one is an empty object', async () => {
    const row = await shop.db
      .prepare('SELECT id, option1_id AS o FROM sub_product WHERE product_id = ?1')
      .bind(varied.id)
      .first<{ id: number; o: number }>()
    const variant = await call.json(
      `/srv/service/product-detail/variant/${varied.id}/${row?.id}?${tr}`,
    )
    expect(variant).toMatchObject({
      ID: String(row?.id),
      TYPE_ID1: String(row?.o),
      TurId1: String(row?.o),
    })
    expect(
      await call.json(`/srv/service/product-detail/variant/${varied.id}/999999?${tr}`),
    ).toEqual({})
  })

  it('[Z10] the options that can be combined with an option, in both directions', async () => {
    const row = await shop.db
      .prepare('SELECT option1_id AS one, option2_id AS two FROM sub_product WHERE product_id = ?1')
      .bind(varied.id)
      .first<{ one: number; two: number }>()
    const second = await call.json(
      `/srv/service/variant/get-variant2-list/${varied.id}/${row?.one}?${tr}`,
    )
    const first = await call.json(
      `/srv/service/variant/get-variant1-list/${varied.id}/${row?.two}?${tr}`,
    )
    const rows = readAvailability(second, 2, String(row?.one), price)
    expect(rows?.every(({ options, price: own }) => options.length === 2 && own.card > 0)).toBe(
      true,
    )
    expect(readAvailability(first, 1, String(row?.two), price)?.length).toBeGreaterThan(0)
    expect(readAvailability(second, 1, 'x', price)).toBeNull()
  })

  it('[Z13] products of a search as JSON, and as HTML on request', async () => {
    const path = `/srv/service/content-v5/product-loader/12/1003?link=arama&q=${encodeURIComponent('kalem')}&${tr}`
    const list = readList(await call.json(path), 'TL')
    expect(list.products.length).toBeGreaterThan(0)
    expect(list.total).toBeGreaterThanOrEqual(list.products.length)
    const html = await call.send(path, { headers: { accept: 'text/html' } })
    expect(html.headers.get('content-type')).toContain('text/html')
  })

  it('[Z14] [Z15] tax offices and countries as text', async () => {
    const offices = await (await call.send('/Diger/tax-office.txt')).text()
    expect(offices.trim().split('\n').length).toBeGreaterThan(100)
    expect(await (await call.send('/Diger/countries.txt')).text()).toMatch(/^[A-Z]{2};/m)
  })

  it('[Z16] related products of four kinds', async () => {
    const row = await shop.db
      .prepare('SELECT product_id AS id FROM related_product WHERE type = 1 LIMIT 1')
      .first<{ id: number }>()
    const related = await call.json(`/srv/service/product/get-related-products/${row?.id}/1?${tr}`)
    expect(readCards(related.PRODUCTS, 'TL').length).toBeGreaterThan(0)
    for (const type of [2, 3, 4])
      expect(
        await call.json(`/srv/service/product/get-related-products/${row?.id}/${type}?${tr}`),
      ).toHaveProperty('PRODUCTS')
  })

  it('[Z17] a flag of a country, as an image that needs no bearer; EN is GB', async () => {
    const flag = async (code: string) => {
      const response = await fetch(`${shop.shopUrl}/static/theme-flags/${code}.webp`)
      return {
        type: response.headers.get('content-type'),
        bytes: new Uint8Array(await response.arrayBuffer()),
      }
    }
    const turkish = await flag('tr')
    expect(turkish.type).toBe('image/webp')
    expect(new TextDecoder().decode(turkish.bytes.slice(8, 12))).toBe('WEBP')
    expect((await flag('en')).bytes).toEqual((await flag('gb')).bytes)
    expect((await fetch(`${shop.shopUrl}/static/theme-flags/zz.webp`)).status).toBe(404)
  })

  it('[Z18] stores', async () => {
    const stores = readStores(await call.json(`/srv/service/store/store-list/?${tr}`))
    expect(stores?.length).toBeGreaterThan(2)
    expect(stores?.[0]?.city).not.toBe('')
  })

  it('[Z19] [Z42] [Z43] reviews, comments and questions', async () => {
    const row = await shop.db
      .prepare('SELECT id FROM product WHERE rank5 > 1 AND is_active = 1 LIMIT 1')
      .first<{ id: number }>()
    const reviews = readReviews(
      await call.json(`/srv/service/product-detail/comments/${row?.id}?page=1&${tr}`),
    )
    expect(reviews?.items.every(({ stars }) => stars >= 1 && stars <= 5)).toBe(true)
    expect(reviews?.total).toBeGreaterThan(0)
    expect(
      readQuestions(await call.json(`/srv/service/product-detail/questions/${row?.id}?${tr}`)),
    ).not.toBeNull()
    expect(await call.json(`/srv/service/product-review/get/${row?.id}?${tr}`)).toMatchObject({
      count: reviews?.total,
    })
  })

  it('[Z55] [Z56] suggestions for a word', async () => {
    const all = await call.json(
      `/srv/service/product/searchAll/${encodeURIComponent('defter')}?limit=25&${tr}`,
    )
    expect(all.products.length).toBeGreaterThan(0)
    expect(all).toMatchObject({ categories: expect.any(Array), brands: expect.any(Array) })
    const { data } = await call.json(`/srv/service/product/search/?${tr}`, { searchWord: 'defter' })
    expect(data.length).toBeGreaterThan(0)
  })

  it('[Z69] one country by itself', async () => {
    const { countries } = await call.json(
      `/srv/service/region/get-countries/?lang=tr&country=DE&${tr}`,
    )
    expect(countries.map(({ code }: { code: string }) => code)).toEqual(['DE'])
  })

  it('[Z77] the cookie law', async () => {
    expect(await call.json(`/srv/service/site/get-cookie-law?${tr}`)).toMatchObject({
      Title: expect.any(String),
      Content: expect.any(String),
    })
  })
})

describe('the backend client reads our additional calls (app/backend/own-calls.md)', () => {
  it('settings by language', async () => {
    const of = async (language: string) =>
      readSite(await call.json(`/srv/service/site/get-globals?language=${language}&currency=TL`), {
        currency: 'TL',
      })
    expect(await of('tr')).toMatchObject({
      decimals: 2,
      decimalSeparator: ',',
      thousandsSeparator: '.',
      alternativeFormats: ['avif'],
    })
    expect(await of('en')).toMatchObject({ decimalSeparator: '.', thousandsSeparator: ',' })
    const { currencies } = await of('de')
    expect(currencies.map(({ code }) => code)).toEqual(['TL', 'USD', 'EUR'])
    expect(currencies[1]).toEqual({ code: 'USD', title: 'US-Dollar' })
  })

  it('pages by link: product, category, home, a moved and an unknown one', async () => {
    const page = async (link: string) => {
      const response = await call.send(
        `/srv/service/site/get-page?link=${encodeURIComponent(link)}&${tr}`,
      )
      return response.status === 404 ? null : readPage(await response.json(), 'TL')
    }
    const product = await page(varied.path.slice(1))
    expect(product).toMatchObject({
      kind: 'product',
      product: { id: String(varied.id), title: varied.title },
    })
    if (product?.kind === 'product') {
      expect(product.product.groups).toHaveLength(2)
      expect(product.product.variants.every(({ options }) => options.length === 2)).toBe(true)
    }
    expect(await page('')).toMatchObject({ kind: 'home' })
    expect(await page('ar')).toMatchObject({ kind: 'home' })
    expect(await page('yok-boyle-bir-sey')).toBeNull()
  })

  it('links for the sitemap', async () => {
    const { links, pages } = readLinks(await call.json('/srv/service/site/get-links?page=1'))
    expect(pages).toBe(1)
    expect(links.some(({ paths }) => paths.tr === plain.path)).toBe(true)
  })
})

describe('access to the reference shop', () => {
  it('requires a bearer on every call', async () => {
    for (const path of [
      '/srv/service/cart/load',
      '/srv/service/site/get-globals',
      '/api/v1/authentication/login-nomembership/',
    ])
      expect((await fetch(shop.shopUrl + path)).status).toBe(401)
  })

  it('[X04] answers "Fonksiyon bulunamadı" to an unknown call', async () => {
    const response = await call.send('/srv/service/none/such')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: 0, statusText: 'Fonksiyon bulunamadı' })
  })

  it('never fails on unexpected parameters', async () => {
    for (const path of [
      '/srv/service/category/get/%27',
      '/srv/service/product-detail/comments/x',
      '/srv/service/variant/get-variant2-list/1/%00',
      '/srv/service/site/get-page?link=%00&pg=-1',
      '/srv/service/content-v5/product-loader/12/1003?q=%22%27*%28',
    ])
      expect((await call.send(path)).status, path).toBeLessThan(500)
  })
})
