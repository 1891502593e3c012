import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { platformList, platformProduct } from '../../../tests/support/theme-pages/platform'
import { shopifyHome } from '../../../tests/support/theme-pages/shopify'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const path = encodeURI('/saksı')
const variants: Record<string, object> = {
  '/srv/service/variant/get-variant2-list/310/11': {
    VARIANT2_LIST: [{ ID: 3111, TYPE_ID: 21, PRICE: 400, STOCK: 2, VAT: 0 }],
  },
  '/srv/service/variant/get-variant2-list/310/12': {
    VARIANT2_LIST: [{ ID: 3112, TYPE_ID: 21, PRICE: 450, STOCK: 0, VAT: 0 }],
  },
}

async function productOf(html: string, answers: Parameters<typeof shopOfPages>[0] = variants) {
  const shop = shopOfPages({ ...answers, [path]: html })
  const page = await shop.calls.page('saksı')
  if (page.kind !== 'product') throw new Error(page.kind)
  return { ...page, sent: shop.sent }
}

it('[G06] a page is of the requested language, whatever its theme was made for', async () => {
  const english = (html: string) => html.replace('<html lang="tr">', '<html lang="en">')
  const about = english(writePage({ title: 'Hakkımızda', body: '<main><p>Ege’den.</p></main>' }))
  const { calls } = shopOfPages({ '/hakkimizda': about, '/bahce': english(platformList) })
  for (const link of ['hakkimizda', 'bahce']) {
    const page = await calls.page(link)
    expect(page).toMatchObject({ meta: { alternates: { tr: `/${link}` } } })
  }
})

describe('a page with inline pictures, without other languages', () => {
  it('[P01] is read, and its address is its own', async () => {
    const icon =
      '<svg viewBox="0 0 4 4"><path d="M0 0h4"/></svg><video><track src="/a.vtt"></video>'
    const html = `<!doctype html><html><head><title>Hakkımızda</title></head><body><main><h1>Hakkımızda</h1><p>${icon}Ege’den.</p></main></body></html>`
    const page = await shopOfPages({ '/hakkimizda': html }).calls.page('hakkimizda')
    expect(page).toMatchObject({
      kind: 'content',
      meta: { alternates: { tr: '/hakkimizda' } },
      html: expect.stringContaining('Ege’den.'),
    })
  })
})

