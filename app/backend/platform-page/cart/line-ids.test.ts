import { describe, expect, it } from 'vitest'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { backend, contextOf, makeIdentity } from '../../../../tests/support/call-context'
import { openCartApi } from '../../cart/cart-api'
import { withLineIds } from './line-ids'

const none = () => new Response('<h1>Yok</h1>', { status: 404 })

let shops = 0
const load = (html: string, PRODUCTS?: object[]) => {
  const answers = { 'cart/load': none, 'header-cart': () => new Response(html), popup: none }
  const origin = `https://line-ids${shops++}.test`
  const storedCart = PRODUCTS ? { PRODUCTS, TARGET_CURRENCY: 'TL' } : null
  return openCartApi({
    ...contextOf(backend(answers).fetch, makeIdentity({ storedCart })),
    origin,
  }).load()
}

const row = (name: string, button: string) =>
  `<li><a href="/${name}"><img src="Data/${name}.png"></a><div><a href="/${name}">${name}</a><small>M-2</small><span>1 Adet x 10,00 TL</span><b>10,00 TL</b>${button}</div></li>`
const cart = (button: (id: number) => string) =>
  `<ul>${row('makas', button(8)) + row('tava', button(13))}</ul><p>Toplam: <b>20,00 TL</b></p>`

const stored = (id: number, URL: string, more: object = {}) => ({
  ...{ CART_ID: id, ID: 70 + id, VARIANT_ID: 700 + id, TITLE: URL, URL, COUNT: 1, PRICE_SELL: 8 },
  ...more,
})

describe('[C12] [C13] the number of a line in a fragment', () => {
  it.each([
    ['its address', (id: number) => `<a href="/srv/service/cart/delete/${id}">Sil</a>`],
    ['its script', (id: number) => `<a href="#" onclick="Cart.sil(${id})">Sil</a>`],
    ['its script’s address', (id: number) => `<a href="javascript:removeItem('${id}')">x</a>`],
    ['an attribute', (id: number) => `<button data-cart-id="${id}">Sil</button>`],
  ])('is that of %s', async (_, button) => {
    const { lines } = await load(cart(button))
    expect(lines.map(({ index }) => index)).toEqual(['8', '13'])
  })

  it('is its place where buttons name the product, or the same for all', async () => {
    const ofProduct = cart((id) => `<b data-product-id="${id}"></b><a onclick="sil(${id})">Sil</a>`)
    for (const html of [ofProduct, cart(() => '<a onclick="sil(0)">Sil</a>'), cart(() => '')])
      expect((await load(html)).lines.map(({ index }) => index)).toEqual(['0', '1'])
  })

  it.each([
    ['in its order', [stored(8, 'makas'), stored(13, 'tava')], ['8', '13']],
    ['the other way round', [stored(13, 'tava'), stored(8, 'makas')], ['8', '13']],
    ['of other goods', [stored(8, 'makas'), stored(13, 'cezve')], ['0', '1']],
    ['of another count', [stored(8, 'makas'), stored(13, 'tava', { COUNT: 2 })], ['0', '1']],
  ])('is that of the last answer: %s', async (_, products, expected) => {
    const { lines } = await load(
      cart(() => ''),
      products,
    )
    expect(lines.map(({ index }) => index)).toEqual(expected)
    expect(lines[0]).toMatchObject({ unitPrice: 1000, variantLabel: 'M-2' })
  })
})

it('[C11] a line shows its option and its picture, not its price as a name', async () => {
  const { lines } = await load(cart(() => ''))
  expect(lines).toMatchObject([
    {
      title: 'makas',
      variantLabel: 'M-2',
      picture: { small: expect.stringContaining('Data/makas.png') },
    },
    {
      title: 'tava',
      variantLabel: 'M-2',
      picture: { small: expect.stringContaining('Data/tava.png') },
    },
  ])
})

it('[C11] are those of the markup beside a gift that has none, and that has no other’s', () => {
  const rows = [
    { CART_ID: '', URL: '/hediye', COUNT: 1 },
    { CART_ID: '0', URL: '/terlik', COUNT: 1 },
  ]
  expect(withLineIds(rows, undefined).map(({ CART_ID }) => CART_ID)).toEqual(['none-0', '0'])
})
