import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../../tests/support/shop-pages'
import { writePage } from '../../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const cases: [string, string, number | null, number | null][] = [
  ['a percentage', '<b class="product-price"><i>%20</i> <i>100,00 TL</i></b>', 10000, null],
  ['a percentage beside', '<b class="price"><i>%20</i><i>100,00</i> TL</b>', 10000, null],
  ['a campaign', '<b class="price">Sepette %10 indirim 90,00 TL</b>', 9000, null],
  ['counts', '<b class="price">3 Al 2 Öde <i>80,00 TL</i></b>', 8000, null],
  ['small decimals', '<b class="price">1.249<sup>,90</sup> <i>TL</i></b>', 124990, null],
  ['an old one', '<b class="price"><del>100,00 TL</del><i>80,00 TL</i></b>', 8000, 10000],
  ['a class', '<b class="price"><i class="old">100,00 TL</i> 80,00 TL</b>', 8000, 10000],
  ['a new one', '<b class="price"><i>100,00 TL</i> <ins>80,00 TL</ins></b>', 8000, null],
  ['one in it', '<b class="price">Fiyat: <i class="current-price">80</i> TL</b>', 8000, null],
  [
    'a label',
    '<i class="old-price">Eski: <s>100 TL</s></i> <b class="price">80 TL</b>',
    8000,
    10000,
  ],
  ...['eski-fiyat', 'price-was', 'compare-price', 'market-price', 'text-line-through'].map(
    (name): [string, string, number, number] => [
      `one called ${name}`,
      `<i class="${name}">100 TL</i> <b class="price">80 TL</b>`,
      8000,
      10000,
    ],
  ),
  [
    'two that nothing tells apart',
    '<div class="product-price"><span>%20</span> <span>100,00 TL</span> <strong>80,00 TL</strong></div>',
    null,
    null,
  ],
  ['small print', '<b class="price">100<sup>90</sup> TL</b>', null, null],
  ['no amount', '<b class="price">Fiyat için arayınız</b>', null, null],
]

describe.each(cases)('[P01] a price with %s', (_, price, card, old) => {
  it('is that of its card', async () => {
    const body = `<div class="product-item" data-id="1"><a href="/tava" class="title">Tava</a>${price}</div>`
    const page = await shopOfPages({ '/mutfak': writePage({ body }) }).calls.page('mutfak')
    if (page.kind !== 'category') throw new Error(page.kind)
    const [product] = page.list.products
    expect([product?.showOnly ? null : product?.price.card, product?.price.old]).toEqual([
      card,
      old,
    ])
  })

  it('is that of its page', async () => {
    const script = 'var LINK_TYPE = "product"; var LINK_TABLE_ID = 1;'
    const html = writePage({ script, body: `<h1>Tava</h1>${price}` })
    const page = await shopOfPages({ '/tava': html }).calls.page('tava')
    if (page.kind !== 'product') throw new Error(page.kind)
    const { product } = page
    expect([product.showOnly ? null : product.price.card, product.price.old]).toEqual([card, old])
  })
})

it('[P01] a card with two alike prices has none', async () => {
  const body =
    '<div class="product-item" data-id="1"><a href="/tava" class="title">Tava</a><b class="price">100 TL</b><b class="price">80 TL</b></div>'
  const page = await shopOfPages({ '/mutfak': writePage({ body }) }).calls.page('mutfak')
  expect(page).toMatchObject({ list: { products: [{ showOnly: true }] } })
})
