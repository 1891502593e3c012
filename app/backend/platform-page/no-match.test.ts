import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const noEntries = { '@type': 'ItemList', itemListElement: [] }
const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Raf', item: 'https://shop.test/raf' },
  ],
}
const none = (heading: string) => `<h1>${heading}</h1><p>Toplam 0 ürün</p><ul></ul>`
const loader = '/srv/service/content-v5/product-loader'
const filters = '/srv/service/filter/get'
/** Filters of the whole shop, whatever was searched. */
const brands = { BRANDS: [{ ID: 4, NAME: 'Usta', URL: 'usta', COUNT: 25 }] }

describe('[B06] a search without a match, of a shop that says so only on its own page', () => {
  const loaders: [string, object][] = [
    ['nothing', { [loader]: () => new Response('') }],
    ['HTML without goods', { [loader]: '<ul></ul>' }],
    ['no such call', {}],
  ]
  const pages: [string, Parameters<typeof writePage>[0]][] = [
    ['an empty list', { data: [noEntries], body: '<h1>Arama</h1><ul></ul>' }],
    ['that it has none', { body: none('Arama') }],
    [
      'a sentence',
      { body: '<h1>Arama</h1><p>Aradığınız kriterlere uygun &uuml;r&uuml;n bulunamadı.</p>' },
    ],
  ]
  for (const [answer, answers] of loaders)
    it.each(pages)(
      `finds nothing where product-loader has ${answer}, and the page %s`,
      async (_, page) => {
        const shop = shopOfPages({ ...answers, '/arama?q=zzz': writePage(page), [filters]: brands })
        expect(await shop.calls.search('zzz', {})).toMatchObject({
          products: [],
          total: 0,
          pages: 1,
        })
      },
    )

  it.each([
    ['fails', () => new Response('', { status: 500 })],
    ['is not there', () => new Response('<h1>Yok</h1>', { status: 404 })],
    ['says nothing of goods', writePage({ body: '<h1>Bakım</h1><p>Birazdan buradayız.</p>' })],
  ])('is a failure where the page %s', async (_, page) => {
    const shop = shopOfPages({ '/arama?q=zzz': page, [loader]: '', [filters]: brands })
    await expect(shop.calls.search('zzz', {})).rejects.toThrow()
  })
})

describe('[B02] a category without goods', () => {
  it('is an empty list where its page has an empty list or its place, and says that there are none', async () => {
    for (const data of [[noEntries], [crumbs], [noEntries, crumbs]]) {
      const page = await shopOfPages({ '/raf': writePage({ data, body: none('Raf') }) }).calls.page(
        'raf',
      )
      expect(page).toMatchObject({ kind: 'category', list: { products: [], total: 0 } })
    }
  })

  const tree = [{ ID: '4', TITLE: 'Raf', LINK: '/raf', CHILDREN: [] }]
  const silent = writePage({ data: [noEntries, crumbs], body: '<h1>Raf</h1><ul></ul>' })

  it('[B06] is an empty list where no sentence says so: the category tree names it, or filters were chosen', async () => {
    for (const [query, answers] of [
      [{}, { '/srv/service/category/get': tree }],
      [{ sort: '5' }, { '/srv/service/category/get': tree, [loader]: '' }],
      [{ brand: 'usta' }, {}],
      [{ brand: 'usta' }, { [loader]: { PRODUCTS: [], TOTAL: 0 } }],
    ] as const) {
      const shop = shopOfPages({ ...answers, '/raf': silent })
      const page = await shop.calls.page('raf', query)
      expect(page).toMatchObject({ kind: 'category', list: { products: [], total: 0 } })
      expect(page).not.toHaveProperty('list.unreadAt')
      expect(shop.sent.some(({ url }) => url.includes('product-loader'))).toBe(true)
    }
  })

  it('[B02] has what product-loader lists', async () => {
    const PRODUCTS = [{ ID: '5', TITLE: 'Askı', URL: 'aski', PRICE_SELL: 9, STOCK: 3 }]
    const answers = { '/srv/service/category/get': tree, [loader]: { PRODUCTS, TOTAL: 1 } }
    expect(await shopOfPages({ ...answers, '/raf': silent }).calls.page('raf')).toMatchObject({
      kind: 'category',
      list: { products: [{ title: 'Askı' }] },
    })
  })

  it('is a text where its page has nothing of a list, whatever names it', async () => {
    const page = writePage({ title: 'Bakım', body: '<main><h1>Bakım</h1><p>Döneceğiz.</p></main>' })
    const answers = { '/srv/service/category/get': tree, '/raf': page }
    const { kind } = await shopOfPages(answers).calls.page('raf', { brand: 'usta' })
    expect(kind).toBe('content')
  })

  it('is a text where its page does not say so', async () => {
    const text = '<main><h1>Raf</h1><p>Raflarımız 10 ürün taşır.</p></main>'
    for (const [data, body] of [
      [[noEntries, crumbs], text],
      [[], none('Raf')],
    ] as const) {
      const page = await shopOfPages({ '/raf': writePage({ data: [...data], body }) }).calls.page(
        'raf',
      )
      expect(page.kind).toBe('content')
    }
  })
})
