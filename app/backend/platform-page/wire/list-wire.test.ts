import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { writePage } from '../../../../tests/support/theme-pages/write-page'
import { readSource } from '../html/read-source'
import { productsOf } from './list-goods'
import { cardWire, currencyOf, entriesWire, idWire, listWire, percentOff } from './list-wire'
import type { Entry } from './structured'

const shop = 'https://shop.test'
beforeEach(() => setShopOrigins({ shop, site: 'https://vitrin.test', pictures: shop }))
afterEach(() => setShopOrigins())

const card = {
  ...{ id: '7', title: ' Tava ', href: '/tava', picture: '/tava.jpg', brand: ' Demir ' },
  ...{ price: '1.250', oldPrice: '2.500,00', currency: ' TL', isSoldOut: false },
}

describe('[B02] a card', () => {
  it('is said under the names of the contract', () => {
    expect(cardWire(card)).toEqual({
      ID: '7',
      TITLE: 'Tava',
      URL: '/tava',
      BRAND: 'Demir',
      IMAGE: { SMALL: '/tava.jpg', MEDIUM: '/tava.jpg', BIG: '/tava.jpg' },
      PRICE_SELL: 1250,
      PRICE_NOT_DISCOUNTED: 2500,
      DISCOUNT_PERCENT: 50,
      VAT: 0,
      DISPLAY_VAT: 1,
      TARGET_CURRENCY: 'TL',
      IN_STOCK: true,
      IS_DISPLAY_PRODUCT: false,
    })
  })

  it('is sold out, or only shown, where it says so', () => {
    expect(cardWire({ ...card, isSoldOut: true }).IN_STOCK).toBe(false)
    const plain = {
      PRICE_SELL: 0,
      PRICE_NOT_DISCOUNTED: 0,
      DISCOUNT_PERCENT: 0,
      IS_DISPLAY_PRODUCT: true,
    }
    expect(cardWire({ ...card, price: '', oldPrice: '' })).toMatchObject(plain)
  })

  it('has no percent where the old price is none', () => {
    expect(percentOff(80, 100)).toBe(20)
    expect(percentOff(100, 100)).toBe(0)
    expect(percentOff(120, 100)).toBe(0)
    expect(percentOff(80, null)).toBe(0)
    expect(percentOff(null, 100)).toBe(0)
  })

  it('without an id has a name of its address, which no shop knows', () => {
    expect(idWire(['', 'sku 7', '42'], '/a')).toEqual({ ID: '42' })
    const unknown = idWire([undefined], '/a')
    expect(unknown).toEqual({ ID: expect.stringMatching(/^unknown-\w+$/), SOLD_BY_PAGE: 1 })
    expect(idWire([''], '/a')).toEqual(unknown)
    expect(idWire([''], '/b')).not.toEqual(unknown)
  })
})

const entry = (more: Partial<Entry> = {}): Entry => ({
  name: 'Tava',
  url: `${shop}/tava`,
  item: {},
  ...more,
})
const listed = async (entries: Entry[], body = '') =>
  entriesWire(await readSource(writePage({ body })), entries)

