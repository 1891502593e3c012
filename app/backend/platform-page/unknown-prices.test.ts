import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

type Offers = object | object[]

/** A product's page in a theme of its own. */
const pageOf = (price: string, offers: Offers, meta: Record<string, string> = {}) =>
  writePage({
    meta: { 'og:type': 'product', ...meta },
    data: [{ '@type': 'Product', name: 'Rende', productID: '7', url: '/rende', offers }],
    body: `<h1>Rende</h1><div class="price">${price}</div><form action="/srv/service/cart/add-to-cart"><input type="hidden" name="productId" value="7"></form>`,
  })

async function productOf(html: string, more: Record<string, object> = {}) {
  const shop = shopOfPages({ '/rende': html, ...more })
  const page = await shop.calls.page('rende')
  if (page.kind !== 'product') throw new Error(page.kind)
  return { ...page.product, ownPage: `${shop.origin}/rende` }
}

const lira = { priceCurrency: 'TRY' }

describe('a product whose structured price is 0', () => {
  it.each([
    ['of an offer', pageOf('Fiyat sorunuz', { price: 0, ...lira })],
    ['as a text', pageOf('Fiyat sorunuz', { price: '0.00', ...lira })],
    ['of Open Graph', pageOf('Fiyat sorunuz', [], { 'product:price:amount': '0' })],
    [
      'in a specification',
      pageOf('', { priceSpecification: { '@type': 'UnitPriceSpecification', price: 0, ...lira } }),
    ],
  ])('[P01] is bought at the shop where no price on screen confirms it: %s', async (_, html) => {
    const product = await productOf(html)
    expect(product).toMatchObject({ showOnly: true, soldAt: product.ownPage })
  })

  it('[P01] has the price that another offer or its markup names', async () => {
    const two = pageOf('', [
      { price: 0, ...lira },
      { price: 90, ...lira },
    ])
    expect(await productOf(two)).toMatchObject({ showOnly: false, price: { card: 9000 } })
    const marked = pageOf('90,00 TL', { price: 0, ...lira })
    expect(await productOf(marked)).toMatchObject({ showOnly: false, price: { card: 9000 } })
  })

  it('[P01] is free where its price on screen is 0 too', async () => {
    const product = await productOf(pageOf('0,00 TL', { price: 0, ...lira }))
    expect(product).toMatchObject({ showOnly: false, price: { card: 0 } })
    expect(product).not.toHaveProperty('soldAt')
  })

  it('[B02] has no price in a list', async () => {
    const html = writePage({
      data: [
        {
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'Product', name: 'Rende', url: '/rende', offers: { price: 0, ...lira } },
          ],
        },
      ],
    })
    const page = await shopOfPages({ '/el': html }).calls.page('el')
    expect(page).toMatchObject({ list: { products: [{ title: 'Rende', showOnly: true }] } })
  })
})

describe('a product whose structured price is the lowest of several', () => {
  const range = { '@type': 'AggregateOffer', lowPrice: 100, highPrice: 200, ...lira }

  it('[P01] is bought at the shop where no options say which one is paid', async () => {
    const product = await productOf(pageOf('100,00 TL - 200,00 TL', range))
    expect(product).toMatchObject({ showOnly: true, soldAt: product.ownPage })
  })

  it.each([
    ['a range as one price', '100 - 200 TL', { price: '100-200', ...lira }],
    ['a lowest price alone', "100,00 TL'den başlayan", { ...range, highPrice: undefined }],
  ])('[P01] is so too for %s', async (_, price, offer) => {
    const product = await productOf(pageOf(price, offer))
    expect(product).toMatchObject({ showOnly: true, soldAt: product.ownPage })
  })

  it('[B02] has no price in a list', async () => {
    const entry = { '@type': 'Product', name: 'Rende', url: '/rende', offers: range }
    const html = writePage({ data: [{ '@type': 'ItemList', itemListElement: [entry] }] })
    const page = await shopOfPages({ '/el': html }).calls.page('el')
    expect(page).toMatchObject({ list: { products: [{ title: 'Rende', showOnly: true }] } })
  })

  it('[P01] costs what is on screen', async () => {
    const product = await productOf(pageOf('100,00 TL', range))
    expect(product).toMatchObject({ showOnly: false, price: { card: 10_000 } })
  })

  it('[P03] [P01] costs what the chosen option does', async () => {
    const VARIANT1_LIST = [1, 2].map((id) => ({
      ...{ TYPE_ID: id, TYPE: `Boy ${id}`, ID: id, VARIANT_ID: id },
      ...{ PRICE: id * 100, VAT: 0, STOCK: 3 },
    }))
    const lists = { '/srv/service/variant/get-variant1-list/7/0': { VARIANT1_LIST } }
    const product = await productOf(pageOf('100,00 TL - 200,00 TL', range), lists)
    expect(product.variants.map(({ price }) => price.card)).toEqual([10_000, 20_000])
    expect(product).toMatchObject({ showOnly: false })
    expect(product).not.toHaveProperty('soldAt')
  })
})

describe('a product that is sold in the rooms of the shop alone', () => {
  const availability = 'https://schema.org/InStoreOnly'

  it('[P01] leads to the shop, and is not sold out', async () => {
    const product = await productOf(pageOf('90,00 TL', { price: 90, availability, ...lira }))
    expect(product).toMatchObject({ inStock: true, showOnly: false, soldAt: product.ownPage })
  })

  it('[P01] is sold here by another offer', async () => {
    const offers = [
      { price: 80, availability, ...lira },
      { price: 90, availability: 'InStock', ...lira },
    ]
    const product = await productOf(pageOf('', offers))
    expect(product).toMatchObject({ inStock: true, price: { card: 9000 } })
    expect(product).not.toHaveProperty('soldAt')
  })
})
