import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { writePage } from '../../../../tests/support/theme-pages/write-page'
import { readSource } from '../html/read-source'
import { productWire } from './product-wire'

const shop = 'https://shop.test'
beforeEach(() => setShopOrigins({ shop, site: 'https://vitrin.test', pictures: shop }))
afterEach(() => setShopOrigins())

type Page = Parameters<typeof writePage>[0]
const read = async (page: Page) =>
  productWire(await readSource(writePage(page)), '/cezve', (name) => name)
const product = (more: object = {}) => ({ '@type': 'Product', name: 'Cezve', ...more })
const input = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${value}">`

describe('[P01] the id of a product', () => {
  const own = 'var LINK_TYPE = "product"; var LINK_TABLE_ID = 1;'
  const data = [product({ productID: '5', productGroupID: '7' })]
  const meta = { 'product:retailer_item_id': '6' }
  const form = input('product_id', '2')
  const marked = '<div class="product-detail" data-id="3"></div>'
  const script = 'var PRODUCT_ID = "4";'
  it.each([
    ['1', { script: own + script, body: form + marked, data, meta }],
    [
      '2',
      {
        script: `var LINK_TYPE = "category"; var LINK_TABLE_ID = 1; ${script}`,
        body: marked + form,
        data,
        meta,
      },
    ],
    ['2', { script: 'var LINK_TYPE = "product"; var LINK_TABLE_ID = 0;', body: form }],
    ['3', { body: marked, script, data, meta }],
    ['4', { script, data, meta }],
    ['4', { script: 'x({"productId": 4})' }],
    ['4', { script: "product_id = '4';" }],
    ['5', { data, meta }],
    ['6', { data: [product({ productID: 'sku 5', productGroupID: '7' })], meta }],
    ['7', { data: [product({ productGroupID: '7' })] }],
  ])('is %s in %j', async (id, page) => {
    expect(await read(page)).toMatchObject({ ID: id })
  })

  it.each([
    ['productId', '<input name="productId" value="8">'],
    ['the button of WooCommerce', '<button name="add-to-cart" value="8">Ekle</button>'],
    ['the number of its element', '<div id="product-8"></div>'],
    ['the id of its element', '<div id="product_detail" data-product-id="8"></div>'],
    ['Turkish', '<section class="urun-detay" data-id="8"></section>'],
  ])('is found as %s', async (_, body) => {
    expect((await read({ body })).ID).toBe('8')
  })

  it.each([
    ['a card', '<div class="product-item" data-id="9"><a href="/a" class="title">A</a></div>'],
    [
      'a field of a card',
      `<div class="product-card"><a href="/a"><b class="name">A</b></a>${input('product_id', '9')}</div>`,
    ],
    ['another element', '<div class="banner" data-id="9"></div>'],
    ['an empty field', input('product_id', '')],
  ])('is not that of %s', async (_, body) => {
    expect(await read({ body })).toMatchObject({
      ID: expect.stringMatching(/^unknown-/),
      SOLD_BY_PAGE: 1,
    })
  })
})

it('[P01] [C01] the number of a variant is no product’s', async () => {
  const node = product({ productID: '9001', offers: { price: 1, url: '/cezve?variant=9001' } })
  expect(await read({ data: [node] })).toMatchObject({ SOLD_BY_PAGE: 1 })
})

