import { expect, it } from 'vitest'
import { json, reportOn, send } from '../../../tests/support/checked-shop'
import type { Report } from './report'

/* One category's goods are often of one kind: the check looks at two more. */

const categories = ['defter', 'kalem', 'silgi', 'bahce'].map((link, at) => ({
  ...{ ID: `${at + 1}`, TITLE: link, LINK: link },
}))
const goods: Record<string, object> = {
  defter: { ID: '5', TITLE: 'Defter', URL: 'cizgili', STOCK: 3, PRICE_SELL: 90 },
  bahce: { ID: '6', TITLE: 'Toprak', URL: 'toprak', STOCK: 3, HAS_VARIANT: 1, PRICE_SELL: 90 },
}

/** A shop with `get-page` whose lists of a category are these goods. */
function reportOf(lists: typeof goods): Promise<Report> {
  return reportOn(({ url = '' }, response) => {
    const link = new URL(url, 'http://shop.test').searchParams.get('link') ?? ''
    const PRODUCTS = lists[link] ? [lists[link]] : []
    const page = { PAGE: { TYPE: 'category', TITLE: link }, LIST: { PRODUCTS } }
    const [, body] =
      [
        ['category/get', categories] as const,
        ['get-globals', { SITE_NAME: 'Kırtasiye' }] as const,
        ['product-loader', { PRODUCTS }] as const,
        ['get-page', page] as const,
      ].find(([name]) => url.includes(name)) ?? []
    const answers = body ? send(200, JSON.stringify(body), json) : send(404, '')
    answers({} as never, response)
  })
}
const rowOf = ({ rows }: Report, one: string) => rows.find(({ id }) => id === one)

it('[P03] options are looked for among the goods of other categories too', async () => {
  const report = await reportOf(goods)
  expect(rowOf(report, 'VARIANT group 1')?.call).toContain('get-variant1-list/6/')
})

it.each(['PAGE category', 'PRODUCT_LOADER list'])(
  '[B02] a list of another category that cannot be read is named: %s',
  async (id) => {
    const report = await reportOf({ ...goods, bahce: { ...goods.bahce, PRICE_SELL: 'abc' } })
    expect(rowOf(report, id)).toMatchObject({
      result: 'unreadable',
      details: expect.stringMatching(/^bahce: .*PRICE_SELL = "abc"/),
    })
    expect(report.exitCode).toBe(1)
  },
)
