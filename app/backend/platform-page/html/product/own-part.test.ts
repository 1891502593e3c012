import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../../../tests/support/shop-pages'
import { writePage } from '../../../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const h1 = '<h1>Tencere</h1>'
const price = '<b class="price">250,00 TL</b>'
const field = (id: number) => `<input type="hidden" name="product_id" value="${id}">`
const link = '<a href="/kazan"><img src="/kazan.jpg"></a>'
const pictured = (href: string, words = '') => `<a href="${href}"><img src="/p.png">${words}</a>`
const tile = (inner: string) => `<div class="kutu"><div>${link}</div><p>Kazan</p>${inner}</div>`

async function productOf(body: string, page: Parameters<typeof writePage>[0] = {}) {
  const meta = { 'og:type': 'product' }
  const html = writePage({ title: 'Tencere', meta, body, ...page })
  const found = await shopOfPages({ '/tencere': html }).calls.page('tencere')
  if (found.kind !== 'product') throw new Error(found.kind)
  return found.product
}

describe('[C01] [P17] the product that a page puts into the cart', () => {
  const button = '<button onclick="koy()">Sepete at</button>'
  it.each([
    ['a tile', h1 + price + button + tile(`<form>${field(7)}</form>`)],
    ['a tile above the title', tile(field(7)) + h1 + price],
    ['the header', `<header><form>${field(7)}</form></header>${h1}${price}`],
    ['goods below another heading', `${h1}${price}<h2>Benzer ürünler</h2><form>${field(7)}</form>`],
    ['a section of others', `${h1}${price}<section class="related">${field(7)}</section>`],
    ['an entry of a list', `${h1}${price}<ul><li><a href="/kazan">Kazan</a>${field(7)}</li></ul>`],
    ['two that nothing decides between', h1 + price + field(7) + field(8)],
    ['two parts', `${h1}${price}<i id="product-7"></i><i id="product-8"></i>`],
  ])('is none by the field of %s', async (_, body) => {
    expect((await productOf(body)).soldAt).toMatch(/\/tencere$/)
  })

  it.each([
    ['its own', `${h1 + price}<form>${field(55)}</form>${tile(field(7))}`],
    ['its own below that of others', field(7) + h1 + field(55)],
    [
      'two of which its markup names one',
      `<div data-product-id="55">${h1}${field(7)}${field(55)}</div>`,
    ],
    ['what stands around its title', `<div data-product-id="55">${h1}<i id="product-8"></i></div>`],
    [
      'its own beside one link',
      `<div>${h1}<a href="/kampanya"><img src="/k.jpg"></a>${field(55)}</div>`,
    ],
    [
      'its own beside links to texts',
      `${h1}<div>${price}${field(55)}<a href="/iade">İade</a></div>`,
    ],
    [
      'its own beside its gallery',
      `${h1}<div><a href="/t.jpg"><img src="/t.jpg"></a>${field(55)}</div>`,
    ],
    ['its own beside a logo', `${h1}<div>${pictured('/ege')}${price}${field(55)}</div>`],
    [
      'its own beside a guide and texts',
      `${h1}<div>${price}${field(55)}<p>Kargo bedava</p>${pictured('/olculer')}<p>KDV dahil</p></div>`,
    ],
    [
      'its own beside a guide with its name',
      `${h1}<div>${price}${field(55)}${pictured('/beden-tablosu', 'Beden tablosu')}</div>`,
    ],
  ])('is known by %s', async (_, body) => {
    expect(await productOf(body)).toMatchObject({ id: '55' })
  })

  it.each([
    ['the words of its link', `${pictured('/buyuk-kazan')}<p>Büyük kazan</p>`],
    ['a link', `${pictured('/big-pot')}<a href="/big-pot">Kazan</a>`],
    ['a heading', `${pictured('/big-pot')}<h4>Kazan</h4>`],
    ['a number for a link', `${pictured('/12345')}<p>Kazan</p>`],
    ['a link around all', `<a href="/big-pot"><img src="/k.jpg"><b>Kazan</b></a>`],
  ])('is none by the field of a tile with %s', async (_, named) => {
    const others = `<div class="kutu">${named}<form>${field(7)}</form></div>`
    expect((await productOf(h1 + price + others)).soldAt).toMatch(/\/tencere$/)
  })

  it('is one of two that its data names', async () => {
    const data = [{ '@type': 'Product', name: 'Tencere', productID: '55' }]
    expect(await productOf(h1 + field(7) + field(55), { data })).toMatchObject({ id: '55' })
  })
})

