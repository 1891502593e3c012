import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import {
  fifthCard,
  fifthDetail,
  fourthCard,
  type Goods,
  rowScript,
} from '../../../tests/support/theme-pages/default-themes'
import { writePage } from '../../../tests/support/theme-pages/write-page'
import { readSource } from './html/read-source'
import { productWire } from './wire/product-wire'

afterAll(() => setShopOrigins())

const sheet: Goods = { id: 25, path: 'nevresim-mavi', name: `12" Kuş'lu`, price: '1.164,59' }
const pillow: Goods = { id: 26, path: 'yastik', name: 'Yastık', price: '120,00', isSoldOut: true }
const script = 'var PAGE_ID = 2; var LINK_TYPE = "category"; var LINK_TABLE_ID = 134;'
const loader = '/srv/service/content-v5/product-loader'

const listOf = async (body: string) => {
  const page = await shopOfPages({ '/ev': writePage({ script, body }) }).calls.page('ev')
  if (page.kind !== 'category') throw new Error(page.kind)
  return page.list.products
}

const productOf = async (goods: Goods, body: string) => {
  const html = writePage({ title: 'Nevresim modelleri | Örtü', body })
  const page = await shopOfPages({ [`/${goods.path}`]: html }).calls.page(goods.path)
  if (page.kind !== 'product') throw new Error(page.kind)
  return page.product
}

describe("the platform's own themes", () => {
  it.each([
    ['fourth', fourthCard],
    ['fifth', fifthCard],
  ])('[B02] [B03] are read as a list: the %s', async (_name, card) => {
    const goods = await listOf(card({ ...sheet, was: '1.392,50' }) + card(pillow))
    expect(goods).toMatchObject([
      {
        id: '25',
        title: `12" Kuş'lu`,
        path: '/nevresim-mavi',
        inStock: true,
        price: { card: 116459, old: 139250 },
      },
      { id: '26', inStock: false, price: { card: 12000 } },
    ])
  })

  it('[P01] [P14] [P16] are read as a product without any structured data', async () => {
    const body = fifthDetail({ ...sheet, was: '1.392,50' }) + fifthCard(pillow) + rowScript(sheet)
    expect(await productOf(sheet, body)).toMatchObject({
      id: '25',
      title: `12" Kuş'lu`,
      inStock: true,
      price: { card: 116459, old: 139250 },
      pictures: [{}, {}],
      about: { code: 'K-25', category: 'Nevresim' },
    })
    expect(
      await productOf(sheet, fifthDetail({ ...sheet, isSoldOut: true }) + rowScript(sheet)),
    ).toMatchObject({ id: '25', inStock: false, price: { card: 116459 } })
  })

  it('[P01] describe the product at length', async () => {
    const source = await readSource(writePage({ body: fifthDetail(sheet) }))
    const wire = productWire(source, '/nevresim-mavi', (name) => name)
    expect(wire.DETAIL).toBe('<p>Yıkanmış <b>pamuk</b>.</p>')
  })

  it('[P01] are bought here by the number that the field or the button names', async () => {
    const script = 'var PAGE_ID = 3;'
    const shop = shopOfPages({
      '/yastik': writePage({ title: 'Yastık', script, body: fifthDetail(pillow) }),
    })
    expect(await shop.calls.page('yastik')).toMatchObject({ product: { id: '26' } })
  })
})

describe('the rows that pages of the platform give to their scripts', () => {
  const tile = (goods: Goods, price: string) =>
    `<div class="product-item"><a href="/${goods.path}"><img src="/a.jpg"></a><a href="/${goods.path}" class="product-title">${goods.name}</a><b class="price">${price}</b></div>${rowScript(goods)}`

  it('[B02] say a price that is on screen without VAT, and none that is not there', async () => {
    const goods = await listOf(tile(sheet, '970,49 TL + KDV') + tile(pillow, ''))
    expect(goods).toMatchObject([
      { id: '25', price: { card: 116459 }, showOnly: false },
      { id: '26', showOnly: true },
    ])
  })

  it('[B02] name goods in any markup, with the prices that stand on screen', async () => {
    const marked = ({ name }: Goods, price: string) =>
      `<a-card><a-link data-go="x">${name}</a-link><i>${price}</i></a-card>`
    const body =
      marked(sheet, '1.164,59 TL') + rowScript(sheet) + marked(pillow, '') + rowScript(pillow)
    const expected = [
      { id: '25', path: '/nevresim-mavi', price: { card: 116459 }, showOnly: false },
      { id: '26', path: '/yastik', showOnly: true },
    ]
    expect(await listOf(body)).toMatchObject(expected)
    const shop = shopOfPages({ '/ev': writePage({ script }), [loader]: body })
    expect(await shop.calls.page('ev')).toMatchObject({ list: { products: expected } })
  })

  it('[P01] [G04] are in no other currency than that of the page', async () => {
    const row = { currency: 'EUR', currency_target: 'TL' }
    const [first] = await listOf(tile({ ...sheet, row }, '970,49 TL + KDV'))
    expect(first).toMatchObject({ id: '25', showOnly: true })
  })

  it('[B02] leave a price hidden that the page hides, and a discount that it does not give', async () => {
    const hidden = (markup: string) =>
      markup.replace('class="current-price"', 'class="current-price d-none"')
    const was = (markup: string) =>
      markup.replace('>1.164,59</span> TL</div><div', '>1.999,00</span> TL</div><div')
    const [first, second] = await listOf(hidden(fifthCard(sheet)) + fifthCard(pillow))
    expect([first, second]).toMatchObject([{ id: '25', showOnly: true }, { showOnly: false }])
    const [full] = await listOf(was(fifthCard(sheet)))
    expect(full).toMatchObject({ price: { card: 116459, old: null } })
    const alone = `<i>120,00 TL</i>${rowScript(pillow)}${rowScript({ ...sheet, price: '120,00' })}`
    expect(await listOf(alone)).toMatchObject([{ showOnly: true }, { showOnly: true }])
    const empty = `<i>120,00 TL</i>${rowScript({ ...pillow, row: { quantity: 0 } })}`
    expect(await listOf(empty)).toMatchObject([{ inStock: false, showOnly: false }])
  })

  it.each(['nevresim-mavi?variant=3', 'tr/nevresim-mavi', 'Nevresim-Mavi', '/nevresim-mavi/'])(
    '[P01] are of the page’s own product: %s',
    async (url) => {
      const body = fifthDetail(sheet) + fifthCard(pillow) + rowScript({ ...sheet, row: { url } })
      expect(await productOf(sheet, body)).toMatchObject({ id: '25', price: { card: 116459 } })
    },
  )

  it('[B02] are left out where they are no JSON', async () => {
    const broken =
      "<script>PRODUCT_DATA.push(JSON.parse('{\"id\":'));PRODUCT_DATA.push(JSON.parse('7'))</script>"
    expect(await listOf(tile(pillow, '120,00 TL') + broken)).toMatchObject([{ id: '26' }])
  })
})
