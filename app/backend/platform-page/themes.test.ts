import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { openCartCategory, openCartProduct } from '../../../tests/support/theme-pages/opencart'
import {
  shirtGroup,
  shopifyCollection,
  shopifyHome,
  shopifyProduct,
} from '../../../tests/support/theme-pages/shopify'
import { wooCategory, wooProduct } from '../../../tests/support/theme-pages/woocommerce'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const pageAt = (link: string, html: string) => shopOfPages({ [`/${link}`]: html }).calls.page(link)

async function productAt(link: string, html: string) {
  const page = await pageAt(link, html)
  if (page.kind !== 'product') throw new Error(`It is a ${page.kind}.`)
  return page.product
}

async function listAt(link: string, html: string) {
  const page = await pageAt(link, html)
  if (page.kind !== 'category') throw new Error(`It is a ${page.kind}.`)
  return page
}

describe('[B01] the home page of a shop without get-page', () => {
  it('has the goods that only its lists name, and no link to all of them', async () => {
    const page = await pageAt('', shopifyHome)
    if (page.kind !== 'home') throw new Error(page.kind)
    expect(
      page.showcases.map(({ title, path, products }) => [title, path, products.length]),
    ).toEqual([
      ['Yeni gelenler', null, 2],
      ['Çok satanlar', null, 1],
    ])
    expect(page.showcases[0]?.products[0]).toMatchObject({ id: '1', price: { card: 10050 } })
    expect(page.showcases[1]?.products[0]).toMatchObject({
      title: 'Perde',
      path: '/urun/perde',
      showOnly: true,
    })
  })
})

describe('[B02] a list of a shop without get-page', () => {
  it('is a list though its data holds several products', async () => {
    const { list } = await listAt('masalar', openCartCategory)
    expect(list.products.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Masa 1'],
      ['2', 'Masa 2'],
    ])
  })

  it('has the goods of its structured list, by their positions', async () => {
    const { list, meta } = await listAt('gomlekler', shopifyCollection)
    expect(list.products.map(({ id, price, inStock }) => [id, price.card, inStock])).toEqual([
      ['1', 10050, true],
      ['2', 20000, false],
    ])
    expect(list.products[0]).toMatchObject({ path: '/urun/gomlek-1' })
    expect(meta.title).toBe('Gömlekler')
  })

  it('has the cards of its entries, with old prices and what is sold out', async () => {
    const { list } = await listAt('mutfak', wooCategory)
    expect(list.products).toMatchObject([
      {
        id: '1',
        title: 'Tava 1',
        inStock: true,
        price: { card: 90000, old: 120000, discountPercent: 25, currency: 'TL' },
      },
      { id: '2', title: 'Tava 2', inStock: false },
    ])
  })
})

it('[B02] a list whose page says no id has its place in the tree by its address', async () => {
  const page = await shopOfPages({
    '/mutfak': wooCategory,
    '/srv/service/category/get': [
      { ID: 1, TITLE: 'Ev', LINK: 'ev', CHILDREN: [{ ID: 2, TITLE: 'Mutfak', LINK: '/mutfak/' }] },
    ],
  }).calls.page('mutfak')
  expect(page).toMatchObject({ category: { id: '2', title: 'Mutfak' } })
})

