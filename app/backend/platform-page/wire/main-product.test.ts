import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../../tests/support/shop-pages'
import { writePage } from '../../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const script = 'var LINK_TYPE = "product"; var LINK_TABLE_ID = 55;'
const body = '<h1>Tencere</h1><b class="product-price">250,00 TL</b>'
const node = (more: object) => ({
  '@type': 'Product',
  name: 'Kazan',
  offers: { price: 99, priceCurrency: 'TRY' },
  ...more,
})

async function productOf(more: object, page: Parameters<typeof writePage>[0] = {}) {
  const html = writePage({ title: 'Tencere', script, body, data: [node(more)], ...page })
  const found = await shopOfPages({ '/tencere': html }).calls.page('tencere')
  if (found.kind !== 'product') throw new Error(found.kind)
  const { id, title, price } = found.product
  return [id, title, price.card]
}

describe('[P01] the structured product of a page', () => {
  it.each([
    ['at another address', { url: '/kazan' }],
    ['at another, whole address', { url: 'https://shop.test/kazan' }],
    ['known by another address', { '@id': '/kazan#product' }],
    ['of another id', { productID: '7' }],
  ])('is none %s', async (_, more) => {
    expect(await productOf(more)).toEqual(['55', 'Tencere', 25000])
  })

  it.each([
    ['that is a word', { '@id': '12345' }],
    ['of another form', { url: '/urun.php?id=55' }],
    ['with the category', { url: 'https://shop.test/mutfak/tencere' }],
  ])('is that which the page is called by, at an address %s', async (_, more) => {
    const named = { name: 'Tencere', offers: { price: 240, priceCurrency: 'TRY' }, ...more }
    expect(await productOf({ ...named, productID: '55' })).toEqual(['55', 'Tencere', 24000])
  })

  it('is none of another code than the page’s', async () => {
    const meta = { 'product:retailer_item_id': 'T-1' }
    expect(await productOf({ sku: 'K-1' }, { meta })).toEqual(['55', 'Tencere', 25000])
  })

  it.each([
    ['at its address', { url: '/tencere/' }],
    ['at the shop’s address', { url: '/' }],
    ['at an address that names no page', { url: '/index.php?product_id=55' }],
    ['without address', {}],
    ['of its id', { productID: '55' }],
    ['of its name and a code', { name: 'Tencere', productID: '9912' }],
    ['known as a part of the page', { '@id': '#product' }],
  ])('is its own %s', async (_, more) => {
    expect((await productOf(more)).at(-1)).toBe(9900)
  })

  it('is its own at the address that the page calls its own', async () => {
    const link = '<link rel="canonical" href="https://shop.test/mutfak/tencere">'
    const url = 'https://shop.test/mutfak/tencere'
    expect((await productOf({ url }, { body: link + body })).at(-1)).toBe(9900)
    expect((await productOf({ url }, { meta: { 'og:url': url } })).at(-1)).toBe(9900)
  })
})
