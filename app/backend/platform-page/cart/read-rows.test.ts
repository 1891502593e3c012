import { describe, expect, it } from 'vitest'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { backend, contextOf } from '../../../../tests/support/call-context'
import { openCartApi } from '../../cart/cart-api'

const none = () => new Response('<h1>Yok</h1>', { status: 404 })
const load = (html: string) => {
  const answers = { 'cart/load': none, 'header-cart': () => new Response(html), popup: none }
  const origin = 'https://rows.test'
  return openCartApi({ ...contextOf(backend(answers).fetch), origin }).load()
}
const cart = (...rows: string[]) => `<div id="mini">${rows.join('')}</div>`
const row = (name: string, rest: string, variant = '') =>
  `<div data-id="0"><img src="/${name}.png"><a href="/${name}">${name}</a> <small>${variant}</small> ${rest}<a href="#" onclick="Cart.delete(0)">Sil</a></div>`
const total = (sum: string) => `<div>Toplam ${sum} TL</div><a href="/sepet">Sepete git</a>`

const counts =
  '<select name="adet"><option value="1">1<option value="2" selected>2<option value="3">3</select>'
const sizes = '<select><option>38<option selected>40</select>'

describe('[C11] a cart in markup of no known class', () => {
  it('has a line of each row, at its place', async () => {
    const makas = row('Makas', '<span>2 Adet</span> <span>2.499,80 TL</span>')
    const koltuk = row('Koltuk', '<span>1 Adet</span> <span>3.000,00 TL</span>', 'Lacivert')
    expect(await load(cart(makas, koltuk, total('5.499,80')))).toMatchObject({
      lines: [
        { index: '0', title: 'Makas', path: '/Makas', count: 2, unitPrice: 124990, variantId: '0' },
        { index: '1', title: 'Koltuk', variantLabel: 'Lacivert', count: 1, unitPrice: 300000 },
      ],
      priceCart: 549980,
      currency: 'TL',
    })
  })

  it.each([
    ['a piece', '<b>x2</b> <i>10,00 TL</i>'],
    ['a piece beside the count', '<b>2 x 10,00 TL</b>'],
    ['a piece and a line', '<b>Adet: 2</b> <i>10,00 TL</i> <i>20,00 TL</i>'],
    ['a line, the count apart', '<b>Adet</b> <b>2</b> <i>20,00 TL</i>'],
    ['a line, the count in a field', '<input type="number" value="2"> <i>20,00 TL</i>'],
    ['a line, the count in a list', `<label>Adet</label>${counts} <i>20,00 TL</i>`],
    [
      'a line, instalments beside',
      '<b>2 Adet</b> <i>20,00 TL</i> <small>3 x 6,67 TL taksitle</small>',
    ],
    [
      'a line, instalments in parts',
      '<b>2 Adet</b> <i>20,00 TL</i> <i>3 x 6,67 TL</i> <i>taksitle</i>',
    ],
    ['a piece, an old one beside', '<b>2 Adet</b> <s>15,00 TL</s> <i>10,00 TL</i>'],
  ])('has the price of %s', async (_, rest) => {
    const { lines } = await load(cart(row('Tava', rest), total('20,00')))
    expect(lines).toMatchObject([{ title: 'Tava', count: 2, unitPrice: 1000, total: 2000 }])
  })

  it('has the total of a line whose piece is rounded', async () => {
    const tava = row('Tava', '<b>3 Adet</b> <i>3,33 TL</i> <i>10,00 TL</i>')
    const cezve = row('Cezve', '<b>2 Adet</b> <i>5,00 TL</i> <i>10,00 TL</i>')
    const { lines, priceCart } = await load(cart(tava, cezve, total('20,00')))
    expect(lines.map(({ count, total }) => [count, total])).toEqual([
      [3, 1000],
      [2, 1000],
    ])
    expect(priceCart).toBe(2000)
    const apart = row('Tava', '<b>3 Adet</b> <i>3,33 TL</i> <i>10,05 TL</i>')
    await expect(load(cart(apart, total('10,05')))).rejects.toThrow('readable')
  })

  it('has the chosen count in classes that themes have', async () => {
    const line = `<div class="cart-item" data-id="7"><a href="/tava" class="name">Tava</a>${counts}<b class="price">10,00 TL</b></div>`
    const { lines } = await load(`${line}<b class="cart-total">20,00 TL</b>`)
    expect(lines).toMatchObject([{ productId: '7', count: 2, unitPrice: 1000 }])
  })

  it('tells the variants of a product apart, and has the id that its markup has', async () => {
    const piece = '<b data-product-id="7">1 Adet</b> <i>10,00 TL</i>'
    const html = cart(row('Tava', piece, 'Mavi'), row('Tava', piece, 'Gri'), total('20,00'))
    const { lines } = await load(html)
    expect(lines.map(({ productId, variantLabel }) => [productId, variantLabel])).toEqual([
      ['7', 'Mavi'],
      ['7', 'Gri'],
    ])
  })

  it('is empty where it says so', async () => {
    for (const words of ['Sepetiniz boş', 'Sepetiniz bo&#351;<b>0,00 TL</b>'])
      expect((await load(`<div id="mini">${words}</div>`)).lines).toEqual([])
  })

  it.each([
    ['a count', cart(row('Tava', '<i>10,00 TL</i>'), total('10,00'))],
    ['a count but that of a size', cart(row('Bot', `${sizes}<i>10,00 TL</i>`), total('10,00'))],
    ['a price', cart(row('Tava', '<b>1 Adet</b>'), total('10,00'))],
    ['the sum of its rows', cart(row('Tava', '<b>1 Adet</b> <i>10,00 TL</i>'), total('25,00'))],
    ['any row', '<div id="mini"><a href="/sepet">Sepetim</a></div>'],
  ])('[C18] is the shop\u2019s to show without %s', async (_, html) => {
    await expect(load(html)).rejects.toMatchObject({ endpoint: 'CART_LOAD', isLack: true })
  })
})
