import { afterAll, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { readSource } from '~/backend/platform-page/html/read-source'
import { productWire } from '~/backend/platform-page/wire/product-wire'
import { registerServerTexts } from '~/i18n/server-texts'
import { withAwaitedTexts } from '~/product/awaited-text'
import '../../../../functions/local/html-rewriter/html-rewriter'
import { shopOfPages } from '../../../../tests/support/shop-pages'
import { writePage } from '../../../../tests/support/theme-pages/write-page'
import { readAwaited } from './awaited'
import { readProduct } from './product'

afterAll(() => setShopOrigins())

const now = Date.parse('2026-11-25T12:00Z')
const from = '2026-12-12T00:00:00.000Z'

it.each([
  ['preorder', 'preorder'],
  ['https://schema.org/PreSale', 'preorder'],
  ['pre order', 'preorder'],
  ['BackOrder', 'backorder'],
  ['made_to_order', 'backorder'],
  ['https://schema.org/PreOrder/', 'preorder'],
])('[P01] %s says that goods are awaited, and from when, until that day', (word, kind) => {
  const of = (AVAILABLE_ON: string) => readAwaited({ AVAILABILITY: word, AVAILABLE_ON }, now)
  expect(of(from)).toEqual({ awaited: { kind, from } })
  for (const none of ['', '2026-11-25T12:00:00.000Z'])
    expect(of(none)).toEqual({ awaited: { kind, from: '' } })
})

it.each(['', 'InStock', 'OutOfStock', 'PreOrderOver'])('[P01] "%s" does not', (AVAILABILITY) => {
  expect(readAwaited({ AVAILABILITY, AVAILABLE_ON: from }, now)).toEqual({})
})

it('[P01] a page that the shop renders itself says it by its structured data', async () => {
  registerServerTexts()
  const offers = {
    price: 10,
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2099-12-12',
  }
  const data = [{ '@type': 'Product', name: 'Cezve', productID: '5', offers }]
  const wire = productWire(await readSource(writePage({ data })), '/cezve', (name) => name)
  const product = readProduct(wire, [], 'TL')
  expect(product).toMatchObject({ inStock: true, awaited: { kind: 'preorder' } })
  expect(product && withAwaitedTexts(product, 'de').awaitedText).toBe(
    'Vorbestellung: Versand ab 12. Dez. 2099',
  )
})

it('[P01] [P03] so are its variants, of which the shop’s lists do not say it', async () => {
  const offers = { price: 10, availability: 'https://schema.org/PreOrder' }
  const data = [{ '@type': 'Product', name: 'Cezve', productID: '5', offers }]
  const body = '<a data-group-id="1" data-type-id="7">S</a>'
  const { calls } = shopOfPages({
    '/cezve': writePage({ data, body }),
    '/srv/service/variant/get-variant2-list/5/7': {
      VARIANT2_LIST: [{ ID: 51, TYPE_ID: 0, TYPE_ID1: 7, STOCK: 3 }],
    },
  })
  const page = await calls.page('cezve')
  const variants = page.kind === 'product' ? page.product.variants : []
  expect(variants).toMatchObject([{ id: '51', awaited: { kind: 'preorder' } }])
})
