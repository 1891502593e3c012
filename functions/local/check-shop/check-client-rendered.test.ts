import { expect, it } from 'vitest'
import { html, json, reportOn, send } from '../../../tests/support/checked-shop'

const shell =
  '<!doctype html><title>Kırtasiye</title><h1>Kırtasiye</h1><script src="/app.js"></script>'
const ofScripts = (categories: string) =>
  reportOn(({ url = '' }, response) => {
    const answers = url.includes('category/get')
      ? send(200, categories, json)
      : url.includes('product-loader')
        ? send(200, '{"PRODUCTS":[{"ID":"5","TITLE":"Masa","URL":"masa","STOCK":3}]}', json)
        : /^\/(?:bahce|masa)?(?:\?|$)/.test(url)
          ? send(200, shell, html)
          : send(404, '<html></html>', html)
    answers({} as never, response)
  })

it('[B02] pages that only a browser’s script fills show no list and no product', async () => {
  const { rows, summary, exitCode } = await ofScripts('[{"ID":"7","TITLE":"B","LINK":"bahce"}]')
  const rowOf = (one: string) => rows.find(({ id }) => id === one)
  expect(rowOf('PLATFORM_PAGE category')).toMatchObject({
    result: 'missing',
    details: expect.stringContaining('no list of products'),
    without: expect.stringContaining('no products'),
  })
  expect(rowOf('PLATFORM_PAGE product')).toMatchObject({
    result: 'missing',
    details: expect.stringContaining('no product with a name and a price'),
    without: expect.stringContaining('cannot be bought here'),
  })
  expect(summary.join('\n')).toMatch(
    /^A shopper will not have: (?=.*pages of categories)(?=.*product pages)/m,
  )
  expect(exitCode).toBe(1)
})