describe('a product in the platform’s own theme', () => {
  it('[P01] has the id of the page, the cheapest offer in stock, its old price and deal', async () => {
    const { product, meta } = await productOf(platformProduct())
    expect(product).toMatchObject({
      id: '310',
      price: { card: 40000, old: 50000, discountPercent: 20, currency: 'TL' },
      inStock: true,
      dealEndsAt: '2027-01-05T15:30:00.000Z',
      crumbs: [{ title: 'Bahçe', path: '/bah%C3%A7e' }],
    })
    expect(meta).toMatchObject({
      linkType: 'product',
      linkId: '310',
      title: 'Saksı',
      alternates: { en: '/en/pot' },
    })
  })

  it('[P01] is sold out when each offer is, at the cheapest price', async () => {
    const out = ['500.00', '300.00'].map((price) => ({
      price,
      priceCurrency: 'TRY',
      availability: 'https://schema.org/SoldOut',
    }))
    const { product } = await productOf(platformProduct({ offers: out }))
    expect(product).toMatchObject({ inStock: false, price: { card: 30000 } })
  })

  it('[P01] has no old price that is none', async () => {
    const html = platformProduct().replace('500,00', '400,00')
    const { product } = await productOf(html)
    expect(product.price).toMatchObject({ old: null, discountPercent: null })
    const { product: above } = await productOf(
      platformProduct().replace('<main>', '<s>900,00 TL</s><main>'),
    )
    expect(above.price.old).toBe(50000)
  })

  it('[P03] has the variants of every option of its first group', async () => {
    const { product } = await productOf(platformProduct())
    expect(product.groups).toEqual([
      {
        title: 'Renk',
        options: [
          { id: '11', label: 'Kiremit', colour: '#aa3300' },
          { id: '12', label: 'Beyaz', colour: '#aa3300' },
        ],
      },
      { title: 'Boy', options: [{ id: '21', label: 'Küçük', colour: '#aa3300' }] },
    ])
    expect(
      product.variants.map(({ id, options, inStock, price }) => [id, options, inStock, price.card]),
    ).toEqual([
      ['3111', ['11', '21'], true, 40000],
      ['3112', ['12', '21'], false, 45000],
    ])
  })

  const failing = () => new Response('', { status: 500 })
  const listOf = (option: number) => `/srv/service/variant/get-variant2-list/310/${option}`

  it('[P03] [T12] can be had with an option whose list fails, and is not stored so', async () => {
    let isDown = true
    const first = () => (isDown ? failing() : Response.json(variants[listOf(11)]))
    const shop = shopOfPages({ ...variants, [listOf(11)]: first, [path]: platformProduct() })
    const page = await shop.calls.page('saksı')
    if (page.kind !== 'product') throw new Error(page.kind)
    expect(page.isPartial).toBe(true)
    expect(page.product.variants.map(({ id, inStock }) => [id, inStock])).toEqual([
      ['option-11', true],
      ['3112', false],
    ])
    isDown = false
    const read = await shop.calls.withOptionRead(page.product, 'option-11')
    expect([read.variantId, read.product.variants.map(({ id }) => id)]).toEqual([
      '3111',
      ['3112', '3111'],
    ])
    const next = await shop.calls.page('saksı')
    expect(next).not.toHaveProperty('isPartial')
    expect(next).toMatchObject({ product: { variants: [{ id: '3111' }, { id: '3112' }] } })
    const whole = next.kind === 'product' ? next.product : page.product
    expect((await shop.calls.withOptionRead(whole, 'option-12')).variantId).toBe('3112')
    expect((await shop.calls.withOptionRead(whole, 'option-99')).variantId).toBeNull()
  })

  it('[P03] lacks those of an option whose list the shop has not got', async () => {
    const { product } = await productOf(platformProduct(), {
      [listOf(12)]: variants[listOf(12)] ?? {},
    })
    expect(product.variants.map(({ id }) => id)).toEqual(['3112'])
  })

  it('[P03] has every option of many, those whose lists are not read too', async () => {
    const more = Array.from(
      { length: 30 },
      (_, at) => `<a data-group-id="1" data-type-id="${200 + at}" title="Renk ${at}"></a>`,
    ).join('')
    const html = platformProduct().replace('<div class="feature-title">Boy</div>', `${more}$&`)
    const { product, sent, ...page } = await productOf(html)
    expect(sent.filter(({ url }) => url.includes('variant2-list')).length).toBe(20)
    expect(product.variants.slice(2).map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, at) => `option-${218 + at}`),
    )
    expect(page).not.toHaveProperty('isPartial')
  })

  it('[P01] without any data has the price of its markup below the title', async () => {
    const plain = (more: string) =>
      writePage({
        script: 'var LINK_TYPE = "product"; var LINK_TABLE_ID = 310; var CURRENCY = "TL";',
        body: `<b class="product-price">9,00</b><h1>Saksı</h1>${more}`,
      })
    const price = '<s>1.500,00 TL</s><strong class="product-price">1.249,90</strong> USD'
    expect((await productOf(plain(price))).product).toMatchObject({
      showOnly: false,
      inStock: true,
      price: { card: 124990, old: 150000, currency: 'USD' },
    })
    const soldOut = `${price}<i class="out-of-stock">Tükendi</i>`
    expect((await productOf(plain(soldOut))).product.inStock).toBe(false)
    expect((await productOf(plain(''))).product.showOnly).toBe(true)
  })

  const attributes = [
    {
      GROUP_ID: '2',
      NAME: 'Renk',
      CATALOG_VIEW: 'button',
      OPTIONS: [
        { ID: 1, NAME: 'Kırmızı', SELECTED: true, PRODUCT_ID: 310 },
        { ID: 2, NAME: 'Mavi', SELECTED: false, PRODUCT_ID: 311 },
      ],
    },
  ]

  it('[P06] [Z57] [Z58] has its siblings where the page names its model', async () => {
    const { around, product, sent } = await productOf(
      platformProduct({ script: 'var MODEL_ID = "77";' }),
      {
        ...variants,
        '/srv/service/catalog/product/attributes': attributes,
        '/srv/service/catalog/product/get-product-by-properties': [
          { ID: 311, TITLE: 'Mavi', URL: 'mavi-saksi' },
        ],
      },
    )
    expect(product.modelId).toBe('77')
    expect(around.attributes[0]?.options.map(({ label }) => label)).toEqual(['Kırmızı', 'Mavi'])
    expect(around.siblings).toEqual({ 311: '/mavi-saksi' })
    expect(sent.filter(({ url }) => url.includes('/catalog/'))).toHaveLength(2)
  })

  it('[P06] asks for none without a model, and shows what tells them apart without the address of one', async () => {
    const { around, sent } = await productOf(platformProduct())
    expect([around.attributes, around.siblings]).toEqual([[], {}])
    expect(sent.filter(({ url }) => url.includes('/catalog/'))).toEqual([])
    const unknown = await productOf(platformProduct({ body: '<div data-model-id="77"></div>' }), {
      ...variants,
      '/srv/service/catalog/product/attributes': attributes,
    })
    expect([unknown.around.attributes.length, unknown.around.siblings]).toEqual([1, {}])
  })
})

