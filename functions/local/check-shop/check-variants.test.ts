import { describe, expect, it } from 'vitest'
import { html, json, reportOn, send } from '../../../tests/support/checked-shop'
import type { Report } from './report'

const rowOf = ({ rows }: Report, one: string) => rows.find(({ id }) => id === one)

const page = (node: object, body = '') =>
  `<!doctype html><title>Kırtasiye</title><script type="application/ld+json">${JSON.stringify(node)}</script>${body}`
const offers = { price: '90.00', priceCurrency: 'TRY', availability: 'InStock' }
const product = (id: string, name: string) =>
  page({ '@type': 'Product', productID: id, name, offers })
const listed = (origin: string, paths: string[]) =>
  page({
    '@type': 'ItemList',
    itemListElement: paths.map((path, at) => ({
      ...{ '@type': 'ListItem', position: at + 1, url: `${origin}/${path}`, name: path },
    })),
  })

const row = (ID: string, TYPE_ID: string, TYPE: string, STOCK = 3) => ({
  ...{ ID, TYPE_ID, TYPE, STOCK, PRICE: 90 },
})
const cart = { status: 1, statusText: '', cartProducts: [] }

/** A shop whose home page lists these products, and that answers JSON at these ends of paths. */
async function reportWith(pages: Record<string, string>, answers: Record<string, object>) {
  const added: URLSearchParams[] = []
  const report = await reportOn(async (request, response) => {
    const { url = '', headers } = request
    const sent = Buffer.concat(await request.toArray()).toString()
    const [path = ''] = url.slice(1).split('?')
    const isAdding = path.includes('add-to-cart')
    if (isAdding) added.push(new URLSearchParams(sent))
    const at = Object.keys(answers).find((end) => path.endsWith(end))
    const own = path === '' ? listed(`http://${headers.host}`, Object.keys(pages)) : pages[path]
    const known = isAdding ? cart : at && answers[at]
    if (known) send(200, JSON.stringify(known), json)(request, response)
    else send(own ? 200 : 404, own ?? '<html></html>', html)(request, response)
  })
  const items = added.map((form) => [form.get('productId'), form.get('variantId')])
  return { report, items }
}

const none = { VARIANT1_LIST: [] }

describe('options that only get-variant1-list names', () => {
  const ofGroup1 = {
    'get-variant1-list/6/0': {
      VARIANT1_LIST: [row('90', '50', '1 kg', 0), row('91', '51', '5 kg')],
    },
  }

  it('are found, and a variant in stock is added to the cart', async () => {
    const { report, items } = await reportWith({ toprak: product('6', 'Toprak') }, ofGroup1)
    expect(rowOf(report, 'VARIANT group 1')?.result).toBe('present')
    expect(rowOf(report, 'VARIANT group 2')?.call).toContain('get-variant2-list/6/50')
    expect(items).toEqual([['6', '91']])
  })

  it('leave the cart a product that is known to have none', async () => {
    const pages = { makas: product('5', 'Makas'), toprak: product('6', 'Toprak') }
    const { items } = await reportWith(pages, { ...ofGroup1, 'get-variant1-list/5/0': none })
    expect(items).toEqual([['5', '0']])
  })

  it('are those of other products too, as far as the shop was not requested to name them', async () => {
    const pages = { toprak: product('6', 'Toprak'), makas: product('5', 'Makas') }
    const { items } = await reportWith(pages, ofGroup1)
    expect(items).toEqual([['6', '91']])
  })

  it('go on with a second group: a variant of both is added', async () => {
    const { items } = await reportWith(
      { toprak: product('6', 'Toprak') },
      {
        ...ofGroup1,
        'get-variant2-list/6/50': {
          VARIANT2_LIST: [row('92', '60', 'Torf'), row('93', '61', 'Kum')],
        },
      },
    )
    expect(items).toEqual([['6', '92']])
  })

  it('are the first group’s alone where the second answers those too', async () => {
    const { items } = await reportWith(
      { toprak: product('6', 'Toprak') },
      {
        ...ofGroup1,
        'get-variant2-list/6/50': { VARIANT2_LIST: [row('90', '50', '1 kg')] },
      },
    )
    expect(items).toEqual([['6', '91']])
  })
})

describe('variants without VAT', () => {
  const note = 'variants without VAT: their prices are computed with that of their product'
  it.each<[object, string]>([
    [{}, note],
    [{ VAT: null }, note],
    [{ VAT: '' }, note],
    [{ VAT: 20 }, ''],
    [{ VAT: '0' }, ''],
    [{ PRICE_WITH_VAT: 108 }, ''],
    [{ PRICE: undefined }, ''],
  ])('are a note: %j', async (more, details) => {
    const list = { VARIANT1_LIST: [{ ...row('90', '50', '1 kg'), ...more }] }
    const { report } = await reportWith(
      { toprak: product('6', 'Toprak') },
      { 'get-variant1-list/6/0': list },
    )
    expect(rowOf(report, 'VARIANT group 1')).toMatchObject({ result: 'present', details })
  })
})

describe('variants that a page describes without their ids', () => {
  const group = page(
    {
      ...{ '@type': 'ProductGroup', productGroupID: '6', name: 'Toprak', variesBy: 'size' },
      hasVariant: ['1 kg', '5 kg'].map((size, at) => ({
        ...{ '@type': 'Product', name: `Toprak ${size}`, sku: `${90 + at}`, size, offers },
      })),
    },
    '<h1>Toprak</h1><form><input type="hidden" name="productId" value="6"></form>',
  )

  it('are known by the numbers that the shop has for them, as on its product page', async () => {
    const { report, items } = await reportWith(
      { toprak: group },
      { 'product-detail/variant/6/90': { ID: '90', TurId1: '50', TurId2: '', PRICE: 90 } },
    )
    expect(rowOf(report, 'PRODUCT_DETAIL_VARIANT')?.result).toBe('present')
    expect(items).toEqual([['6', '90']])
  })

  it('are those that the shop lists', async () => {
    const list = { VARIANT1_LIST: [row('90', '50', '1 kg'), row('91', '51', '5 kg')] }
    const { report, items } = await reportWith({ toprak: group }, { 'get-variant1-list/6/0': list })
    expect(rowOf(report, 'VARIANT group 1')?.result).toBe('present')
    expect(items).toEqual([['6', '90']])
  })
})