describe('[B02] an entry of a list', () => {
  it('is its card where the page has one', async () => {
    const body =
      '<div class="product-item" data-id="7"><a href="/tava" class="product-title">Tava</a><i class="price">9 TL</i></div>'
    expect(await listed([entry(), entry({ url: '/baska' })], body)).toMatchObject([
      { ID: '7', PRICE_SELL: 9 },
      { URL: '/baska', IS_DISPLAY_PRODUCT: true, SOLD_BY_PAGE: 1 },
    ])
  })

  it('is sold out by its offer where its card says nothing', async () => {
    const body =
      '<div class="product-item" data-id="7"><a href="/tava" class="product-title">Tava</a><i class="price">9 TL</i></div>'
    const stockOf = async (offers: unknown) => {
      const entries = [entry({ item: { offers } })]
      const script = {
        '@type': 'ItemList',
        itemListElement: [{ name: 'Tava', url: '/tava', offers }],
      }
      const data = `<script type="application/ld+json">${JSON.stringify(script)}</script>`
      const source = await readSource(writePage({ body: body + data }))
      const rows = [...entriesWire(source, entries), ...productsOf(source)]
      return rows.map((row) => row.IN_STOCK)
    }
    const out = 'https://schema.org/OutOfStock'
    expect(await stockOf({ availability: out })).toEqual([false, false])
    expect(await stockOf({ price: 9, availability: out })).toEqual([false, false])
    expect(await stockOf([{ price: 9, availability: out }, { price: 10 }])).toEqual([true, true])
    expect(await stockOf({ price: 9 })).toEqual([true, true])
    expect(await stockOf(undefined)).toEqual([true, true])
  })

  it('is what the list says of its product', async () => {
    const offers = {
      ...{ price: 80, priceCurrency: 'USD', availability: 'OutOfStock' },
      priceSpecification: { price: 100, priceType: 'ListPrice' },
    }
    const item = { productID: 7, image: '/tava.jpg', brand: { name: 'Demir' }, offers }
    expect(await listed([entry({ item })])).toEqual([
      {
        ...{ ID: '7', TITLE: 'Tava', URL: '/tava', BRAND: 'Demir' },
        IMAGE: { SMALL: '/tava.jpg', MEDIUM: '/tava.jpg', BIG: '/tava.jpg' },
        ...{ PRICE_SELL: 80, PRICE_NOT_DISCOUNTED: 100, DISCOUNT_PERCENT: 20 },
        ...{
          VAT: 0,
          DISPLAY_VAT: 1,
          TARGET_CURRENCY: 'USD',
          IN_STOCK: false,
          IS_DISPLAY_PRODUCT: false,
        },
      },
    ])
    const plain = await listed([entry({ item: { productID: 7, offers: { price: 80 } } })])
    expect(plain).toMatchObject([
      {
        PRICE_SELL: 80,
        PRICE_NOT_DISCOUNTED: 0,
        DISCOUNT_PERCENT: 0,
        TARGET_CURRENCY: '',
        IN_STOCK: true,
      },
    ])
    const [displayed] = await listed([entry()])
    expect(displayed).toMatchObject({
      IN_STOCK: true,
      PRICE_SELL: 0,
      IMAGE: { SMALL: '', BIG: '' },
    })
  })

  it.each([
    ['of another shop', { url: 'https://baska.test/tava' }],
    ['of the home page', { url: '/' }],
    ['without a name', { name: '' }],
    ['of a page', { item: { '@type': 'WebPage' } }],
    ['of another list', { item: { '@type': 'CollectionPage' } }],
  ])('is none %s', async (_, more) => {
    expect(await listed([entry(more)])).toEqual([])
  })
})

describe('[B02] [B08] a list', () => {
  const goods = [cardWire(card)]
  const at = (page: number, lastPage: number, total = 0) =>
    listWire(goods, { page, lastPage, sort: '5', total })

  it('has a total where one page holds all, or where its page says it', () => {
    expect(at(1, 1)).toEqual({
      PRODUCTS: goods,
      TOTAL: 1,
      PAGE_NO: 1,
      PAGES: 1,
      SETTING: { PRODUCT_COUNT_PER_PAGE: 1, SELECTED_SORT: '5' },
    })
    expect(at(1, 3)).toMatchObject({ TOTAL: null, PAGES: 3 })
    expect(at(3, 1)).toMatchObject({ TOTAL: null, PAGES: 3, PAGE_NO: 3 })
    expect(at(1, 2, 3)).toMatchObject({ TOTAL: 3, SETTING: { PRODUCT_COUNT_PER_PAGE: 1 } })
    expect(at(1, 1, 3)).toMatchObject({ TOTAL: null, PAGES: 1 })
  })

  it('has as many on each page as those before the last', () => {
    expect(at(3, 3, 25)).toMatchObject({ TOTAL: 25, SETTING: { PRODUCT_COUNT_PER_PAGE: 12 } })
    expect(at(2, 3, 25)).toMatchObject({ SETTING: { PRODUCT_COUNT_PER_PAGE: 1 } })
  })
})

describe('[G04] the currency of a page', () => {
  const offers = { price: 1, priceCurrency: 'EUR' }
  const body = (price: string) =>
    `<li class="product" data-id="1"><a href="/a"><h2>A</h2></a><i class="price">${price}</i></li>`
  it.each([
    [
      'its script',
      {
        script: 'var CURRENCY = "USD"',
        meta: { 'product:price:amount': '1', 'product:price:currency': 'GBP' },
      },
      'USD',
    ],
    [
      'Open Graph',
      {
        meta: { 'product:price:amount': '1', 'product:price:currency': 'GBP' },
        data: [{ '@type': 'Product', offers }],
      },
      'GBP',
    ],
    ['its product', { data: [{ '@type': 'Product', offers }], body: body('1 TL') }, 'EUR'],
    ['its first card that has one', { body: body('1') + body('1 ₺') }, 'TL'],
    ['nothing', { body: body('1') }, ''],
  ])('is that of %s', async (_, page, expected) => {
    expect(currencyOf(await readSource(writePage(page)))).toBe(expected)
  })
})