describe('a list in the platform’s own theme', () => {
  it('[B02] has its cards, what is sold out, discounted or only shown, and its pages', async () => {
    const page = await shopOfPages({ '/bahce': platformList }).calls.page('bahce')
    if (page.kind !== 'category') throw new Error(page.kind)
    expect(page.list).toMatchObject({
      total: null,
      pages: 10,
      products: [
        {
          id: '1',
          inStock: false,
          price: { card: 15000, old: 20000, discountPercent: 25, currency: 'TL' },
        },
        {
          id: '2',
          inStock: true,
          showOnly: false,
          price: { card: 115000, old: null, discountPercent: null, currency: 'USD' },
        },
        { id: '3', showOnly: true },
      ],
    })
  })

  it('[B02] has the place of its category in the tree', async () => {
    const CHILDREN = [
      {
        ID: 12,
        TITLE: 'Bahçe',
        LINK: 'bahce',
        CHILDREN: [{ ID: 13, TITLE: 'Saksı', LINK: 'saksi', CHILDREN: null }],
      },
    ]
    const page = await shopOfPages({
      '/bahce': platformList,
      '/srv/service/category/get': [{ ID: 1, TITLE: 'Ev', LINK: 'ev', CHILDREN }],
    }).calls.page('bahce')
    expect(page).toMatchObject({ category: { id: '12', children: [{ id: '13' }] } })
  })
})

it('[B01] the shop is called as its home page calls it, on pages of any language', async () => {
  const shop = shopOfPages({ '/': shopifyHome })
  expect((await shop.calls.site()).name).toBe('Keten Evi')
  expect((await shop.open({ language: 'en' }).site()).name).toBe('Keten Evi')
})

it('[B01] a text is that of the main part, or of what a theme calls it', async () => {
  const at = async (body: string) => {
    const page = await shopOfPages({ '/kvkk': writePage({ body }) }).calls.page('kvkk')
    return page.kind === 'content' ? page.html : page.kind
  }
  const text = '<p>Bir <b>iki</b> <img src="/a.png" alt="A"></p>'
  const expected =
    /^<p>Bir <b>iki<\/b> <img src="https:\/\/shop\d+\.test\/a\.png" alt="A"\s*\/?><\/p>$/
  expect(await at(`<nav>Menü</nav><main><form>Ara</form>${text}<script>1</script></main>`)).toMatch(
    expected,
  )
  expect(await at(`<nav>Menü</nav><div role="main">${text}</div>`)).toMatch(expected)
  expect(await at(`<nav>Menü</nav><div id="content" class="wide">${text}</div>`)).toMatch(expected)
  await expect(at(`<nav>Menü</nav>${text}`)).rejects.toThrow('neither a title nor a text')
})
