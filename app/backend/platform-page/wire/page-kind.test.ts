import { afterEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { writePage } from '../../../../tests/support/theme-pages/write-page'
import { readSource } from '../html/read-source'
import { mainProduct } from './main-product'
import { kindOf } from './page-kind'

const shop = 'https://shop.test'
afterEach(() => setShopOrigins())

const product = (name: string, url = '') => ({ '@type': 'Product', name, ...(url && { url }) })
const listOf = (...urls: string[]) => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url) => ({ '@type': 'ListItem', url })),
})
const card = '<div class="product-item" data-id="1"><a href="/a" class="product-title">A</a></div>'

type Page = Parameters<typeof writePage>[0]
async function kind(page: Page, link = 'cezve') {
  setShopOrigins({ shop, site: 'https://vitrin.test', pictures: shop })
  return kindOf(await readSource(writePage(page)), { link })
}

describe('[B01] [B02] [P01] the kind of a page', () => {
  it.each([
    ['category', { script: 'var LINK_TYPE="category"', data: [product('A'), product('B')] }],
    ['category', { script: 'var LINK_TYPE="brand"', data: [product('A')] }],
    ['category', { script: 'var LINK_TYPE="model"', meta: { 'og:type': 'product' } }],
    ['product', { script: 'var LINK_TYPE="product"', data: [listOf('/a')], body: card }],
    ['category', { script: 'var PAGE_ID = 24; var LINK_TYPE="page"' }],
    ['product', { script: 'var PAGE_ID = "3";' }],
    ['notFound', { script: 'var PAGE_ID = 73;', body: card }],
    ['home', { script: 'var PAGE_ID = 1;' }],
  ])('is %s by its own values: %j', async (expected, page) => {
    expect(await kind(page)).toBe(expected)
  })

  it.each([
    ['product', { meta: { 'og:type': 'product' }, data: [product('A', '/a'), product('B', '/b')] }],
    ['product', { meta: { 'og:type': 'og:product' } }],
    ['product', { meta: { 'og:type': 'product.item' } }],
    ['category', { meta: { 'og:type': 'product.group' }, data: [product('A')] }],
    ['content', { meta: { 'og:type': 'website' } }],
    ['content', { meta: { 'og:type': 'my.product' } }],
    ['content', { meta: { 'og:type': 'products' } }],
  ])('is %s by Open Graph: %j', async (expected, page) => {
    expect(await kind(page)).toBe(expected)
  })

  it.each([
    ['product', [product('A')]],
    ['product', [product('A'), listOf('/b', '/c')]],
    ['product', [product('A', '/a'), product('Cezve', `${shop}/cezve/`)]],
    ['product', [product('Cezve'), product('Cezve')]],
    ['product', [{ '@type': 'ItemPage', mainEntity: product('A') }]],
    [
      'product',
      [{ '@type': 'ProductGroup', name: 'A', hasVariant: [] }, product('A'), product('B')],
    ],
    ['category', [product('A', '/a'), product('B', '/b')]],
    ['category', [product('A', '/a'), listOf('/a')]],
    ['category', [listOf('/a', '/b')]],
    ['category', [{ '@type': 'CollectionPage' }, product('A')]],
    ['category', [{ '@type': 'https://schema.org/SearchResultsPage' }]],
    ['category', [{ '@type': 'OfferCatalog', itemListElement: [product('A')] }]],
    ['category', [{ '@type': 'ItemList', hasPart: [product('A')] }]],
    ['product', [product('Cezve', '/cezve'), listOf('/cezve', '/b')]],
    ['product', [product('A', '/a'), listOf('/b')]],
    ['content', [{ '@type': 'Article' }]],
    ['content', [{ '@type': 'ItemList', itemListElement: [] }]],
  ])('is %s by its structured data: %j', async (expected, data) => {
    expect(await kind({ data })).toBe(expected)
  })

  it('is a list by its cards, unless it is a text', async () => {
    expect(await kind({ body: card })).toBe('category')
    expect(await kind({ body: card, data: [{ '@type': 'BlogPosting' }] })).toBe('content')
    expect(await kind({ body: '<p>Metin</p>' })).toBe('content')
    for (const words of ['ARADIĞINIZ SAYFA BULUNAMADI', 'Hata 404', '404 | Kıyı Ev', 'Not Found'])
      expect(await kind({ body: `<h1>${words}</h1>` }), words).toBe('notFound')
    for (const words of ['404 Parça Yapboz Rehberi', 'Not Found Records: Kampanya'])
      expect(await kind({ body: `<h1>${words}</h1>` }), words).toBe('content')
  })

  it('is missing where it says so, whatever else it recommends', async () => {
    const body = `<h1>Sayfa bulunamadı</h1><h2>Çok satanlar</h2>${card}`
    expect(await kind({ body })).toBe('notFound')
    expect(await kind({ body, data: [product('A', '/a'), listOf('/a', '/b')] })).toBe('notFound')
    expect(await kind({ body, data: [{ '@type': 'Article' }] })).toBe('content')
    const named = { title: '404 | Kıyı Ev', body: '<h1>404</h1>' }
    expect(await kind({ ...named, data: [product('404', '/cezve')] })).toBe('product')
  })

  it('is the home page by its link, in any language', async () => {
    for (const link of ['', 'en', 'ar']) expect(await kind({ body: card }, link), link).toBe('home')
    expect(await kind({ body: card }, 'tv')).toBe('category')
    expect(await kind({ script: 'var LINK_TYPE="category"' }, 'de')).toBe('category')
  })
})

it('[P01] the product that a page is about stands at its address, also with letters of Turkish', async () => {
  setShopOrigins({ shop, site: 'https://vitrin.test', pictures: shop })
  const data = [product('A', '/a'), product('Çömlek', `${shop}/çömlek?renk=1#urun`)]
  const source = await readSource(writePage({ data }))
  expect(mainProduct(source, '/%C3%A7%C3%B6mlek')).toMatchObject({ name: 'Çömlek' })
  expect(mainProduct(source, '/b')).toBeNull()
})
