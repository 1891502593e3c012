import { afterAll, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../../tests/support/shop-pages'
import { writePage } from '../../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

it.each(['/', '/en/', '/en', '/de/'])(
  '[P01] a breadcrumb does not begin twice: %s',
  async (home) => {
    const names = { 'Ana Sayfa': home, Şekerleme: '/en/sekerleme', Lokum: '/en/lokum' }
    const itemListElement = Object.entries(names).map(([name, path], at) => ({
      ...{ '@type': 'ListItem', position: at + 1, name, item: `https://shop.test${path}` },
    }))
    const offers = { '@type': 'Offer', price: '10', priceCurrency: 'TRY' }
    const data = [
      { '@type': 'BreadcrumbList', itemListElement },
      { '@type': 'Product', name: 'Lokum', productID: '5', offers },
    ]
    const shop = shopOfPages({ '/en/lokum': writePage({ data }) })
    expect(await shop.calls.page('en/lokum')).toMatchObject({
      product: { crumbs: [{ title: 'Şekerleme', path: '/en/sekerleme' }] },
    })
  },
)
