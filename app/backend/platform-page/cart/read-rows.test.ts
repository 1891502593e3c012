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
const ages = '<select name="beden"><option>1<option selected>2<option>3</select>'
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

  it('has the chosen count in classes that themes have', async () => {
    const line = `<div class="cart-item" data-id="7"><a href="/tava" class="name">Tava</a>${counts}<b class="price">10,00 TL</b></div>`
    const { lines } = await load(`${line}<b class="cart-total">20,00 TL</b>`)
    expect(lines).toMatchObject([{ productId: '7', count: 2, unitPrice: 1000 }])
  })

  it('takes no size for a count, and no delivery for a price', async () => {
    const line = `<div class="cart-item" data-id="7"><a href="/tava" class="name">Elbise</a>${ages}<input type="number" name="qty" value="1"><b class="price">100,00 TL</b></div>`
    expect((await load(line)).lines).toMatchObject([{ count: 1, unitPrice: 10000 }])
    const pair = row('Tava', '<b>2 Adet</b> <i>250,00 TL</i> <i>500,00 TL</i>')
    const free = '<p>1.000,00 TL ve üzeri kargo bedava</p>'
    const { lines } = await load(cart(pair, free, total('500,00')))
    expect(lines).toMatchObject([{ count: 2, unitPrice: 25000, total: 50000 }])
  })

  it.each([
    ['3', '3,33', '10,00', 1000],
    ['6', '1,67', '10,00', 1000],
    ['1,5', '3,33', '5,00', 500],
    ['0,5', '9,99', '4,99', 499],
  ])(
    '[C18] costs what its line says, up to a cent per piece beside its price: %s x %s',
    async (count, piece, line, cents) => {
      const tava = row('Tava', `<b>${count} Adet</b> <i>${piece} TL</i> <i>${line} TL</i>`)
      const makas = row('Makas', '<b>2 Adet</b> <i>10,00 TL</i>')
      const read = await load(cart(tava, makas, total(((cents + 2000) / 100).toFixed(2))))
      expect(read.lines.map((one) => one.total)).toEqual([cents, 2000])
      expect(read.lines[0]?.unitPrice).toBe(Number(piece.replace(',', '')))
      expect(read.priceCart).toBe(cents + 2000)
    },
  )

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
    ['a count but that of an age', cart(row('Elbise', `${ages}<i>10,00 TL</i>`), total('10,00'))],
    ['the sum of its rows', cart(row('Tava', '<b>1 Adet</b> <i>10,00 TL</i>'), total('25,00'))],
    [
      'a line\u2019s price that fits its pieces',
      cart(row('Tava', '<b>3 Adet</b> <i>3,33 TL</i> <i>10,03 TL</i>'), total('10,03')),
    ],
    ['any row', '<div id="mini"><a href="/sepet">Sepetim</a></div>'],
  ])('[C18] is the shop\u2019s to show without %s', async (_, html) => {
    await expect(load(html)).rejects.toMatchObject({ endpoint: 'CART_LOAD', isCallMissing: true })
  })
})
