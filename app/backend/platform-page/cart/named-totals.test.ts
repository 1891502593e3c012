import { describe, expect, it } from 'vitest'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { backend, contextOf } from '../../../../tests/support/call-context'
import { openCartApi } from '../../cart/cart-api'

let shops = 0
const load = (html: string) => {
  const none = () => new Response('<h1>Yok</h1>', { status: 404 })
  const { fetch } = backend({ 'cart/load': none, 'header-cart': () => new Response(html) })
  return openCartApi({ ...contextOf(fetch), origin: `https://totals${shops++}.test` }).load()
}
const line =
  '<div class="cart-item" data-cart-id="0" data-id="7"><a class="title" href="/tava">Tava</a><input class="qty" value="1"><span class="price">599,90 TL</span></div>'
const cart = (totals: string) => `<div class="header-cart">${line}${totals}</div>`

describe('the totals of a cart in markup', () => {
  it.each([
    ['beside its word', '<div class="total">Toplam: <b>589,90 TL</b></div>'],
    ['behind its word', '<p>GENEL TOPLAM (1 ürün) 589,90 ₺</p>'],
    ['after its word', '<dl><dt>&Ouml;denecek Tutar</dt><dd>₺589,90</dd></dl>'],
    ['by its class', '<b class="cart-total">589,90</b>'],
    ['in English', '<span>Total</span><span>:</span><span>589.90 TL</span>'],
  ])('[C11] are what the shop writes %s, beside what the goods cost', async (_, totals) => {
    expect(await load(cart(totals))).toMatchObject({
      ...{ priceGoods: 59990, priceCart: 58990, priceCargo: null, priceTotal: 58990 },
    })
  })

  it('[C11] are told apart', async () => {
    const rows = [
      ...['Ara Toplam', '599,90', 'İndirim', '-10,00', 'Kargo Ücreti', '49,90'],
      ...['Toplam', '639,80'],
    ]
    const html = rows.map((one) => `<td>${one}${/\d/.test(one) ? ' TL' : ''}</td>`).join('')
    expect(await load(cart(`<table><tr>${html}</tr></table>`))).toMatchObject({
      ...{ priceGoods: 59990, priceCart: 59990, priceCargo: 4990, priceTotal: 63980 },
    })
  })

  it.each(['Ödenecek Tutar', 'Genel Toplam', 'Kargo Dahil Toplam'])(
    '[C11] end with what is paid, whatever other total stands above: %s',
    async (words) => {
      const rows = ['Toplam: 599,90 TL', 'Kargo: 39,90 TL', `${words}: 639,80 TL`]
      const html = rows.map((one) => `<p>${one}</p>`).join('')
      expect(await load(cart(html))).toMatchObject({
        ...{ priceCart: 59990, priceCargo: 3990, priceTotal: 63980 },
      })
    },
  )

  it('[C11] are none that is crossed out', async () => {
    const html = '<p>Kargo Ücreti <del>39,90 TL</del> 19,90 TL</p><p>Genel Toplam 619,80 TL</p>'
    expect(await load(cart(html))).toMatchObject({ priceCargo: 1990, priceTotal: 61980 })
  })

  it('[C11] are left out where the shop names none', async () => {
    const cargo = '<div class="cargo-price">49,90 TL</div>'
    for (const others of ['', '<p>Kalan: 400,10 TL</p>', cargo])
      expect(await load(cart(others))).toMatchObject({ priceGoods: 59990, priceTotal: null })
  })

  it.each([
    ['their number', '<b class="cart-total">Sepet Toplamı (1 ürün): 599,90 TL</b>', null],
    [
      'a promise',
      '<b class="cart-total">599,90</b><i class="cargo-price">500 TL üzeri kargo bedava</i>',
      null,
    ],
    [
      'a price',
      '<b class="cart-total">599,90</b><i class="cargo-price">Kargo (1 koli): 40 TL</i>',
      4000,
    ],
  ])('[C11] are read by their currency beside %s', async (_, totals, priceCargo) => {
    expect(await load(cart(totals))).toMatchObject({
      priceGoods: 59990,
      priceCart: 59990,
      priceCargo,
    })
  })
})

describe('the lines of a cart in markup', () => {
  const lineOf = (id: number, count: number, price: string) =>
    `<div class="cart-item" data-cart-id="${id}" data-id="${id}"><a class="title" href="/g${id}">G${id}</a><input class="qty" value="${count}"><span class="price">${price} TL</span></div>`
  const rowOf = (id: number, count: number, price: string) =>
    `<li><a href="/g${id}">Bornoz</a><em>${count} Adet</em><strong>${price} TL</strong></li>`

  it.each([
    ['known classes', lineOf],
    ['any markup', rowOf],
  ])('[C13] cost what the shop writes of them, in %s', async (_, of) => {
    const lines = of(7, 2, '2.499,79') + of(8, 3, '409,90') + of(9, 1, '5,00')
    const cart = await load(`<ul>${lines}</ul><p>Toplam <b>2.914,69 TL</b></p>`)
    expect(cart.lines.map(({ total }) => total)).toEqual([249979, 40990, 500])
    expect(cart.lines.map(({ unitPrice }) => unitPrice)).toEqual([124990, 13663, 500])
    expect(cart).toMatchObject({ priceGoods: 291469, priceTotal: 291469 })
  })
})

describe('the counts of a cart in markup', () => {
  const tick = '<input type="checkbox" name="sec" value="1"><input type="radio" value="2">'
  const ticked = line
    .replace('<input', `${tick}<input`)
    .replace('value="1"><span', 'value="3"><span')

  it('[C11] are those of typed fields, not of boxes to tick', async () => {
    const html = `<div>${ticked}<b class="cart-total">1.799,70 TL</b></div>`
    expect(await load(html)).toMatchObject({ lines: [{ count: 3 }], priceCart: 179970 })
  })

  it('[C11] are not believed where the goods cost more than they say', async () => {
    const html = `<div>${line}<b class="cart-total">1.799,70 TL</b></div>`
    await expect(load(html)).rejects.toMatchObject({ isCallMissing: true })
  })

  it('[C11] are not none because hidden words say that a cart is empty', async () => {
    const stepper = line.replace(
      /<input[^>]*>/,
      '<button>-</button><span>1</span><button>+</button>',
    )
    const words = '<div class="empty-cart" style="display:none">Sepetiniz boş</div>'
    await expect(load(`<div>${words}${stepper}</div>`)).rejects.toMatchObject({
      isCallMissing: true,
    })
    expect(await load('<div class="empty-cart">Sepetiniz boş</div>')).toMatchObject({ lines: [] })
  })
})
