import { describe, expect, it } from 'vitest'
import { backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import '../../../functions/local/html-rewriter/html-rewriter'
import { openCartApi } from './cart-api'

const none = () => new Response('<h1>Yok</h1>', { status: 404 })
const page = (html: string) => () => new Response(html)

const line = (id: number, price: string, count: string) =>
  `<div class="header-cart-item" data-cart-id="${id - 1}" data-id="${id}" data-variant="${id}0"><img src="/blank.gif" data-original="/cezve-${id}.jpg"><a class="cp-title" href="/cezve-${id}">Cezve ${id}</a> <span class="cp-variant">Bakır</span>
<span class="cp-price price-sell"><strong>${price}</strong> TL</span><input type="number" value="${count}" min="0.5" step="0.5"><a href="javascript:void(0);" data-cart-id="${id - 1}"></a></div>`

const cartOf = (lines: string, total: string) =>
  page(
    `<div id="header-cart">${lines}<div class="cart-total">${total} TL</div><div class="cargo-price">49,90 TL</div><div class="general-price">9.999,00 TL</div></div>`,
  )

let shops = 0

/** Of a shop of its own: what a shop lacks is remembered. */
function shopOf(answers: Parameters<typeof backend>[0]) {
  const { sent, fetch } = backend({ 'cart/load': none, ...answers })
  const origin = `https://fragments${shops++}.test`
  const load = (visitorId = 'one', hasGoods = true) =>
    openCartApi({ ...contextOf(fetch, makeIdentity({ visitorId, hasGoods })), origin }).load()
  return { sent, load }
}

const load = (answers: Parameters<typeof backend>[0]) => shopOf(answers).load()

describe('the cart of a shop without cart/load', () => {
  it('[C11] is the data of its fragment', async () => {
    const DATA = {
      PRODUCTS: [{ CART_ID: 0, ID: 7, TITLE: 'Tava', URL: 'tava', COUNT: 2, PRICE_SELL: 10 }],
      PRICE_CART: 20,
      TARGET_CURRENCY: 'TL',
    }
    const expected = { lines: [{ productId: '7', count: 2 }], priceCart: 2000 }
    expect(await load({ 'header-cart': () => Response.json({ DATA }) })).toMatchObject(expected)
    const script = `<script>let DATA = ${JSON.stringify(DATA)};</script>`
    expect(await load({ 'header-cart': page(script) })).toMatchObject(expected)
  })

  it('[C11] is read too where the missing call leads to another page', async () => {
    const DATA = { PRODUCTS: [], PRICE_CART: 0 }
    const cart = await load({
      'cart/load': () => new Response(null, { status: 302, headers: { location: '/' } }),
      'header-cart': () => Response.json({ DATA }),
    })
    expect(cart.lines).toEqual([])
  })

  it('[C11] is what its markup shows', async () => {
    const cart = await load({
      'header-cart': cartOf(line(1, '1.250,50', '2') + line(2, '100,00', '1'), '2.601,00'),
    })
    expect(cart).toMatchObject({
      lines: [
        {
          index: '0',
          productId: '1',
          variantId: '10',
          title: 'Cezve 1',
          path: '/cezve-1',
          variantLabel: 'Bakır',
          count: 2,
          picture: { small: expect.stringMatching(/\/cezve-1\.jpg$/) },
          quantity: { min: 0.5, step: 0.5 },
          unitPrice: 125050,
        },
        { index: '1', productId: '2', count: 1, unitPrice: 10000 },
      ],
      priceCart: 260100,
      priceCargo: 4990,
      priceTotal: 999900,
      currency: 'TL',
    })
  })

  it('[C11] has the price of a piece where the markup shows those of lines', async () => {
    const cart = await load({ 'header-cart': cartOf(line(1, '200,00', '2'), '200,00') })
    expect(cart.lines[0]).toMatchObject({ unitPrice: 10000, total: 20000 })
  })

  it('[C11] is that of the second fragment where the first does not show it', async () => {
    for (const first of [none, page(''), page('<p>Hoş geldiniz</p>')]) {
      const cart = await load({
        'header-cart': first,
        'popup-cart': cartOf(line(1, '5,00', '1'), '5,00'),
      })
      expect(cart.lines).toHaveLength(1)
    }
  })

  it('[C11] has the price of a piece where the whole alone is named, with its delivery', async () => {
    const html = `${line(1, '100,00', '2')}<div class="cargo-price">20,00 TL</div><div class="grand-total">120,00 TL</div>`
    expect(await load({ 'header-cart': page(html) })).toMatchObject({
      lines: [{ unitPrice: 5000, total: 10000 }],
      priceGoods: 10000,
      priceCargo: 2000,
      priceTotal: 12000,
    })
  })

  it('[C11] is not empty where its theme hides the words for that', async () => {
    const html =
      '<div class="cart-empty" hidden>Sepetiniz boş.</div><div><a href="/tava">Tava</a> <b>2 Adet</b> <i>10,00 TL</i></div><p>Toplam 20,00 TL</p>'
    const { lines } = await load({ 'header-cart': page(html) })
    expect(lines).toMatchObject([{ title: 'Tava', count: 2 }])
  })

  it('[C11] is empty only where the markup says so', async () => {
    const empty = await load({
      'header-cart': page('<div class="no-products">Sepetiniz boş.</div>'),
    })
    expect(empty.lines).toEqual([])
  })

  it.each([
    ['nowhere', {}],
    ['in markup that says no price', { 'header-cart': cartOf(line(1, '', '1'), '') }],
    ['in markup that says no count', { 'header-cart': cartOf(line(1, '5,00', ''), '') }],
  ])('[C18] is the shop’s to show where it is %s', async (_, answers) => {
    const loading = load({ 'header-cart': none, 'popup-cart': none, ...answers })
    await expect(loading).rejects.toMatchObject({ endpoint: 'CART_LOAD', isCallMissing: true })
  })

  it('[C11] is not looked for in the missing call again', async () => {
    const cart = cartOf(line(1, '5,00', '1'), '5,00')
    const { sent, load } = shopOf({ 'header-cart': cart })
    for (const _ of [1, 2]) expect((await load()).lines).toHaveLength(1)
    expect(sent.filter(({ path }) => path.includes('cart/load'))).toHaveLength(1)
  })

  it('[C11] is read again where the fragment was cut short', async () => {
    const whole = cartOf(line(1, '5,00', '1') + line(2, '7,00', '1'), '12,00')
    const html = await whole().text()
    const answers = [html.slice(0, html.indexOf('data-cart-id="1"')), html]
    const cart = await load({ 'header-cart': () => new Response(answers.shift()) })
    expect(cart).toMatchObject({ lines: [{ productId: '1' }, { productId: '2' }], priceCart: 1200 })
  })

  it.each([
    ['a page', '<html><body>Bakımdayız</body></html>'],
    ['nothing', ''],
  ])(
    '[C11] [T04] is unknown while fragments that have shown a visitor’s goods answer %s',
    async (_, html) => {
      const answers = [await cartOf(line(1, '5,00', '1'), '5,00')().text()]
      const { load } = shopOf({
        'header-cart': () => new Response(answers.shift() ?? html),
        'popup-cart': none,
        '1054/cart': none,
      })
      expect((await load()).lines).toHaveLength(1)
      await expect(load()).rejects.toMatchObject({ endpoint: 'CART_LOAD', isCallMissing: false })
      // Neither another visitor's cart, nor an emptied one.
      await expect(load('other')).rejects.toMatchObject({ isCallMissing: true })
      await expect(load('one', false)).rejects.toMatchObject({ isCallMissing: true })
      answers.push('<div><a href="/sepet">Sepetim</a></div>')
      await expect(load()).rejects.toMatchObject({ isCallMissing: true })
    },
  )

  it('[C11] is the one of the last answer where no fragment shows it', async () => {
    const PRODUCTS = [{ CART_ID: 0, ID: 7, TITLE: 'Tava', URL: '/tava', COUNT: 2, PRICE_SELL: 10 }]
    const { fetch } = backend({ 'cart/load': none, 'header-cart': none, 'popup-cart': none })
    const identity = makeIdentity({ storedCart: { PRODUCTS, TARGET_CURRENCY: 'EUR' } })
    const cart = await openCartApi({
      ...contextOf(fetch, identity),
      origin: 'https://stored.test',
    }).load()
    expect(cart).toMatchObject({
      lines: [{ productId: '7', count: 2 }],
      priceCart: 2000,
      currency: 'EUR',
    })
  })

  it('[C11] is unknown while the shop fails', async () => {
    const down = () => new Response('', { status: 500 })
    const loading = load({ 'header-cart': down })
    await expect(loading).rejects.toMatchObject({ endpoint: 'SUB_FOLDER', isCallMissing: false })
  })
})
