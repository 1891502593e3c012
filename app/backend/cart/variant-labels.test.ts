import { afterAll, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'
import { openCartApi } from './cart-api'
import { withVariantLabels } from './variant-labels'

afterAll(() => setShopOrigins())

const variant = (id: string, color: string, size: string) => ({
  ...{ '@type': 'Product', name: 'Saksı', productID: id, sku: `K${id}`, color, size },
  offers: { price: 75, priceCurrency: 'TRY', availability: 'InStock' },
})
const group = {
  ...{ '@type': 'ProductGroup', name: 'Saksı', productGroupID: '4003' },
  hasVariant: [variant('9021', 'Kiremit', 'Küçük'), variant('9024', 'Kum Beji', 'Büyük')],
}
const page = writePage({
  data: [group],
  script: "var LINK_TYPE='product',LINK_TABLE_ID='4003';",
  body: '<h1>Saksı</h1><input type="hidden" name="productId" value="4003">',
})
const line = (variantId: string) =>
  `<div class="cart-item" data-id="4003" data-variant-id="${variantId}"><a class="title" href="/sak%C4%B1">Saksı</a><input value="1"><b class="price">75,00 TL</b></div>`

async function labelsOf(...ids: string[]) {
  const shop = shopOfPages({
    '/sak%C4%B1': page,
    '/srv/service/content-v5/sub-folder/30/1054/header-cart': `<div>${ids.map(line).join('')}</div>`,
    '/srv/service/product-detail/variant/4003/9030': { ID: '9030', TYPE_ID1: '7', TYPE: 'Mavi' },
    '/srv/service/product-detail/variant/4003/9031': {},
  })
  const cart = await withVariantLabels(await openCartApi(shop.context).load(), shop.calls)
  return { labels: cart.lines.map(({ variantLabel }) => variantLabel), sent: shop.sent }
}

it('[C11] lines of a product are told apart by its page where the markup does not', async () => {
  const { labels, sent } = await labelsOf('9024', '9021')
  expect(labels).toEqual(['Kum Beji / Büyük', 'Kiremit / Küçük'])
  expect(sent.filter(({ url }) => url.endsWith('/sak%C4%B1'))).toHaveLength(1)
})

it('[C11] [Z9] a variant that the page does not list has the name of its call, else none', async () => {
  expect((await labelsOf('9030', '9031')).labels).toEqual(['Mavi', ''])
})
