import { afterAll, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const priced = (currency: string, price: string) =>
  writePage({
    script: `var LINK_TYPE = "product"; var LINK_TABLE_ID = 7; var CURRENCY = "${currency}";`,
    data: [{ '@type': 'Product', name: 'Cezve', offers: { price, priceCurrency: currency } }],
  })

it('[G04] the currency of a page is chosen anew where the shop no longer knows the session', async () => {
  let sessions = 0
  const unnamed = (price: string) => priced('', price)
  const shop = shopOfPages({
    '/srv/shopping/shopping/set-currency/USD': () => {
      sessions += 1
      return new Response('1', { headers: { 'set-cookie': `SHOP=guest${sessions}; Path=/` } })
    },
    '/cezve': unnamed('20'),
    '/tava': () =>
      sessions === 1
        ? new Response(unnamed('900'), {
            headers: { 'content-type': 'text/html', 'set-cookie': 'SHOP=other; Path=/' },
          })
        : new Response(unnamed('30'), { headers: { 'content-type': 'text/html' } }),
  })
  const calls = shop.open({ currency: 'USD' })
  await calls.page('cezve')
  expect(await calls.page('tava')).toMatchObject({
    product: { price: { card: 3000, currency: 'USD' } },
  })
  const requested = shop.sent.filter(({ url }) => url.includes('/tava'))
  expect(requested.map(({ cookie }) => cookie)).toEqual(['SHOP=guest1', 'SHOP=guest2'])
})
