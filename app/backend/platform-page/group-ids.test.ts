import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const all = [
  ['21', 'Beyaz', 'S'],
  ['22', 'Beyaz', 'M'],
  ['23', 'Mavi', 'S'],
  ['24', 'Mavi', 'M'],
]
const offers = { price: '899', priceCurrency: 'TRY', availability: 'InStock', url: '/gomlek' }
type Ids = (id: string) => object
const groupPage = (ids: Ids, rows = all) =>
  writePage({
    data: [
      {
        '@type': 'ProductGroup',
        productGroupID: '2',
        name: 'Keten Gömlek',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
        hasVariant: rows.map(([id = '', color, size]) => ({
          ...{ '@type': 'Product', name: `Keten Gömlek ${color} ${size}`, color, size, offers },
          ...ids(id),
        })),
      },
    ],
    body: '<h1>Keten Gömlek</h1><form><input type="hidden" name="productId" value="2"></form>',
  })
const withoutId = (html: string) => html.replace(/<form>.*<\/form>/, '')
const bySku: Ids = (sku) => ({ sku })
const call9 = '/srv/service/product-detail/variant/2/'
const lists = '/srv/service/variant/get-variant1-list/2/0'
const place = (id: string) => ({ ID: id, TurId1: 701, TurId2: 801, PRICE: '817,27', VAT: '10' })

async function productOf(html: string, answers: Parameters<typeof shopOfPages>[0]) {
  const shop = shopOfPages({ ...answers, '/gomlek': html })
  const page = await shop.calls.page('gomlek')
  if (page.kind !== 'product') throw new Error(page.kind)
  const paths = shop.sent.map(({ url }) => new URL(url).pathname)
  return { ...page.product, called: paths.filter((path) => path.includes('variant')) }
}

describe('a group whose markup names no ids of its variants', () => {
  it.each<[string, Ids]>([
    ['sku', bySku],
    ['productID', (productID) => ({ productID, sku: `KZ-${productID}` })],
    ['@id', (id) => ({ '@id': `/gomlek#v${id}` })],
  ])('[P05] [C01] [Z9] is bought by the ids that the shop knows as such: %s', async (_, ids) => {
    const product = await productOf(withoutId(groupPage(ids)), { [`${call9}21`]: place('21') })
    expect(product.soldAt).toBeUndefined()
    expect(product.id).toBe('2')
    expect(product.variants.map(({ id }) => id)).toEqual(['21', '22', '23', '24'])
    expect(product.called.filter((path) => path === `${call9}21`)).toHaveLength(1)
    expect(product.groups).toHaveLength(2)
  })

  it.each([
    ['nothing', {}],
    ['another product', { ...place('21'), PRODUCT_ID: '3' }],
    ['another variant', place('99')],
  ])('[P05] is bought at the shop where call 9 answers %s', async (_, answer) => {
    const product = await productOf(groupPage(bySku), { [call9]: answer })
    expect(product.soldAt).toMatch(/gomlek$/)
    expect(product.variants.every(({ id }) => id.startsWith('unknown-'))).toBe(true)
  })

  it('[P05] [Z10] of one kind of options has those that the shop lists', async () => {
    const rows = [
      ['', 'Beyaz', 'S'],
      ['', 'Mavi', 'S'],
    ]
    const row = (id: number, TYPE: string) => ({
      ID: id,
      TYPE_ID: id + 700,
      TYPE,
      PRICE: 817,
      STOCK: 1,
    })
    const VARIANT1_LIST = [row(21, 'Beyaz'), row(23, 'Mavi')]
    const html = groupPage(() => ({}), rows)
    const product = await productOf(html, { [lists]: { VARIANT1_LIST } })
    expect([product.soldAt, product.variants.map(({ id }) => id)]).toEqual([
      undefined,
      ['21', '23'],
    ])
    const fewer = await productOf(html, { [lists]: { VARIANT1_LIST: [row(21, 'Beyaz')] } })
    expect(fewer.soldAt).toMatch(/gomlek$/)
  })

  it('[P01] needs no further call where its ids are known', async () => {
    const known: Ids = (id) => ({ offers: { ...offers, url: `/gomlek?variant=${id}` } })
    expect((await productOf(groupPage(known), {})).called).toEqual([])
  })
})