describe('[P01] what a page says of its product', () => {
  it('is all of it', async () => {
    const node = product({
      ...{ sku: 'C-1', gtin13: '869', image: '/c.jpg', description: '<b>Bakır</b>' },
      brand: { name: 'Demir' },
      aggregateRating: { ratingValue: 4, reviewCount: 2 },
      offers: { price: 80, priceCurrency: 'TRY' },
    })
    const meta = { description: 'Özet', 'og:image': '/og.jpg' }
    const body = `<input type="number" min="2" step="0.5" max="9"><input type="number" min="5">${input('product_id', '1')}`
    expect(await read({ data: [node], meta, body })).toMatchObject({
      ...{ TITLE: 'Cezve', URL: '/cezve', BRAND: 'Demir', PRODUCT_CODE: 'C-1', BARCODE: '869' },
      IMAGE_LIST: [{ SMALL: '/c.jpg', MEDIUM: '/c.jpg', BIG: '/c.jpg' }],
      ...{ PRICE_SELL: 80, PRICE_NOT_DISCOUNTED: 0, DISCOUNT_PERCENT: 0, VAT: 0, DISPLAY_VAT: 1 },
      ...{ TARGET_CURRENCY: 'TL', IN_STOCK: true },
      ...{ COMMENT_RANK: 4, COMMENT_COUNT: 2, SHORT_DESCRIPTION: 'Özet', DETAIL: '<b>Bakır</b>' },
      ...{ MIN_ORDER_COUNT: 2, STOCK_INCREMENT: 0.5, MAX_ORDER_COUNT: 9, HAS_VARIANT: false },
    })
  })

  it('is left out where the page does not say it', async () => {
    const wire = await read({ title: 'Cezve' })
    expect(wire).toMatchObject({
      ...{ TITLE: 'Cezve', PRODUCT_CODE: '', BARCODE: '', IMAGE_LIST: [], SHORT_DESCRIPTION: '' },
      ...{
        PRICE_SELL: null,
        PRICE_NOT_DISCOUNTED: 0,
        TARGET_CURRENCY: '',
        IN_STOCK: false,
      },
      ...{ MIN_ORDER_COUNT: 1, STOCK_INCREMENT: 1, MAX_ORDER_COUNT: 0, DETAIL: '' },
      ...{ VARIANT_FEATURE1_TITLE: '', VARIANT_FEATURE1_LIST: [], VARIANT_FEATURE2_LIST: [] },
    })
    expect(wire).not.toHaveProperty('MODEL_ID')
    expect(wire).not.toHaveProperty('DEAL')
    expect((await read({})).TITLE).toBe('cezve')
  })

  it('comes from other names too', async () => {
    const meta = { 'og:brand': 'Demir', 'og:image': '/og.jpg', 'og:description': 'Özet' }
    const wire = await read({ meta, data: [product({ mpn: 'M', gtin: '1' })] })
    expect(wire).toMatchObject({
      ...{ BRAND: 'Demir', PRODUCT_CODE: 'M', BARCODE: '1', SHORT_DESCRIPTION: 'Özet' },
      IMAGE_LIST: [{ BIG: '/og.jpg' }],
    })
    expect((await read({ data: [product({ gtin8: '8' })] })).BARCODE).toBe('8')
  })

  it.each([
    ['2099-01-31', '2099-01-31T21:00:00.000Z'],
    ['2099-01-31T10:00Z', '2099-01-31T10:00:00.000Z'],
    ['yakında', undefined],
  ])(
    'is a lower price until %s, a day as the end being part of it',
    async (priceValidUntil, end) => {
      const priceSpecification = { price: 100, priceType: 'ListPrice' }
      const offers = { price: 80, priceSpecification, priceValidUntil }
      expect((await read({ data: [product({ offers })] })).DEAL_END_DATE).toBe(end)
    },
  )

  it('has the old price of its markup only above the price', async () => {
    const data = [product({ offers: { price: 80 } })]
    const at = async (old: string) =>
      (await read({ data, body: `<h1>C</h1><s>${old}</s>` })).PRICE_NOT_DISCOUNTED
    expect(await at('100,00 TL')).toBe(100)
    expect(await at('80,00 TL')).toBe(0)
    expect(await at('TL')).toBe(0)
    expect((await read({ body: '<h1>C</h1><s>100 TL</s>' })).PRICE_NOT_DISCOUNTED).toBe(0)
  })

  it('has the model by which its siblings are asked for', async () => {
    const sold = { IS_CATALOG: 1 }
    expect(await read({ script: 'var MODEL_ID = 77;' })).toMatchObject({ MODEL_ID: '77', ...sold })
    expect(await read({ body: '<i data-model-id="78"></i>' })).toMatchObject({
      MODEL_ID: '78',
      ...sold,
    })
    expect(await read({ data: [product({ inProductGroupWithID: '79' })] })).toMatchObject({
      MODEL_ID: '79',
    })
    expect(
      await read({ data: [product({ isVariantOf: { productGroupID: '80' } })] }),
    ).toMatchObject({ MODEL_ID: '80' })
    expect(await read({ script: 'var MODEL_ID = 0;' })).not.toHaveProperty('MODEL_ID')
  })
})