describe('[P01] the price of a page’s product', () => {
  it.each([
    ['a tile', tile('<span class="price">99,00 TL</span>')],
    ['a link', `<a href="/kazan"><img src="/k.jpg"><span class="price">99,00 TL</span></a>`],
    ['goods below another heading', '<h3>Bunlara da bakın</h3><span class="price">99,00 TL</span>'],
    ['a section of others', '<div id="benzer-urunler"><span class="price">99,00 TL</span></div>'],
    ['the footer', '<footer><span class="price">99,00 TL</span></footer>'],
    ['an entry', '<ul><li><a href="/kazan">Kazan</a> <b class="price">99,00 TL</b></li></ul>'],
  ])('is none where only %s has one', async (_, others) => {
    const { price, showOnly } = await productOf(`${h1}<p>Fiyat için arayınız</p>${others}`)
    expect([showOnly, price.old]).toEqual([true, null])
  })

  it('is its own before and behind those of others', async () => {
    const other = tile('<s>120 TL</s><span class="price">99,00 TL</span>')
    for (const body of [h1 + price + other, h1 + other + price]) {
      const product = await productOf(body)
      expect(product).toMatchObject({ price: { card: 25000, old: null }, inStock: true })
    }
  })

  it.each([
    '<h1 class="product_title entry-title">Benzersiz Tencere</h1>',
    '<h1>Tencere</h1><h3>Bunları biliyor musunuz?</h3>',
    '<h1>Tencere</h1><b class="option-title">Passende Größe wählen</b>',
  ])('is its own below words that only resemble those above other goods: %s', async (title) => {
    expect(await productOf(title + price)).toMatchObject({ price: { card: 25000 } })
  })

  it('is its own in a list of facts', async () => {
    const facts = `<ul><li>Marka: <a href="/ege">Ege</a></li><li>Fiyat: ${price}</li></ul>`
    expect(await productOf(h1 + facts)).toMatchObject({ price: { card: 25000 } })
  })
})

describe('[P01] a page’s product', () => {
  it.each([
    ['an option', '<ul><li class="size out-of-stock">XL</li></ul>'],
    ['a part of an option', '<label>XL <i class="out-of-stock">yok</i></label>'],
    ['a tile', tile('<i class="sold-out">Tükendi</i>')],
  ])('is not sold out with %s', async (_, more) => {
    expect(await productOf(h1 + price + more)).toMatchObject({ inStock: true })
  })

  it.each([
    ['by its words', '<p class="stok-bilgisi">Tükendi</p>', false],
    ['not by hidden ones', '<p class="stok" style="display: none">Tükendi</p>', true],
    ['not by those of an option', '<label>XL <b>Tükendi</b></label>', true],
  ])('is sold out %s', async (_, more, inStock) => {
    expect(await productOf(h1 + price + more)).toMatchObject({ inStock })
  })

  it('is sold out by its own symbol', async () => {
    const symbol = '<p class="stock out-of-stock">Tükendi</p>'
    expect(await productOf(h1 + price + symbol)).toMatchObject({ inStock: false })
  })

  it('has no deal of a banner', async () => {
    const timer = (named: string) => `<div class="${named}" data-timer="05.01.2027 18:30:00"></div>`
    const ends = async (body: string) => (await productOf(body)).dealEndsAt
    expect(await ends(timer('banner') + h1 + price)).toBeFalsy()
    expect(await ends(h1 + price + timer('timer'))).toBeTruthy()
    expect(await ends(timer('product-deal') + h1 + price)).toBeTruthy()
  })
})

describe('[P07] the counts of a page’s product', () => {
  const filter = 'type="number" min="50" step="50"'
  it.each([
    ['a filter in the header', `<header><input name="fiyat_min" ${filter}></header>${h1}`],
    ['a filter above', `<div><input ${filter}></div>${h1}`],
    ['a filter below', `${h1}<form><input name="fiyat_min" ${filter}></form>`],
    ['a filter of discounts', `${h1}<input name="discount" ${filter}>`],
    ['a tile', h1 + tile(`<input name="quantity" ${filter}>`)],
  ])('are not those of %s', async (_, body) => {
    expect((await productOf(body + price)).quantity).toMatchObject({ min: 1, step: 1 })
  })

  it.each([
    ['by their name', '<input type="number" name="productQty" min="2" step="2">'],
    ['in its form', `<form><input type="number" name="n" min="2" step="2">${field(55)}</form>`],
    [
      'behind a filter',
      `<input type="number" name="min" min="9"><input type="number" name="adet" min="2" step="2">`,
    ],
  ])('are known %s', async (_, more) => {
    expect((await productOf(h1 + price + more)).quantity).toMatchObject({ min: 2, step: 2 })
  })
})

describe('[P03] the options of a page’s product', () => {
  const option = '<a data-group-id="1" data-type-id="9" href="#">Mavi</a>'
  const group = `<p class="feature-title">Renk</p>${option}`
  it.each([
    ['a card', `<div class="product-item" data-id="7">${link}<h3>Kazan</h3>${group}</div>`],
    ['a tile', tile(group)],
    ['goods below another heading', `<h2>Benzer ürünler</h2>${group}`],
  ])('are not those of %s', async (_, others) => {
    expect((await productOf(h1 + price + field(55) + others)).groups).toEqual([])
  })

  it('are its own, pictured links too', async () => {
    const pictured = group.replace('href="#">Mavi', 'href="/mavi-tencere"><img src="/m.jpg">Mavi')
    for (const own of [group, `<ul><li>${pictured}</li></ul>`]) {
      const { groups } = await productOf(h1 + price + field(55) + own)
      expect(groups).toMatchObject([{ title: 'Renk', options: [{ label: 'Mavi' }] }])
    }
  })
})