describe('[P01] a product of a shop without get-page', () => {
  it('has the id of its form, the old price, and when the lower one ends', async () => {
    expect(await productAt('urun/bakir-cezve', wooProduct)).toMatchObject({
      id: '4711',
      title: 'Bakır Cezve',
      code: 'CEZ-1',
      price: { card: 74950, old: 104900, discountPercent: 29, currency: 'TL' },
      inStock: true,
      quantity: { min: 1, max: 9 },
      crumbs: [{ title: 'Mutfak', path: '/mutfak' }],
      dealEndsAt: '2099-01-31T21:00:00.000Z',
    })
  })

  it('is read from Open Graph', async () => {
    const product = await productAt('ceviz-sehpa', openCartProduct())
    expect(product).toMatchObject({
      id: '42',
      title: 'Ceviz Sehpa',
      brand: 'Atölye',
      price: { card: 249990, currency: 'TL', old: null },
      inStock: true,
      summary: 'Masif ceviz.',
    })
    expect(product.soldAt).toBeUndefined()
  })

  it.each([
    ['out of stock', { 'product:availability': 'out of stock' }, { inStock: false }],
    ['at an old price', { 'product:original_price:amount': '3000' }, { price: { old: 300000 } }],
    [
      'on sale',
      { 'product:sale_price:amount': '1999,90' },
      { price: { card: 199990, old: 249990 } },
    ],
    ['in dollars', { 'product:price:currency': 'USD' }, { price: { currency: 'USD' } }],
  ])('is read from Open Graph: %s', async (_, meta, expected) => {
    expect(await productAt('ceviz-sehpa', openCartProduct(meta))).toMatchObject(expected)
  })

  it('[P17] without any id is shown with the link to its own page', async () => {
    const { calls, origin } = shopOfPages({ '/ceviz-sehpa': openCartProduct({}, false) })
    const page = await calls.page('ceviz-sehpa')
    expect(page).toMatchObject({
      kind: 'product',
      product: { soldAt: `${origin}/ceviz-sehpa`, price: { card: 249990 } },
    })
  })

  it('has the retailer’s id where there is no other', async () => {
    const product = await productAt(
      'ceviz-sehpa',
      openCartProduct({ 'product:retailer_item_id': '88' }, false),
    )
    expect(product.id).toBe('88')
  })

  it('is none for a page that says it is missing', async () => {
    const html = writePage({ script: 'var PAGE_ID = 73;', body: '<main><h1>Yok</h1></main>' })
    expect(await pageAt('yok', html)).toEqual({ kind: 'notFound' })
  })
})

describe('[P03] the variants of a group', () => {
  it('are options by what they vary in, each bought as a variant of the group', async () => {
    const product = await productAt('urun/keten-gomlek', shopifyProduct())
    expect(
      product.groups.map(({ title, options }) => [title, options.map(({ label }) => label)]),
    ).toEqual([
      ['differences.color', ['Beyaz', 'Mavi']],
      ['differences.size', ['S', 'M']],
    ])
    expect(product.id).toBe('900')
    expect(product.variants.map(({ id, price, inStock }) => [id, price.card, inStock])).toEqual([
      ['91', 89990, false],
      ['92', 89990, true],
      ['93', 94990, true],
    ])
    expect(product.soldAt).toBeUndefined()
  })

  it('belong to the product whose id the page knows', async () => {
    const idOf = async (main: string) => {
      const html = shopifyProduct().replace('<main>', main)
      const { id, variants } = await productAt('urun/keten-gomlek', html)
      return [id, variants.map((one) => one.id)]
    }
    const variants = ['91', '92', '93']
    const field = '<main><input type="hidden" name="product_id" value="901">'
    expect(await idOf(field)).toEqual(['901', variants])
    expect(await idOf('<main data-product-id="902"><b data-product-id="5"></b>')).toEqual([
      '902',
      variants,
    ])
  })

  it('with addresses of their own are each sold as a product', async () => {
    const hasVariant = shirtGroup.hasVariant.map(({ '@id': _, offers, ...one }) => ({
      ...one,
      offers: { ...offers, url: `https://shop.test/urun/keten-gomlek-${one.productID}` },
    }))
    const html = shopifyProduct({ ...shirtGroup, hasVariant })
    const { id, variants } = await productAt('urun/keten-gomlek', html)
    expect([id, variants.map((one) => one.id)]).toEqual(['92', ['own-91', 'own-92', 'own-93']])
  })

  it('[P17] without ids are bought at the shop', async () => {
    const hasVariant = shirtGroup.hasVariant.map(({ '@id': _, offers, ...one }) => ({
      ...one,
      offers: { ...offers, url: '' },
    }))
    const product = await productAt(
      'urun/keten-gomlek',
      shopifyProduct({ ...shirtGroup, hasVariant }),
    )
    expect(product.soldAt).toMatch(/\/urun\/keten-gomlek$/)
    expect(product.groups).toHaveLength(2)
  })

  it('are told by added properties, else by their names', async () => {
    const plain = shirtGroup.hasVariant.map(({ color: _, size: __, ...one }) => one)
    const added = plain.map((one, at) => ({
      ...one,
      additionalProperty: { '@type': 'PropertyValue', name: 'Boy', value: `${at + 1} m` },
    }))
    const of = async (hasVariant: object[]) => {
      const { groups } = await productAt(
        'urun/keten-gomlek',
        shopifyProduct({ ...shirtGroup, hasVariant }),
      )
      return groups.map(({ title, options }) => [title, options.map(({ label }) => label)])
    }
    expect(await of(added)).toEqual([['Boy', ['1 m', '2 m', '3 m']]])
    expect(await of(plain)).toEqual([['differences.other', ['Beyaz / S', 'Beyaz / M', 'Mavi / S']]])
  })
})
